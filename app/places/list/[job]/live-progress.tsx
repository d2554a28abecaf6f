'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { fetchJson } from '@/components/query/fetch-json'

const LOOK_MS = 2_000

const texts = { reload: 'Reload the page to see the progress.' }

interface Props {
  href: string
  count: number
  state: string
}

export function LiveProgress({ href, count, state }: Props) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return
      const progress = await fetchJson<{ state: string; answered: number }>(href)
      if (progress.ok && (progress.data.answered !== count || progress.data.state !== state)) router.refresh()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [href, count, state, router])
  return (
    <noscript>
      <p className="mb-3">{texts.reload}</p>
    </noscript>
  )
}
