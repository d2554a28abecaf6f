import { Streamed } from '@/app/_lib/answer/streamed'
import { Share } from '@/app/_lib/share/share'
import { definitionsFor } from '@/components/facilities/facility-terms'
import { ExportLinks } from '@/components/ui/export-links'
import { DropDown } from '@/components/ui/page/drop-down'
import { PrintButton } from '@/components/ui/print-button'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatsFor } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { formatAddress, formatFacilityName } from '@/lib/records/facility/facility-name'
import { describeDistance, type SearchCenter } from '../../search-place'
import { CleanupPanel } from './cleanup-panel'
import { exportHref, facilityHref, programAnchor } from './facility-id'
import { FacilityMap } from './facility-map'
import type { FacilityPageResults, FacilityReport } from './fetch-facility'
import { NextSteps } from './next-steps'
import { OfficialPanel } from './official-panel'
import { PlacePanel } from './place-panel'
import { ProgramPanel } from './program-panel'
import { ReadingHelp } from './reading-help'
import { RegistryPanel } from './registry-panel'
import { SummaryPanel } from './summary-panel'
import { worstFirst } from './worst-first'

const texts = defineTexts('facility.facility-page', {
  environment: 'Environment',
  facility: (id) => `Facility ${id}`,
  share: 'Share',
  export: 'Export',
  report: 'this report',
})

interface Props {
  id: string
  back: string
  answers: FacilityPageResults
  from: SearchCenter | undefined
}

export function FacilityPage({ id, back, answers: { report, registry, cleanup }, from }: Props) {
  const record = report.ok && report.data.found ? report.data : null
  const listed = registry?.facility.ok ? registry.facility.data.facility : null
  const place = record?.facility ?? listed
  const address = place && formatAddress(place)
  const programs = record ? worstFirst(record.complianceByStatute) : []
  const statutes = record ? record.complianceByStatute.map(({ statute }) => statute) : []
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,54fr)_minmax(0,46fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6 print:flex print:flex-col">
      <div className="min-w-0 print:contents">
        <div className="mb-4">
          <p className="text-base font-semibold text-accent">
            <a href={back}>{texts.environment}</a>
          </p>
          <h1 className="text-[1.75rem] leading-[1.2] font-semibold tracking-[-0.01em] wrap-anywhere">
            {place?.name ? formatFacilityName(place.name) : texts.facility(id)}
          </h1>
          {from && place && <Distance from={from} to={place} />}
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {address && <p className="min-w-0 flex-1 basis-60 text-muted">{address}</p>}
            <div className="flex flex-wrap gap-2">
              <DropDown id="share-card" label={texts.share}>
                <Share href={facilityHref(id)} />
              </DropDown>
              {record && (
                <DropDown id="export-card" label={texts.export}>
                  <ExportLinks
                    what={texts.report}
                    formats={formatsFor(false)}
                    href={(format) =>
                      exportHref('federal-env-compliance', 'getDetailedFacilityReport', format, id)
                    }
                  />
                </DropDown>
              )}
              <PrintButton />
            </div>
          </div>
        </div>
        <div className="paper-lead">
          <SummaryPanel id={id} report={report} programs={programs} />
        </div>
      </div>
      <FacilityMap place={place} />
      <div className="min-w-0 print:order-1">
        {record && report.ok && (
          <>
            {programs.map((program) => (
              <ProgramPanel key={program.statute} program={program} report={record} meta={report.meta} />
            ))}
            {programs.length > 0 && <ReadingHelp />}
            <PlacePanel facility={record.facility} meta={report.meta} statutes={statutes} />
          </>
        )}
        <RegistryPanel
          id={id}
          registry={registry}
          isIdSaid={record !== null}
          hrefOf={(other) => (record ? anchorOf(record, other) : undefined)}
        />
        {cleanup && (
          <Streamed later={cleanup}>
            <CleanupPanel id={id} cleanup={cleanup} from={from} />
          </Streamed>
        )}
        {place && <NextSteps state={place.state} />}
        {record && <OfficialPanel report={record} />}
        <DefinitionsPrintList definitions={record ? definitionsFor(statutes) : []} />
      </div>
    </div>
  )
}

interface DistanceProps {
  from: SearchCenter
  to: { latitude: number | null; longitude: number | null }
}

const Distance = ({ from, to: { latitude, longitude } }: DistanceProps) =>
  latitude !== null &&
  longitude !== null && (
    <p className="mt-1 font-semibold">{describeDistance(from, { latitude, longitude })}</p>
  )

function anchorOf({ facility, complianceByStatute }: FacilityReport, id: string): string | undefined {
  const statute = facility.permits.find(({ sourceId }) => sourceId === id)?.statute
  return complianceByStatute.some((program) => program.statute === statute) && statute
    ? `#${programAnchor(statute)}`
    : undefined
}
