'use client'

import { type ReactNode, useRef } from 'react'
import { useLightDismiss } from '@/components/ui/page/use-light-dismiss'

interface Props {
  summary: ReactNode
  id?: string
  className?: string
  focuses?: string
  children?: ReactNode
}

export function HeaderMenu({ summary, id, className = '', focuses, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  // The search field is in the parent of the menu, so a click within the parent must not close the menu.
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
