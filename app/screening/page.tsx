import type { Metadata } from 'next'
import { read } from '@/app/data'
import { openHouse } from '@/app/house'
import { noindex } from '@/app/noindex'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { connectors } from '@/connectors'
import { About } from './about'
import { Desk } from './desk'
import { LookUpForm } from './look-up-form'
import type { SampleDesk } from './sample-desk'
import { readSession } from './session'
import { SignInForm } from './sign-in-form'
import { SignedIn } from './signed-in'

const texts = {
  title: 'Partner screening',
  lead: 'For those who hold credentials of their background-screening service: what may be ordered and how far an order is, without personal data.',
  none: 'No screening service is set up here',
  noneText:
    'Whoever runs this site can name one. Until then nothing can be looked up, and there is nothing to sign in to.',
}

export const metadata: Metadata = { title: texts.title, ...noindex }

export default async function Page() {
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Service />
      <About />
    </PageFrame>
  )
}

async function Service() {
  const { engine } = await openHouse()
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

function sampleDesk({ sampleCredentials, methods }: (typeof connectors)['screening-vendor']): SampleDesk {
  return { ...sampleCredentials, ids: methods.getReportStatus.example }
}
