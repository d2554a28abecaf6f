'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Moves focus here once it appears; without scripting the content simply stands first. */
export function TakeFocus({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} role="alert" tabIndex={-1} aria-labelledby={labelledBy}>
      {children}
    </div>
  )
}
