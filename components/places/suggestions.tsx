'use client'

import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { type AriaAttributes, type AriaRole, useEffect, useEffectEvent, useState } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { PlaceEntry } from './place-list'
import {
  describeSuggestions,
  isWholeAddress,
  type PlaceSuggestion,
  type SearchSuggestion,
  suggest,
} from './suggestion'
import { usePlaces } from './use-places'

const texts = defineTexts('places.suggestions', { list: 'Suggestions' })

export type ComboboxAria = { role?: AriaRole } & Pick<
  AriaAttributes,
  'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>

export interface SuggestionsProps {
  input: HTMLInputElement
  leadsTo?: string | undefined
  onLook(look: ComboboxAria): void
}

/** This is an ARIA 1.2 combobox. Enter without a selected suggestion submits the typed text. */
export function Suggestions({ input, leadsTo, onLook }: SuggestionsProps) {
  const [text, setText] = useState(input.value === input.defaultValue ? '' : input.value)
  const [isShown, setShown] = useState(text !== '')
  const [pointed, setPointed] = useState(-1)
  const places = usePlaces()
  const named = useFound(leadsTo === undefined ? text : '', fromNames)
  const addresses = useFound(isWholeAddress(text.trim()) ? text : '', fromGeocoder)
  const matches = { named: named.found, addresses: addresses.found }
  const suggestions = suggest(places, matches, text, leadsTo)
  const count = suggestions.length
  const open = isShown && count > 0
  const active = open && pointed < count ? pointed : -1
  const listId = `${input.id}-suggestions`
  /** A page that shows places itself cancels this event. On other pages the browser follows the link. */
  const take = (suggestion: PlaceSuggestion | undefined) => {
    const request = new CustomEvent('suggestion', { detail: suggestion, bubbles: true, cancelable: true })
    if (suggestion && input.dispatchEvent(request)) location.assign(suggestion.href)
    else setShown(false)
  }

  const onInput = useEffectEvent(() => {
    setText(input.value)
    setShown(true)
    setPointed(-1)
  })
  // Text may have been typed after the field was rendered and before this listener existed.
  const catchUp = useEffectEvent(() => {
    if (input.value !== text && input.value !== input.defaultValue) onInput()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || count === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setShown(true)
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
    catchUp()
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
  suggestions: readonly PlaceSuggestion[]
  take(suggestion: PlaceSuggestion): void
}

/** The list is always rendered, because the field's ARIA attributes reference it. */
function SuggestionList({ id, open, active, suggestions, take }: ListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.list}
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

interface Origin<T> {
  name: string
  pause: number
  ask(text: string, signal: AbortSignal): Promise<T[]>
}

const client = new QueryClient({
  // Requests are sent even if the browser reports that it is offline, so that a failure shows immediately.
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
})

function useFound<T>(typed: string, { name, pause, ask }: Origin<T>) {
  const text = typed.trim()
  const { data, isError, isFetching } = useQuery(
    {
      queryKey: [name, text],
      queryFn: async ({ signal }) => {
        await rest(pause, signal)
        return { text, found: await ask(text, signal) }
      },
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    client,
  )
  const isOfText = text !== '' && data !== undefined && text.startsWith(data.text)
  return { found: isOfText ? data.found : [], failed: isError, waiting: isFetching }
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((go, stop) => {
    const timer = setTimeout(go, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })

async function fetchFound<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetchJson<T>(path, { signal })
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data
}

const fromNames: Origin<SearchSuggestion> = {
  name: 'names',
  pause: 80,
  ask: async (text, signal) => {
    const path = localHref(`/api/places/suggest?q=${encodeURIComponent(text)}`)
    return (await fetchFound<{ suggestions: SearchSuggestion[] }>(path, signal)).suggestions
  },
}

interface Matches {
  matches: { address: string; latitude: number; longitude: number }[]
}

const fromGeocoder: Origin<PlaceEntry> = {
  name: 'addresses',
  pause: 300,
  ask: async (text, signal) => {
    const path = `/api/places?q=${encodeURIComponent(text)}`
    return (await fetchFound<Matches>(path, signal)).matches.map(({ address, latitude, longitude }) => ({
      latitude,
      longitude,
      typed: address,
      name: toMixedCase(address),
    }))
  },
}
