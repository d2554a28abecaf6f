import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { sourcesOf } from '@/lib/connector/catalogue'
import { defineTexts } from '@/lib/language/define-texts'
import { LicensesTable } from './licenses-table'
import { termsText } from './terms-text'

const texts = defineTexts('terms.page', {
  title: 'Terms and licenses',
  description: 'How you may use the records, and the license and attribution of every source.',
  lead: 'This page is also in Spanish. The English text is the one that binds.',
})

export const generateMetadata = (): Metadata => ({ title: texts.title, description: texts.description })

export default async function Page() {
  const { config, engine } = await getApp()
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <RunningText sections={termsText(config.OPERATOR_NAME)} />
      <LicensesTable sources={sourcesOf(engine.registry)} />
    </PageFrame>
  )
}
