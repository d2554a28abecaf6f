'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'

/** Links of this page to itself, marked `data-soft`: the map and what is read stay where they are. */
export function SoftLinks({ className, children }: { className?: string; children: ReactNode }) {
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()
  const pressed = useRef<string>(undefined)

  // What came may stand in the place of what was pressed.
  useEffect(() => {
    if (isBusy || !pressed.current) return
    if (document.activeElement === document.body) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  }, [isBusy])

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-soft]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    pressed.current = link.id
    const { pathname, search } = new URL(link.href)
    startTransition(() => push(`${pathname}${search}` as Route, { scroll: false }))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what acts.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div onClick={follow} aria-busy={isBusy} className={className}>
      {children}
    </div>
  )
}
