import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RunningText } from '@/components/ui/page/running-text'
import { sourcesOf } from '@/lib/connector/catalogue'
import { LicensesTable } from './licenses-table'
import { termsText } from './terms-text'

export const metadata: Metadata = {
  title: 'Terms and licenses',
  description: 'How you may use the records, and the license and attribution of every source.',
}

export default async function Page() {
  const { config, engine } = await getApp()
  return (
    <PageFrame>
      <PageHeading title="Terms and licenses" />
      <RunningText sections={termsText(config.OPERATOR_NAME)} />
      <LicensesTable sources={sourcesOf(engine.registry)} />
    </PageFrame>
  )
}
