'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { defineTexts } from '@/lib/language/define-texts'

interface Props {
  whom: string
}

const texts = defineTexts('answer.ask-again', {
  waiting: (whom: string) => `Still waiting for ${whom}. Reload the page to see whether the answer has come.`,
})

const Unreachable = ({ whom }: Props) => (
  <p className="mb-4 noscript:hidden print:hidden">{texts.waiting(whom)}</p>
)

const AskingAgain = lazy<ComponentType<Props>>(() =>
  import('./asking-again').then(
    (loaded) => ({ default: loaded.RetryForm }),
    () => ({ default: Unreachable }),
  ),
)

export const AutoReload = (props: Props) => (
  <Suspense fallback={null}>
    <AskingAgain {...props} />
  </Suspense>
)
