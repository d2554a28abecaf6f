'use client'

import { type ReactNode, useEffect, useRef } from 'react'

export function TakeFocus({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = region
    current?.focus()
    current?.addEventListener('click', followToField)
    return () => current?.removeEventListener('click', followToField)
  }, [])
  return (
    <div ref={region} role="alert" tabIndex={-1} aria-labelledby={labelledBy}>
      {children}
    </div>
  )
}

/**
 * Moves the focus itself. If the browser followed the link, the history would have an entry that the router
 * cannot go back to.
 */
function followToField(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const field = link && document.getElementById(link.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
