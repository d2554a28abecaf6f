'use client'

import { type KeyboardEvent, useState } from 'react'

export interface Combobox {
  open: boolean
  /** Which suggestion is pointed at; -1: none, so that Enter sends the text as it stands. */
  active: number
  onKeyDown(event: KeyboardEvent): void
  show(): void
  hide(): void
}

/** The keys of an ARIA 1.2 combobox: down and up point, Enter takes what is pointed at, Escape closes. */
export function useCombobox(count: number, take: (index: number) => void): Combobox {
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
