'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** What opens it; draws its own open state with `group-open`. */
  summary: ReactNode
  id?: string
  className?: string
  /** The field that somebody opens it for. */
  focuses?: string
  children?: ReactNode
}

/** Opens without scripting; with it, Escape and a press elsewhere close it. One of the header's is open at a time. */
export function HeaderMenu({ summary, id, className = '', focuses, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (details.parentElement?.contains(event.target as Node)) return
      details.open = false
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details
      ref={menu}
      id={id}
      name="header"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && focuses) document.getElementById(focuses)?.focus()
      }}
      className={`group ${className}`}
    >
      <summary className="flex min-h-11 list-none items-center rounded-control text-ink group-open:text-accent hover:text-accent [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {children}
    </details>
  )
}
