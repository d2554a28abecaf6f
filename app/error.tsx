'use client'

import { lazy, Suspense } from 'react'
import type { FailureProps } from '@/app/_lib/answer/failure'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('frame.error', {
  unreachable: 'We could not show this page. Reload it to try again.',
})

/** The failure page loads on demand, because every page includes this component and few show it. */
const Failure = lazy(() =>
  import('@/app/_lib/answer/failure').then(
    (loaded) => ({ default: loaded.Failure }),
    () => ({ default: Unreachable }),
  ),
)

export default function ErrorPage(props: FailureProps) {
  return (
    <Suspense fallback={null}>
      <Failure {...props} />
    </Suspense>
  )
}

const Unreachable = () => <p className="mx-auto max-w-270 px-4 py-8">{texts.unreachable}</p>
