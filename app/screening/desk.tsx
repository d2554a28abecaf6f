'use client'

import { lazy, type ReactNode, useActionState, useEffect, useRef } from 'react'
import { pressDesk } from './actions'
import { DeskContext } from './desk-context'
import { startingState } from './desk-state'

// No Suspense around it: a press keeps the page as it is until this is there, and without scripting it comes whole.
const DeskNews = lazy(() => import('./desk-news'))

interface Props {
  isSignedIn: boolean
  /** The forms, drawn by the server. */
  children: ReactNode
}

/** Each form works as a plain one, and what it brings is in the page and nowhere else. */
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
