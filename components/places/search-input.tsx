'use client'

import { type ComponentType, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { ComboboxAria, SuggestionsProps } from './suggestions'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'id'
  | 'name'
  | 'placeholder'
  | 'defaultValue'
  | 'className'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
>

interface Props extends Native {
  maxLength?: number
  /**
   * Address template of the page that a suggestion opens. If set, only places and addresses are suggested.
   */
  leadsTo?: string | undefined
  takesSlash?: boolean
  menu?: string
}

/**
 * The code for suggestions loads only when the field gets the focus, so that it does not slow down the page.
 */
export function SearchInput({ leadsTo, takesSlash = false, menu, maxLength = 1000, ...native }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const [look, setLook] = useState<ComboboxAria>({})
  const wake = () =>
    void import('./suggestions').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    )

  // The field may have the focus before hydration.
  useEffect(() => {
    if (input.current === document.activeElement) wake()
  })
  useSlash(input, takesSlash, menu)
  return (
    <div className="relative">
      <input
        {...native}
        {...look}
        ref={input}
        onFocus={wake}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {Suggestions && input.current && (
        <Suggestions input={input.current} leadsTo={leadsTo} onLook={setLook} />
      )}
    </div>
  )
}

const fields = 'input, textarea, select, [contenteditable]'

function useSlash(input: React.RefObject<HTMLInputElement | null>, takesSlash: boolean, menu?: string) {
  useEffect(() => {
    if (!takesSlash) return
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(fields)
      const isOff = document.documentElement.dataset.slash === 'off'
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || isOff) return
      event.preventDefault()
      const details = menu === undefined ? null : document.getElementById(menu)
      if (details instanceof HTMLDetailsElement && details.checkVisibility()) details.open = true
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [input, takesSlash, menu])
}
