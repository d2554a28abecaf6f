import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import type { connectors } from '@/connectors'
import { Desk } from './desk'
import { DeskForm } from './desk-form'
import { LookUpForm, SignInForm } from './form'
import type { SampleSignIn } from './questions'
import { readSession } from './session'

const texts = {
  none: 'No screening service is set up here',
  noneText:
    'The operator of this site can name one. Until then there is nothing to look up or to sign in to.',
}

export async function Service() {
  const { engine } = await getApp()
  const setup = await read('screening-vendor', 'getSetup', {})
  if (!setup.ok) return <ProblemNotice problem={setup.error} />
  if (!setup.data.isConfigured) {
    return (
      <Notice kind="warn" title={texts.none}>
        <p>{texts.noneText}</p>
      </Notice>
    )
  }
  const session = await readSession()
  const sample = engine.sample ? sampleDesk(engine.registry['screening-vendor']) : undefined
  return (
    <Desk isSignedIn={session !== undefined}>
      {session ? (
        <>
          <SignedIn until={new Date(session.until).toISOString()} />
          <LookUpForm sample={sample} />
        </>
      ) : (
        <SignInForm sample={sample} />
      )}
    </Desk>
  )
}

function SignedIn({ until }: { until: string }) {
  return (
    <DeskForm
      act="sign-out"
      submit="Sign out"
      look="secondary"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <p>
        You are signed in until <Moment iso={until} />.
      </p>
    </DeskForm>
  )
}

function sampleDesk({ sampleCredentials, methods }: (typeof connectors)['screening-vendor']): SampleSignIn {
  return { ...sampleCredentials, ids: methods.getReportStatus.example }
}
