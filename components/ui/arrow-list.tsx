'use client'

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'

interface Props {
  /** Rows with one link each, which is marked `data-row`. Other controls of a row stay in the tab order. */
  children: ReactNode
  className: string
}

const texts = defineTexts('ui.arrow-list', { keys: 'Up and down arrows: next row' })

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** Runs again at each key, because rows may be added while a row has the focus. */
function keepOneStop(rows: readonly HTMLElement[], here: Element) {
  for (const row of rows) row.tabIndex = row === here ? 0 : -1
}

function enter({ currentTarget, target }: FocusEvent) {
  const rows = rowsOf(currentTarget)
  if (rows.includes(target as HTMLElement)) keepOneStop(rows, target)
}

function move(event: KeyboardEvent) {
  const { currentTarget, target, key } = event
  const rows = rowsOf(currentTarget)
  const at = rows.indexOf(target as HTMLElement)
  if (at < 0) return
  keepOneStop(rows, target as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}

export const ArrowList = ({ children, className }: Props) => (
  <div className="relative [&:has([data-row]:focus-visible)>p]:opacity-100">
    <ul onFocus={enter} onKeyDown={move} className={className}>
      {children}
    </ul>
    <p className="pointer-events-none absolute top-full right-0 z-10 mt-1 rounded-control border border-line bg-surface px-2 py-0.5 text-sm text-muted opacity-0 noscript:hidden print:hidden">
      {texts.keys}
    </p>
  </div>
)
