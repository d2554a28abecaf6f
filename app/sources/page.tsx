import type { Metadata } from 'next'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { Declaration } from '@/lib/connector/declaration'
import { openHouse } from '../house'
import { Overview } from './overview'
import { readBudgets } from './read-budgets'
import { SourcePanel } from './source-panel'

export const metadata: Metadata = {
  title: 'Sources',
  description:
    'Every authority this site asks: what it covers, how fresh it is, under which license, and how it answered last.',
}

const texts = {
  lead: 'Every authority this site asks, what it covers, how old its records may be, and how it answered last.',
  sample:
    'No authority is asked. Each host below is simulated and can be made to fail, to see how the pages tell it. It stays so for everyone on this server until it answers as usual again.',
  since: 'Answers and failures are those of this server since it started.',
}

export default async function Page() {
  const { engine, faults } = await openHouse()
  const sources = Object.values<Declaration>(engine.registry)
  const asked = sources.filter(isPublic)
  const also = sources.filter((source) => !isPublic(source))
  const kept = engine.cacheSize()
  const keeperOf = (host: string) => sources.find(({ hosts }) => hosts.includes(host))?.name
  const budgets = await readBudgets(engine, sources)
  const shared = { health: engine.health, faults, keeperOf, budgets }
  return (
    <PageFrame>
      <PageHeading title="Sources" lead={texts.lead} />
      {engine.sample && (
        <Notice kind="warn" title="Sample data">
          <p>{texts.sample}</p>
        </Notice>
      )}
      <section aria-labelledby="server" className="mb-10 max-w-reading">
        <h2 id="server" className="mb-1 text-2xl font-semibold">
          This server
        </h2>
        <p className="mb-3 text-muted">{texts.since}</p>
        <Facts
          items={[
            { label: 'Answers kept in memory', value: kept.entries.toLocaleString('en-US') },
            { label: 'Memory they take', value: `${(kept.bytes / 1_048_576).toFixed(1)} MB` },
            { label: 'Release', value: <span className="wrap-anywhere">{engine.release}</span> },
          ]}
        />
      </section>
      <Overview sources={sources} health={engine.health} />
      <Group id="asked" title="Records" sources={asked} {...shared} />
      <Group id="also" title="Also used" sources={also} {...shared} />
    </PageFrame>
  )
}

/** What has no door of its own serves the product itself. */
function isPublic({ methods }: Declaration): boolean {
  return Object.keys(methods).length > 0
}

interface GroupProps extends Omit<Parameters<typeof SourcePanel>[0], 'source'> {
  id: string
  title: string
  sources: readonly Declaration[]
}

function Group({ id, title, sources, ...rest }: GroupProps) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      {sources.map((source) => (
        <SourcePanel key={source.name} source={source} {...rest} />
      ))}
    </section>
  )
}
