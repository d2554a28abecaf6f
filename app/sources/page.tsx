import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { Facts } from '@/components/ui/facts'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { sourcesOf } from '@/lib/connector/catalogue'
import { formatNumber } from '@/lib/format'
import { CatalogData } from './catalog-data'
import { CoverageList, Overview } from './coverage/coverage-list'
import { CoverageMap } from './coverage/coverage-map'
import { fetchCoverage, localSources, type StateCoverage } from './coverage/fetch-coverage'
import { faultTexts } from './fault-form'
import { fetchSources, type SeenSource } from './fetch-sources'
import { describeReach } from './labels'
import { settableFaults } from './settable-faults'
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
  const kept = engine.cacheSize()
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
      <section aria-labelledby="server" className="mb-10 max-w-reading">
        <h2 id="server" className="mb-2 text-xl font-semibold">
          This server
        </h2>
        <Facts
          items={[
            { label: 'Answers kept in memory', value: formatNumber(kept.entries) },
            { label: 'Memory they take', value: `${(kept.bytes / 1_048_576).toFixed(1)} MB` },
            { label: 'Release', value: <span className="wrap-anywhere">{engine.release}</span> },
          ]}
        />
      </section>
    </PageFrame>
  )
}

const coverageSectionTexts = {
  title: 'What answers where',
  lead: 'In every state:',
  map: 'Others cover some states, counties or cities. The number in a state is their count; the table below names them.',
}

interface CoverageSectionProps {
  states: readonly StateCoverage[]
  seen: readonly SeenSource[]
}

function CoverageSection({ states, seen }: CoverageSectionProps) {
  const everywhere = seen.filter(({ source }) => !localSources.has(source.name))
  return (
    <section aria-labelledby="coverage" className="mb-10">
      <h2 id="coverage" className="mb-1 text-xl font-semibold">
        {coverageSectionTexts.title}
      </h2>
      <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="max-w-reading">
          <p>{coverageSectionTexts.lead}</p>
          <ul className="mb-3 list-disc pl-6">
            {everywhere.map(({ source }) => (
              <li key={source.name}>
                <a href={`/sources/${source.name}`}>{source.title}</a>
              </li>
            ))}
          </ul>
          <p className="mb-3">{coverageSectionTexts.map}</p>
        </div>
        <CoverageMap states={states} />
      </div>
      <CoverageList states={states} />
    </section>
  )
}
