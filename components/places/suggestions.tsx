'use client'

import { type AriaAttributes, type AriaRole, useEffect, useEffectEvent, useState } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { KeptPlace } from './place-list'
import {
  describeSuggestions,
  isWholeAddress,
  type NamedSuggestion,
  type Suggestion,
  suggest,
} from './suggestion'
import { usePlaces } from './use-places'

/** What the field has to say of itself while it has suggestions. */
export type Look = { role?: AriaRole } & Pick<
  AriaAttributes,
  'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>

export interface SuggestionsProps {
  input: HTMLInputElement
  leadsTo?: string | undefined
  onLook(look: Look): void
}

/** The keys and the list of an ARIA 1.2 combobox around a field. Enter without a choice sends the text as it is. */
export function Suggestions({ input, leadsTo, onLook }: SuggestionsProps) {
  const [text, setText] = useState(input.value === input.defaultValue ? '' : input.value)
  const [isShown, setShown] = useState(text !== '')
  const [pointed, setPointed] = useState(-1)
  const places = usePlaces()
  const named = useFound(leadsTo === undefined ? text : '', NAMED_PAUSE, askNamed)
  const addresses = useFound(isWholeAddress(text.trim()) ? text : '', ADDRESS_PAUSE, askAddresses)
  const found = { named: named.found, addresses: addresses.found }
  const suggestions = suggest(places, found, text, leadsTo)
  const count = suggestions.length
  const open = isShown && count > 0
  const active = open && pointed < count ? pointed : -1
  const listId = `${input.id}-suggestions`
  const take = (suggestion: Suggestion | undefined) => suggestion && location.assign(suggestion.href)

  const onInput = useEffectEvent(() => {
    setText(input.value)
    setShown(true)
    setPointed(-1)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || count === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setShown(true)
      // Past either end comes the text itself, then the other end.
      const step = key === 'ArrowDown' ? 1 : -1
      setPointed(((active + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (key === 'Escape' && open) setShown(false)
    else if (key === 'Enter' && active >= 0) take(suggestions[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const hide = () => setShown(false)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', hide)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', hide)
    }
  }, [input])
  useEffect(() => {
    onLook({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      ...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
    })
  }, [onLook, open, active, listId])

  return (
    <>
      <SuggestionList id={listId} open={open} active={active} suggestions={suggestions} take={take} />
      <p role="status" className="sr-only">
        {text && describeSuggestions(text, count, named.waiting || addresses.waiting, addresses.failed)}
      </p>
    </>
  )
}

interface ListProps {
  id: string
  open: boolean
  active: number
  suggestions: readonly Suggestion[]
  take(suggestion: Suggestion): void
}

/** Lies over what follows, so that nothing moves. The list itself is always there, for the field names it. */
function SuggestionList({ id, open, active, suggestions, take }: ListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!open}
      className="absolute inset-x-0 top-full z-50 mt-1 overflow-hidden rounded-control border border-edge bg-surface shadow-lg print:hidden"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys.
        <div
          key={suggestion.href}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus, so that a press is no leaving of it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
          className="flex min-h-11 cursor-pointer flex-col justify-center gap-x-3 border-l-4 sm:flex-row sm:items-center sm:justify-between border-transparent px-3 py-1.5 leading-5 hover:bg-accent-soft aria-selected:border-accent aria-selected:bg-accent-soft"
        >
          <span className="wrap-anywhere">{suggestion.name}</span>
          <span className="text-sm text-muted sm:text-right">{suggestion.detail}</span>
        </div>
      ))}
    </div>
  )
}

/** Names come from our own memory; the geocoder is asked once nobody has typed for a moment. */
const NAMED_PAUSE = 80
const ADDRESS_PAUSE = 300

interface Found<T> {
  /** The text they answer. */
  text: string
  found: T[]
  failed: boolean
}

/** What a text finds, once nobody has typed for a moment; what was found for the text before stays until then. */
function useFound<T>(
  typed: string,
  pause: number,
  ask: (text: string, signal: AbortSignal) => Promise<T[] | null>,
) {
  const [answer, setAnswer] = useState<Found<T>>({ text: '', found: [], failed: false })
  const text = typed.trim()
  useEffect(() => {
    if (text === '') return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      // Rejects only where somebody typed on.
      const found = await ask(text, abort.signal).catch(() => undefined)
      if (found === undefined || abort.signal.aborted) return
      setAnswer({ text, found: found ?? [], failed: found === null })
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, pause, ask])
  const waiting = text !== '' && answer.text !== text
  const isOfText = text !== '' && (answer.text === text || text.startsWith(answer.text))
  return { found: isOfText ? answer.found : [], failed: !waiting && answer.failed, waiting }
}

async function askNamed(text: string, signal: AbortSignal): Promise<NamedSuggestion[] | null> {
  const answer = await fetchJson<{ suggestions: NamedSuggestion[] }>(
    `/api/places/suggest?q=${encodeURIComponent(text)}`,
    { signal },
  )
  return answer.ok ? answer.data.suggestions : null
}

interface Matches {
  matches: { address: string; latitude: number; longitude: number }[]
}

async function askAddresses(text: string, signal: AbortSignal): Promise<KeptPlace[] | null> {
  const answer = await fetchJson<Matches>(`/api/places?q=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) return null
  return answer.data.matches.map(({ address, latitude, longitude }) => ({
    ...{ latitude, longitude, typed: address },
    name: toMixedCase(address),
  }))
}
