import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
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
          the only one that can change it. <a href="/sources">Sources</a> lists each authority and its own
          page.
        </p>
        <h2>We show it wrong</h2>
        <p>
          If the authority’s own page says something else than ours at the same time, that is our mistake.
          Please send us the address of our page.
        </p>
        <h2>A page is hard to use</h2>
        <p>
          If you cannot read, hear, reach or understand something here, tell us the page and what you used.
          <a href="/accessibility">Accessibility</a> lists the gaps we know.
        </p>
      </Prose>
    </PageFrame>
  )
}
