'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'

/**
 * Number of reloads. A page waits up to 8 seconds, so 8 reloads outlast the 60 seconds that a call may take.
 */
const MOST_TIMES = 8

const texts = defineTexts('answer.asking-again', {
  waiting: (whom: string) => `Still waiting for ${whom}. The answer appears here when it comes.`,
  ended: (whom: string) => `No answer from ${whom} yet. Reload the page to see whether it has come.`,
  stop: 'Stop waiting',
})

export function RetryForm({ whom }: { whom: string }) {
  const { refresh } = useRouter()
  const [left, setLeft] = useState(MOST_TIMES)
  const [isAsking, startTransition] = useTransition()
  useEffect(() => {
    if (left === 0 || isAsking) return
    startTransition(() => {
      refresh()
      setLeft((times) => Math.max(0, times - 1))
    })
  }, [left, isAsking, refresh])
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <p role="status">{left > 0 ? texts.waiting(whom) : texts.ended(whom)}</p>
      {left > 0 && (
        <Button type="button" look="secondary" onClick={() => setLeft(0)}>
          {texts.stop}
        </Button>
      )}
    </div>
  )
}
