import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { fetchSources } from '@/app/_lib/sources/fetch-sources'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { sourcesOf } from '@/lib/connector/catalogue'
import { CatalogData } from './catalog-data'
import { Overview } from './coverage/coverage-list'
import { CoverageSection } from './coverage/coverage-section'
import { fetchCoverage } from './coverage/fetch-coverage'
import { settableFaults } from './settable-faults'
import { SourcesLead } from './sources-lead'
import { ThisServer } from './this-server'

export const metadata: Metadata = {
  title: 'Sources',
  description:
    'The sources of this site: what each covers, how old its data is, its license, and when it last answered.',
}

export default async function Page() {
  const { engine, config } = await getApp()
  const faults = await settableFaults()
  const sources = sourcesOf(engine.registry)
  const [{ reach, statuses }, states] = await Promise.all([
    fetchSources({ engine, config }, sources),
    fetchCoverage(engine),
  ])
  return (
    <PageFrame width="full">
      <CatalogData sources={sources} />
      <PageHeading title="Sources" />
      <SourcesLead isSample={engine.sample} reach={reach} hasFaults={Boolean(faults)} />
      <Overview statuses={statuses} now={new Date()} />
      <CoverageSection states={states} statuses={statuses} />
      <ThisServer />
    </PageFrame>
  )
}
