import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Notice } from '@/components/ui/notice'
import { AnswerPanel } from './answer-panel'
import type { ScreeningFormState } from './desk-state'

export default function DeskNews({ state, isSignedIn }: { state: ScreeningFormState; isSignedIn: boolean }) {
  return (
    <>
      <ErrorSummary problems={state.faults} />
      <DeskProblem state={state} isSignedIn={isSignedIn} />
      {isSignedIn && state.answer && <AnswerPanel answer={state.answer} />}
    </>
  )
}

const texts = {
  asked: { title: 'You are signed out', text: 'Nothing of your sign-in is left in this browser.' },
  over: {
    title: 'Your sign-in has ended',
    text: 'Sign in again; this page keeps what you typed. If it ends at once, your browser did not keep the sign-in: it needs cookies and an address that begins with https.',
  },
  refused: {
    title: 'The screening service did not accept this user name and secret',
    text: 'Check both with the service and sign in again. This page keeps what you typed.',
  },
}

function DeskProblem({ state, isSignedIn }: { state: ScreeningFormState; isSignedIn: boolean }) {
  if (state.problem) return <ProblemNotice problem={state.problem} />
  if (!state.signedOut || isSignedIn) return null
  const { title, text } = texts[state.signedOut]
  return (
    <Notice kind={state.signedOut === 'asked' ? 'good' : 'warn'} title={title}>
      <p>{text}</p>
    </Notice>
  )
}
