'use client'

import { type ReactNode, useRef } from 'react'
import { useLightDismiss } from './use-light-dismiss'

interface Props {
  className: string
  children: ReactNode
}

/**
 * A disclosure that covers a part of the page. Opens without scripting; with it, Escape and a
 * click elsewhere close it.
 */
export function LightDetails({ className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  )
}
