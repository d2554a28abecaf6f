import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openHouse } from '@/app/house'
import { Caveats } from '@/components/provenance/caveats'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { StateChip } from '@/components/ui/state-chip'
import type { Declaration } from '@/lib/connector/declaration'
import { DriftPanel } from '../drift-panel'
import { FaultForm } from '../fault-form'
import { faultTexts } from '../fault-texts'
import { HostTable } from '../host-table'
import { MethodTable } from '../method-table'
import { readConditions } from '../read-condition'
import { readSources } from '../read-sources'
import { sayReach } from '../say-reach'
import { SourceFacts } from '../source-facts'

interface Props {
  params: Promise<{ source: string }>
}

const texts = { section: 'Sources', off: 'Whoever runs this site has switched it off, so it is not asked.' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const source = await findSource(params)
  return source ? { title: source.title, description: source.purpose } : { title: 'No such source' }
}

export default async function Page({ params }: Props) {
  const source = await findSource(params)
  if (!source) notFound()
  const { engine, config, faults } = await openHouse()
  const { reach, seen } = await readSources({ engine, config }, [source])
  const [{ hosts, drift, isOff } = { hosts: [], drift: undefined, isOff: false }] = seen
  const { note, ...condition } = readConditions(hosts.map(({ health }) => health))
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/sources">{texts.section}</a>}
        title={source.title}
        lead={`${source.purpose}.`}
      >
        <p className="mt-4">
          {isOff ? <StateChip state="not-covered" label="Switched off" /> : <StateChip {...condition} />}{' '}
          {note && <span className="text-muted">{note}</span>}
        </p>
      </PageHeading>
      {isOff && (
        <Notice>
          <p>{texts.off}</p>
        </Notice>
      )}
      <div className="mb-10 max-w-reading">
        <SourceFacts source={source} />
        <Caveats items={source.caveats} />
      </div>
      <section aria-labelledby="heard" className="mb-10">
        <h2 id="heard" className="mb-1 text-2xl font-semibold">
          How it answered last
        </h2>
        <p className="mb-3 max-w-reading text-muted">{sayReach[reach]}</p>
        <HostTable title={source.title} hosts={hosts} />
      </section>
      {drift && <DriftPanel title={source.title} drift={drift} />}
      <MethodTable source={source} />
      {faults && (
        <section aria-labelledby="faults" className="mb-10 max-w-reading print:hidden">
          <h2 id="faults" className="mb-1 text-2xl font-semibold">
            {faultTexts.title}
          </h2>
          <p className="mb-3 text-muted">{faultTexts.lead}</p>
          <FaultForm hosts={source.hosts} faults={faults} source={source.name} />
        </section>
      )}
    </PageFrame>
  )
}

/** Names come from anybody: only those of the registry itself count. */
async function findSource(params: Props['params']): Promise<Declaration | undefined> {
  const { source } = await params
  const { registry } = (await openHouse()).engine
  return Object.values<Declaration>(registry).find(({ name }) => name === source)
}
