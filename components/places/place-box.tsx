'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import { controlLook, describeControl, Field } from '../ui/form/field'
import { type KeptPlace, placeLink } from './place-list'
import { describeSuggestions, isWholeAddress, type Suggestion, suggest } from './suggestion'
import { usePlaces } from './use-places'

interface Props {
  name?: string
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  defaultValue?: string
  maxLength?: number
  /** Where a suggestion leads, with `{at}` and `{q}` in it; the dossier unless said. */
  leadsTo?: string
}

/**
 * The one box. Without scripting a plain field; with it, places of this device and addresses are suggested.
 * The text is always kept, and Enter without a choice sends it.
 */
export function PlaceBox({ name = 'q', id = name, defaultValue = '', maxLength = 1000, ...rest }: Props) {
  const { leadsTo, label, hint, error } = rest
  const [text, setText] = useState(defaultValue)
  const [isTyped, setTyped] = useState(false)
  const places = usePlaces()
  const { addresses, waiting } = useAddresses(isTyped ? text : '')
  const suggestions = isTyped ? suggest(places, addresses.found, text) : []
  const open = (suggestion: Suggestion) => location.assign(placeLink(suggestion, leadsTo))
  const box = useCombobox(suggestions.length, (index) => {
    const suggestion = suggestions[index]
    if (suggestion) open(suggestion)
  })
  const words = { name, id, label, hint, error }
  const listId = `${id}-suggestions`
  return (
    <Field {...words}>
      <div className="relative">
        <input
          {...describeControl(words)}
          {...useRole(listId, box)}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setTyped(true)
            box.show()
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.hide}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          className={controlLook}
        />
        <SuggestionList id={listId} box={box} suggestions={suggestions} open={open} />
        <p role="status" className="sr-only">
          {isTyped && describeSuggestions(text, suggestions.length, waiting, addresses.failed)}
        </p>
      </div>
    </Field>
  )
}

/** Only once it does what the role promises. */
function useRole(listId: string, { open, active }: { open: boolean; active: number }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake) return {}
  return {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    ...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
  }
}

const PAUSE = 300

interface Addresses {
  /** The text they answer. */
  text: string
  found: KeptPlace[]
  failed: boolean
}

interface Answer {
  matches: { address: string; latitude: number; longitude: number }[]
}

const NOTHING: Addresses = { text: '', found: [], failed: false }

/** The geocoder's matches for a text, once it is a whole address and nobody has typed for a moment. */
function useAddresses(text: string): { addresses: Addresses; waiting: boolean } {
  const [addresses, setAddresses] = useState(NOTHING)
  const asked = text.trim()
  const isWhole = isWholeAddress(asked)
  useEffect(() => {
    if (!isWhole) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(asked, abort.signal)
      if (answer && !abort.signal.aborted) setAddresses(answer)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked, isWhole])
  const isAnswered = addresses.text === asked
  return { addresses: isWhole && isAnswered ? addresses : NOTHING, waiting: isWhole && !isAnswered }
}

async function ask(text: string, signal: AbortSignal): Promise<Addresses | undefined> {
  try {
    const answer = await fetchJson<Answer>(`/api/places?q=${encodeURIComponent(text)}`, { signal })
    if (!answer.ok) return { text, found: [], failed: true }
    const found = answer.data.matches.map(({ address, latitude, longitude }) => ({
      latitude,
      longitude,
      name: address,
      typed: address,
    }))
    return { text, found, failed: false }
  } catch {
    // Somebody typed on.
    return undefined
  }
}

const origins = { saved: 'Saved', recent: 'Recent', address: 'Address' } as const

interface SuggestionListProps {
  id: string
  box: Combobox
  suggestions: readonly Suggestion[]
  open: (suggestion: Suggestion) => void
}

/** Lies over what follows, so that nothing moves. The list itself is always there, for the field names it. */
function SuggestionList({ id, box, suggestions, open }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!box.open}
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border border-edge bg-surface shadow-lg print:hidden"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.latitude},${suggestion.longitude}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === box.active}
          // The field keeps the focus, so that a press is no leaving of it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(suggestion)}
          onKeyDown={box.onKeyDown}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-l-4 border-transparent px-3 py-1.5 hover:bg-accent-soft aria-selected:border-accent aria-selected:bg-accent-soft"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{suggestion.name}</span>
          <span className="text-sm text-muted">{origins[suggestion.origin]}</span>
        </div>
      ))}
    </div>
  )
}

interface Combobox {
  open: boolean
  /** Which suggestion is pointed at; -1: none, so that Enter sends the text as it stands. */
  active: number
  onKeyDown(event: KeyboardEvent): void
  show(): void
  hide(): void
}

/** The keys of an ARIA 1.2 combobox: down and up point, Enter takes what is pointed at, Escape closes. */
function useCombobox(count: number, take: (index: number) => void): Combobox {
  const [isShown, setShown] = useState(false)
  const [pointed, setPointed] = useState(-1)
  const open = isShown && count > 0
  const active = open && pointed < count ? pointed : -1

  function show() {
    setShown(true)
    setPointed(-1)
  }
  function hide() {
    setShown(false)
    setPointed(-1)
  }
  function point(step: 1 | -1) {
    setShown(true)
    // Past either end comes the text itself, then the other end.
    setPointed(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.nativeEvent.isComposing || count === 0) return
    if (key === 'ArrowDown' || key === 'ArrowUp') point(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Escape' && open) hide()
    else if (key === 'Enter' && active >= 0) take(active)
    else return
    event.preventDefault()
  }
  return { open, active, onKeyDown, show, hide }
}
