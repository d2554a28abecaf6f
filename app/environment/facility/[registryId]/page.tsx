import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { Share } from '@/app/share'
import { definitionsFor, programAnchor } from '@/components/records/facility-programs'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import type { Meta } from '@/lib/connector/result'
import { facilityHref, readFacilityId } from './facility-id'
import { FacilityMap } from './facility-map'
import { NotAnId } from './not-an-id'
import { OfficialPanel } from './official-panel'
import { PlacePanel } from './place-panel'
import { ProgramPanel } from './program-panel'
import { type Report, readFacility, readReport } from './read-facility'
import { ReadingPanel } from './reading-panel'
import { RegistryPanel } from './registry-panel'
import { sayAddress } from './say-address'
import { SummaryPanel } from './summary-panel'

interface Props {
  params: Promise<{ registryId: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readFacilityId((await params).registryId)
  if (asked.kind === 'not-an-id') return { title: 'Not a facility’s id', ...noindex }
  const report = await readReport(asked.id)
  const name = report.ok ? report.data.facility.name : null
  return { title: name ?? `Facility ${asked.id}`, ...noindex }
}

export default async function Page({ params }: Props) {
  const asked = readFacilityId((await params).registryId)
  if (asked.kind === 'not-an-id') return <NotAnId given={asked.given} message={asked.message} />
  const { id } = asked
  const { report, registry } = await readFacility(id)
  const found = report.ok && report.data.found ? report.data : null
  const listed = registry?.facility.ok ? registry.facility.data.facility : null
  const place = found?.facility ?? listed
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/environment">Environment</a>}
        title={<span className="wrap-anywhere">{place?.name ?? `Facility ${id}`}</span>}
        lead={(place && sayAddress(place)) ?? undefined}
      />
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <SummaryPanel id={id} report={report} />
          {found && report.ok && (
            <PlacePanel facility={found.facility} meta={report.meta} statutes={statutesOf(found)} />
          )}
        </div>
        <FacilityMap place={place} />
        <div className="min-w-0">
          {found && report.ok && <Programs report={found} meta={report.meta} />}
          <RegistryPanel
            id={id}
            registry={registry}
            hrefOf={(other) => (found ? anchorOf(found, other) : undefined)}
          />
          {found && <OfficialPanel report={found} />}
        </div>
      </div>
      <Share href={facilityHref(id)} />
      <DefinitionsPrintList definitions={found ? definitionsFor(statutesOf(found)) : []} />
    </PageFrame>
  )
}

function Programs({ report, meta }: { report: Report; meta: Meta }) {
  return (
    <>
      <ReadingPanel />
      {report.complianceByStatute.map((program) => (
        <ProgramPanel key={program.statute} program={program} report={report} meta={meta} />
      ))}
    </>
  )
}

const statutesOf = ({ complianceByStatute }: Report) => complianceByStatute.map(({ statute }) => statute)

/** Where this page tells of the permit that the registry calls so. */
function anchorOf({ facility, complianceByStatute }: Report, id: string): string | undefined {
  const statute = facility.permits.find(({ sourceId }) => sourceId === id)?.statute
  return complianceByStatute.some((program) => program.statute === statute) && statute
    ? `#${programAnchor(statute)}`
    : undefined
}
