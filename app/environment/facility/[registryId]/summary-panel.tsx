import { markStatus } from '@/components/facilities/facility-mark'
import { FacilityMarkBox } from '@/components/facilities/facility-mark-box'
import { facilityProgram, programAnchor } from '@/components/facilities/facility-programs'
import { describeFacility, describeStatus } from '@/components/facilities/facility-sentences'
import { Caveats } from '@/components/provenance/caveats'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import type { StatuteCompliance } from '@/connectors/federal-env-compliance/report/report-compliance'
import type { Meta } from '@/lib/connector/result'
import { formats } from '@/lib/export/formats'
import { formatCount } from '@/lib/format'
import { exportHref, facilityHref } from './facility-id'
import type { Report, ReportAnswer } from './fetch-facility'

const texts = {
  title: 'In short',
  stands: 'The registry of facilities is another source; what it says stands below.',
  lead: 'A screening lead, not proof',
}

/** First what the place is and how it stands in each program; then what limits that. */
export function SummaryPanel({ id, report }: { id: string; report: ReportAnswer }) {
  if (!report.ok)
    return (
      <Panel id="summary" title="Permits and compliance" state={stateOfProblem(report.error)}>
        <ProblemNotice problem={report.error} stillStands={texts.stands} retry={facilityHref(id)} />
      </Panel>
    )
  const { data, meta } = report
  if (!data.found) return <NoSuchReport id={id} report={report} />
  const { facility, complianceByStatute: programs, caveats } = data
  const [notProof, notCompliance, ...others] = caveats
  return (
    <Panel id="summary" title={texts.title} state={meta.state === 'stale' ? 'stale' : 'found'}>
      <p className="mb-4 text-lg">{describeFacility(facility, programs)}</p>
      <Notice kind="warn" title={texts.lead}>
        <p>{notProof}</p>
        <p>{notCompliance}</p>
      </Notice>
      <ul className="my-4 divide-y divide-line border-y border-line">
        {programs.map((program) => (
          <ProgramLine key={program.statute} program={program} />
        ))}
      </ul>
      <ExportLinks
        what="this report"
        formats={formats.filter((format) => format.id !== 'geojson')}
        href={(format) => exportHref('federal-env-compliance', 'getDetailedFacilityReport', format, id)}
      />
      <Caveats items={others} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function ProgramLine({ program }: { program: StatuteCompliance }) {
  const { statute, programName, currentStatus, quartersInNoncompliance, lastInspectionDate } = program
  return (
    <li className="flex gap-3 py-2.5">
      {currentStatus === null ? (
        <Icon name="info" className="mx-0.5 mt-1 size-5 text-muted" />
      ) : (
        <FacilityMarkBox mark={markStatus(currentStatus)} />
      )}
      <div className="min-w-0">
        <a href={`#${programAnchor(statute)}`} className="inline-block min-h-6 font-semibold">
          {facilityProgram(statute, programName).name}
        </a>
        <p>{describeStatus(program)}</p>
        {(quartersInNoncompliance ?? 0) > 0 && (
          <p className="text-muted">
            The agency counts {formatCount(quartersInNoncompliance ?? 0, 'quarter')} with violations in about
            three years.
          </p>
        )}
        {currentStatus !== null && lastInspectionDate === null && (
          <p className="text-muted">No inspection date is published.</p>
        )}
      </div>
    </li>
  )
}

function NoSuchReport({ id, report }: { id: string; report: { data: Report; meta: Meta } }) {
  const { data, meta } = report
  const { otherRegistryIds: others } = data.facility
  return (
    <Panel
      id="summary"
      title={others.length > 0 ? 'Which one do you mean?' : 'No such facility in EPA ECHO'}
      state={others.length > 0 ? 'found' : 'none'}
      stateLabel={others.length > 0 ? `${others.length} sites` : undefined}
    >
      <p>
        {others.length > 0
          ? `The id ${id} is linked to several sites, and the agency picks none of them.`
          : `EPA ECHO has no report under the id ${id}. A place can be in the registry and not in ECHO, and older ids are replaced.`}
      </p>
      {others.length > 0 && (
        <ul className="my-2">
          {others.map((other) => (
            <li key={other}>
              <a href={facilityHref(other)} className="inline-flex min-h-11 items-center">
                Facility {other}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        Check the id, or <a href="/environment">look for the place by its address</a>.
      </p>
      <Provenance meta={meta} />
    </Panel>
  )
}
