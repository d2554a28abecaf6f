import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { defineTexts } from '@/lib/language/define-texts'
import { contactText } from './contact-text'

const texts = defineTexts('contact.page', {
  title: 'Contact',
  description: 'Who runs this site and how to reach them; and whom to tell when a record is wrong.',
})

export const generateMetadata = (): Metadata => ({ title: texts.title, description: texts.description })

export default async function Page() {
  const { OPERATOR_NAME: name, CONTACT_EMAIL: email } = (await getApp()).config
  return (
    <PageFrame width="reading">
      <PageHeading title={texts.title} />
      <RunningText sections={contactText({ name, email })} />
    </PageFrame>
  )
}
