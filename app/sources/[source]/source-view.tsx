import { getApp } from '@/app/_lib/site/app'
import { Caveats } from '@/components/provenance/caveats'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { Declaration } from '@/lib/connector/declaration'
import { DriftPanel } from '../drift/drift-panel'
import { FaultSection } from '../fault-form'
import { fetchSources } from '../fetch-sources'
import { describeReach } from '../labels'
import { readConditions, switchedOff } from '../read-condition'
import { settableFaults } from '../settable-faults'
import { Status } from '../status'
import { CheckNow } from './check-now'
import { LastAnswers, MethodTable, SourceFacts } from './source-panels'

const texts = { section: 'Sources' }

export async function SourceView({ source }: { source: Declaration }) {
  const { engine, config } = await getApp()
  const faults = await settableFaults()
  const { reach, statuses } = await fetchSources({ engine, config }, [source])
  const [{ hosts, drift, isOff } = { hosts: [], drift: undefined, isOff: false }] = statuses
  const condition = isOff ? switchedOff : readConditions(hosts, new Date())
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/sources">{texts.section}</a>}
        title={source.title}
        lead={`${source.purpose}.`}
      >
        <p className="mt-2">
          <Status condition={condition} />
        </p>
      </PageHeading>
      <div className="mb-6 max-w-reading">
        <SourceFacts source={source} />
        <Caveats items={source.caveats} isOpen />
      </div>
      <LastAnswers title={source.title} hosts={hosts} reach={describeReach[reach]}>
        {!isOff && <CheckNow source={source} />}
      </LastAnswers>
      {drift && <DriftPanel title={source.title} drift={drift} />}
      <MethodTable source={source} />
      {faults && <FaultSection hosts={source.hosts} faults={faults} source={source.name} />}
    </PageFrame>
  )
}
