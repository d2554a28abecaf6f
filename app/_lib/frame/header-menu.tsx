'use client'

import { type ReactNode, useRef } from 'react'
import { useLightDismiss } from '@/components/ui/page/use-light-dismiss'

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
  // The field that the search's menu opens stands beside it.
  useLightDismiss(menu, 'parent')
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
