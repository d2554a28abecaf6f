import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { sourcesOf } from '@/lib/connector/catalogue'
import { CatalogData } from './catalog-data'
import { Overview } from './coverage/coverage-list'
import { CoverageSection } from './coverage/coverage-section'
import { fetchCoverage } from './coverage/fetch-coverage'
import { faultTexts } from './fault-form'
import { fetchSources } from './fetch-sources'
import { describeReach } from './labels'
import { settableFaults } from './settable-faults'
import { ThisServer } from './this-server'

export const metadata: Metadata = {
  title: 'Sources',
  description:
    'The sources of this site: what each covers, how old its data is, its license, and when it last answered.',
}

const texts = {
  sample: 'This server shows sample data: it asks no authority, and every host here is simulated.',
}

export default async function Page() {
  const { engine, config } = await getApp()
  const faults = await settableFaults()
  const sources = sourcesOf(engine.registry)
  const [{ reach, seen }, states] = await Promise.all([
    fetchSources({ engine, config }, sources),
    fetchCoverage(engine),
  ])
  return (
    <PageFrame>
      <CatalogData sources={sources} />
      <PageHeading title="Sources" />
      <p className="mb-3 max-w-reading text-base text-muted">
        {engine.sample && `${texts.sample} `}
        {describeReach[reach]}
        {faults && (
          <>
            {' '}
            <a href="/sources/faults">{faultTexts.title}</a> to see how the pages say it.
          </>
        )}
      </p>
      <Overview seen={seen} now={new Date()} />
      <CoverageSection states={states} seen={seen} />
      <ThisServer />
    </PageFrame>
  )
}
