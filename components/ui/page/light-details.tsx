'use client'

import { type ReactNode, useRef } from 'react'
import { useLightDismiss } from './use-light-dismiss'

interface Props {
  className: string
  children: ReactNode
}

export function LightDetails({ className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  )
}
