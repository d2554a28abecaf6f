'use client'

import { lazy, type ReactNode, useActionState, useEffect, useRef } from 'react'
import { pressDesk } from './actions'
import { DeskContext } from './desk-context'
import { startingState } from './desk-state'

// No Suspense boundary surrounds this component. The page stays as it is while the component loads, and a
// visitor without scripting receives a complete page.
const DeskNews = lazy(() => import('./desk-news'))

interface Props {
  isSignedIn: boolean
  children: ReactNode
}

export function Desk({ isSignedIn, children }: Props) {
  const [state, press, isPending] = useActionState(pressDesk, startingState)
  const news = useRef<HTMLDivElement>(null)
  const { turn, faults } = state
  const hasNews = Boolean(state.answer || state.problem || state.signedOut)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each press, not for each rendering.
  useEffect(() => {
    if (turn > 0 && hasNews) news.current?.focus()
  }, [turn])
  return (
    <DeskContext value={{ state, press, isPending }}>
      <div ref={news} tabIndex={-1}>
        {(hasNews || faults.length > 0) && <DeskNews state={state} isSignedIn={isSignedIn} />}
      </div>
      <div className="max-w-reading">{children}</div>
    </DeskContext>
  )
}
