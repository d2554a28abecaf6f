'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonLook } from '@/components/ui/button'

interface Props {
  progress: string
  nextHref: Route
}

export function LoadRings({ progress, nextHref }: Props) {
  const router = useRouter()
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (stopped) return
    // Waits before each ring, so that the visitor can press Stop.
    const timer = setTimeout(() => router.replace(nextHref, { scroll: false }), 400)
    return () => clearTimeout(timer)
  }, [router, nextHref, stopped])

  return (
    <>
      <p role="status">
        {stopped ? 'Stopped after' : 'Loaded'} {progress}.{!stopped && ' Loading more.'}
      </p>
      <span className="noscript:hidden">
        <button type="button" className={buttonLook('compact')} onClick={() => setStopped(!stopped)}>
          {stopped ? 'Load the rest' : 'Stop'}
        </button>
      </span>
    </>
  )
}
