import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Moment } from '@/components/ui/moment'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'
import type { connectors } from '@/connectors'
import { Desk } from './desk'
import { DeskForm } from './desk-form'
import { LookUpForm, SignInForm } from './form'
import type { SampleDesk } from './questions'
import { readSession } from './session'

const texts = {
  title: 'Partner screening',
  lead: 'For holders of credentials of their background-screening service: see which orders are possible and how far an order is, without personal data.',
  none: 'No screening service is set up here',
  noneText:
    'The operator of this site can name one. Until then there is nothing to look up or to sign in to.',
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

/** What the page is for, what it never shows, and what becomes of a sign-in. */
function About() {
  return (
    <Prose>
      <h2>What it is for</h2>
      <ul>
        <li>To see that an employer and a requestor are set up and active.</li>
        <li>To see which bundles a requestor may order, and at what price.</li>
        <li>To see how far an order is, its outcome, and the state of each of its checks.</li>
      </ul>
      <h2>What it never shows</h2>
      <p>
        Names of people, dates of birth, Social Security and other government numbers, addresses, phones,
        emails, what a record says, scores, documents, links to the report, payment data and notes. We show
        only what we know to be safe. For everything else we say how much we withheld, and of which kind.
      </p>
      <p>
        This is not a consumer report. A decision about a job or a tenancy needs the report itself, from the
        service, and the steps that the Fair Credit Reporting Act prescribes. We show the name of a firm where
        it says that it is one; a sole proprietor’s firm may bear a person’s name.
      </p>
      <h2>How we treat your credentials</h2>
      <p>
        We seal them into a cookie that only this server can open, and only for 30 minutes. The server keeps
        no copy, and sends them to the screening service alone. We do not keep or log your look-ups or put
        them into an address, and there is nothing to share or download.
      </p>
    </Prose>
  )
}

async function Service() {
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

function sampleDesk({ sampleCredentials, methods }: (typeof connectors)['screening-vendor']): SampleDesk {
  return { ...sampleCredentials, ids: methods.getReportStatus.example }
}
