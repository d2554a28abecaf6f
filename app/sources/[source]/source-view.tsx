import { getApp } from '@/app/_lib/site/app'
import { fetchSources, type HostHealthRow } from '@/app/_lib/sources/fetch-sources'
import { readConditions, switchedOff } from '@/app/_lib/sources/read-condition'
import { describeReach } from '@/app/_lib/sources/source-labels'
import { Status } from '@/app/_lib/sources/status'
import { Caveats } from '@/components/provenance/caveats'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { DriftPanel } from '../drift-panel'
import { FaultSection } from '../fault-form'
import { LayersLink } from '../parcels/layers-link'
import { settableFaults } from '../settable-faults'
import { CheckNow } from './check-now'
import { LastAnswers, MethodTable, SourceFacts } from './source-panels'

const texts = { section: 'Sources' }

const MANY_HOSTS = 100

const shortList = (hosts: readonly HostHealthRow[]) =>
  hosts.length < MANY_HOSTS
    ? hosts
    : hosts.filter(({ health: { lastSuccess, lastFailure } }) => lastSuccess ?? lastFailure)

const describeHosts = (hosts: readonly HostHealthRow[], reach: string) =>
  hosts.length < MANY_HOSTS
    ? reach
    : `${reach} Of ${hosts.length} hosts, those that have answered or failed are listed.`

export async function SourceView({ source }: { source: ConnectorDeclaration }) {
  const { engine, config } = await getApp()
  const faults = await settableFaults()
  const { reach, statuses } = await fetchSources({ engine, config }, [source])
  const [{ hosts, drift, isOff } = { hosts: [], drift: undefined, isOff: false }] = statuses
  const condition = isOff ? switchedOff : readConditions(hosts, new Date())
  return (
    <PageFrame width="full">
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
        {source.name === 'us-parcels' && <LayersLink />}
      </div>
      <LastAnswers
        title={source.title}
        hosts={shortList(hosts)}
        reach={describeHosts(hosts, describeReach[reach])}
      >
        {!isOff && <CheckNow source={source} />}
      </LastAnswers>
      {drift && <DriftPanel title={source.title} drift={drift} />}
      <MethodTable source={source} />
      {faults && hosts.length < MANY_HOSTS && (
        <FaultSection hosts={source.hosts} faults={faults} source={source.name} />
      )}
    </PageFrame>
  )
}
