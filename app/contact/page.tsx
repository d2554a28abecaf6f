import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Prose } from '@/components/ui/page/prose'

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Who runs this site and how to reach them; and whom to tell when a record is wrong.',
}

export default async function Page() {
  const { config } = await getApp()
  const { OPERATOR_NAME: operator, CONTACT_EMAIL: email } = config
  return (
    <PageFrame width="reading">
      <PageHeading title="Contact" />
      {!email && (
        <Notice kind="warn">
          The operator of this site has not given an address. The setting is called <code>CONTACT_EMAIL</code>
          .
        </Notice>
      )}
      <Prose>
        <h2>Who runs this site</h2>
        <p>{operator ?? 'The operator has not given a name.'}</p>
        <h2>How to write to us</h2>
        <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'The operator has not given an address.'}</p>
        <p>
          A page that failed shows a reference. Quote it, and we can find what happened. It says nothing about
          you.
        </p>
        <h2>A record is wrong</h2>
        <p>
          We do not keep the records and cannot correct them. Tell the authority named beside the value: it is
          the only one that can change it. Each authority and its own page are listed under{' '}
          <a href="/sources">Sources</a>.
        </p>
        <h2>We show it wrong</h2>
        <p>
          If the authority’s own page says something else than ours at the same time, that is our mistake.
          Please send us the address of our page.
        </p>
        <h2>A page is hard to use</h2>
        <p>
          If something here cannot be read, heard, reached or understood, tell us the page and what you used.
          The known gaps are listed under <a href="/accessibility">Accessibility</a>.
        </p>
      </Prose>
    </PageFrame>
  )
}
