import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Notice } from '@/components/ui/notice'
import type { DeskState } from './desk-state'

const texts = {
  asked: { title: 'You are signed out', text: 'Nothing of your sign-in is left in this browser.' },
  over: {
    title: 'Your sign-in has ended',
    text: 'Sign in again; what you typed is kept on this page. If it ends at once, this browser did not keep it: it needs cookies and an address that begins with https.',
  },
  refused: {
    title: 'The screening service did not accept this user name and secret',
    text: 'Check both with it and sign in again. What you typed is kept on this page.',
  },
}

/** What stands in the way, above the form. */
export function DeskProblem({ state, isSignedIn }: { state: DeskState; isSignedIn: boolean }) {
  if (state.problem) return <ProblemNotice problem={state.problem} />
  if (!state.signedOut || isSignedIn) return null
  const { title, text } = texts[state.signedOut]
  return (
    <Notice kind={state.signedOut === 'asked' ? 'good' : 'warn'} title={title}>
      <p>{text}</p>
    </Notice>
  )
}
