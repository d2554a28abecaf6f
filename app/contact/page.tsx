import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { contactText } from './contact-text'

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Who runs this site and how to reach them; and whom to tell when a record is wrong.',
}

export default async function Page() {
  const { OPERATOR_NAME: name, CONTACT_EMAIL: email } = (await getApp()).config
  return (
    <PageFrame width="reading">
      <PageHeading title="Contact" />
      <RunningText sections={contactText({ name, email })} />
    </PageFrame>
  )
}
