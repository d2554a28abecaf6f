import type { Metadata } from 'next'
import { Facts } from '@/components/ui/facts'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { Declaration } from '@/lib/connector/declaration'
import { openHouse } from '../house'
import { CoverageSection } from './coverage-section'
import { faultTexts } from './fault-texts'
import { Overview } from './overview'
import { readCoverage } from './read-coverage'
import { readSources } from './read-sources'
import { sayReach } from './say-reach'

export const metadata: Metadata = {
  title: 'Sources',
  description:
    'Every authority this site asks: what it covers, how fresh it is, under which license, and how it answered last.',
}

const texts = {
  lead: 'Every authority this site asks, what it covers, how old its records may be, and how it answered last.',
  sample: 'This server shows sample data: no authority is asked, and every host here is simulated.',
  checked:
    '“Checked” is when whoever runs this site last asked whether a source still has what is read here.',
}

export default async function Page() {
  const { engine, config, faults } = await openHouse()
  const sources = Object.values<Declaration>(engine.registry)
  const [{ reach, seen }, states] = await Promise.all([
    readSources({ engine, config }, sources),
    readCoverage(engine),
  ])
  const kept = engine.cacheSize()
  return (
    <PageFrame>
      <PageHeading title="Sources" lead={texts.lead} />
      <p className="mb-4 max-w-reading text-muted">
        {engine.sample && `${texts.sample} `}
        {sayReach[reach]} {texts.checked}
        {faults && (
          <>
            {' '}
            <a href="/sources/faults">{faultTexts.title}</a> to see how the pages tell it.
          </>
        )}
      </p>
      <Overview seen={seen} />
      <CoverageSection states={states} seen={seen} />
      <section aria-labelledby="server" className="mb-10 max-w-reading">
        <h2 id="server" className="mb-3 text-2xl font-semibold">
          This server
        </h2>
        <Facts
          items={[
            { label: 'Answers kept in memory', value: kept.entries.toLocaleString('en-US') },
            { label: 'Memory they take', value: `${(kept.bytes / 1_048_576).toFixed(1)} MB` },
            { label: 'Release', value: <span className="wrap-anywhere">{engine.release}</span> },
          ]}
        />
      </section>
    </PageFrame>
  )
}
