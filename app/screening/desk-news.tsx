import { ErrorSummary } from '@/components/ui/error-summary'
import { AnswerPanel } from './answer-panel'
import { DeskProblem } from './desk-problem'
import type { DeskState } from './desk-state'

/** What the last press brought. Loaded with the first press: whoever only reads the page needs none of it. */
export default function DeskNews({ state, isSignedIn }: { state: DeskState; isSignedIn: boolean }) {
  return (
    <>
      <ErrorSummary problems={state.faults} />
      <DeskProblem state={state} isSignedIn={isSignedIn} />
      {isSignedIn && state.answer && <AnswerPanel answer={state.answer} />}
    </>
  )
}
