'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'

export function Enhanced({ className, children }: { className: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const { push } = useRouter()
  const [isBusy, startTransition] = useTransition()
  useEffect(() => {
    let end: (() => void) | undefined
    let isWanted = true
    const go = (href: string) => startTransition(() => push(href as Route, { scroll: false }))
    void import('./enhance').then(({ enhance }) => {
      if (isWanted && root.current) end = enhance(root.current, go)
    })
    return () => {
      isWanted = false
      end?.()
    }
  }, [push])
  return (
    <div ref={root} data-width="full" aria-busy={isBusy} className={className}>
      {children}
    </div>
  )
}
