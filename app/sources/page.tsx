import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import { Facts } from '@/components/ui/facts'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { connectors } from '@/connectors'
import { sourcesOf } from '@/lib/connector/catalogue'
import { formatNumber } from '@/lib/format'
import { CatalogData } from './catalog-data'
import { CoverageList, Overview } from './coverage/coverage-list'
import { CoverageMap } from './coverage/coverage-map'
import { fetchCoverage, localSources, type StateCoverage } from './coverage/fetch-coverage'
import { faultTexts } from './fault-form'
import { fetchSources, type SeenSource } from './fetch-sources'
import { describeReach } from './labels'
export const metadata: Metadata = {
  title: 'Sources',
  description:
    'Every authority this site asks: what it covers, how fresh it is, under which license, and how it answered last.',
}

const texts = {
  sample: 'This server shows sample data: it asks no authority, and every host here is simulated.',
}

export default async function Page() {
  const { engine, config, faults } = await getApp()
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

const OF_CONTRACT = 10

const coverageSectionTexts = {
  connectors: (count: number) =>
    `This site has ${formatNumber(count)} connectors: ${OF_CONTRACT} of its contract and ${formatNumber(count - OF_CONTRACT)} beyond it.`,
  title: 'What answers where',
  lead: 'These answer in every state, as far as each has records:',
  map: 'Other sources cover some states, counties or cities only. The number in a state says how many; the table below names them.',
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
          <p className="mb-3">{coverageSectionTexts.connectors(Object.keys(connectors).length)}</p>
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
