'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('environment.load-rings', {
  loading: (progress) => `Loaded ${progress}. Loading more.`,
  stopped: (progress) => `Stopped after ${progress}.`,
  rest: 'Load the rest',
  stop: 'Stop',
})

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
      <p role="status">{stopped ? texts.stopped(progress) : texts.loading(progress)}</p>
      <span className="noscript:hidden">
        <button type="button" className={buttonLook('compact')} onClick={() => setStopped(!stopped)}>
          {stopped ? texts.rest : texts.stop}
        </button>
      </span>
    </>
  )
}
