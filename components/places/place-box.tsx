'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { controlLook, describeControl, Field } from '../ui/field'
import { placeLink } from './place-link'
import { saySuggestions } from './say-suggestions'
import { type Suggestion, suggest } from './suggestion'
import { SuggestionList } from './suggestion-list'
import { useAddresses } from './use-addresses'
import { useCombobox } from './use-combobox'
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
          {isTyped && saySuggestions(text, suggestions.length, waiting, addresses.failed)}
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
