'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'

interface Props {
  counts: { matched: number | null; listedWithPosition: number; listedWithoutPosition: number }
  /** Rings loaded so far, of three. */
  loaded: number
  nextHref: Route
}

/** The wider rings come one by one, with real counts, and can be stopped. Without scripting the next is a link. */
export function LoadRings({ counts, loaded, nextHref }: Props) {
  const router = useRouter()
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (stopped) return
    // After a pause, so that Stop can be pressed between two rings.
    const timer = setTimeout(() => router.replace(nextHref, { scroll: false }), 400)
    return () => clearTimeout(timer)
  }, [router, nextHref, stopped])

  const listed = counts.listedWithPosition + counts.listedWithoutPosition
  const total = counts.matched === null ? 'more than the source counts' : formatNumber(counts.matched)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-3 py-2 text-base print:hidden">
      <p role="status">
        {stopped ? 'Stopped after' : 'Loaded'} {loaded} of 3 rings: {formatNumber(listed)} of {total} records.
        {!stopped && ' The next ring is loading.'}
      </p>
      <span className="noscript:hidden">
        <Button look="secondary" type="button" onClick={() => setStopped(!stopped)}>
          {stopped ? 'Load the rest' : 'Stop'}
        </Button>
      </span>
      <noscript>
        <a href={nextHref}>Load the next ring</a>
      </noscript>
    </div>
  )
}
