import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { markStatus } from '@/components/facilities/facility-mark'
import { FacilityMarkBox } from '@/components/facilities/facility-mark-box'
import {
  describeBusiness,
  describeClosed,
  describeFacility,
  nameProgram,
} from '@/components/facilities/facility-sentences'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { PanelFoot } from '@/components/provenance/provenance'
import { recordColumns } from '@/components/records/record-columns'
import { AgencyNames, AgencyWords } from '@/components/ui/agency-text'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import type { Meta } from '@/lib/connector/result'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { isOld } from '@/lib/provenance/is-old'
import { facilityProgram } from '@/lib/records/facility/programs'
import { type ComplianceReportProgram, reportProgram } from '@/lib/records/facility/report-program'
import { facilityHref, programAnchor } from './facility-id'
import type { FacilityReport, FacilityReportResult } from './fetch-facility'
import { isOpen } from './worst-first'

const texts = defineTexts('facility.summary-panel', {
  title: 'Permits and compliance',
  unaffected: 'The registry of facilities is another source. Its record is below.',
  lead: 'A screening lead, not proof of contamination.',
  notCompliance: 'No violation recorded is not proof of compliance.',
  meaning:
    'A violation can be a late report as well as a discharge, and it can rest on what the place itself reported.',
  open: (programs) => `Violation recorded now: ${programs}`,
  significant: (program) => `${program} (significant)`,
  clear: 'No violation is recorded now',
  silent: 'No compliance status is published now',
  table: 'Each program in figures',
  rest: 'Inspections, actions and penalties are listed with each program below.',
  reportsOnly: 'Yearly reports only',
  now: {
    significant: 'Significant violation',
    violation: 'Violation',
    undetermined: 'Undetermined',
    clear: 'None recorded',
    nodata: 'No status',
  },
  which: 'Which one do you mean?',
  noSuch: 'No such facility in EPA ECHO',
  sites: (count) => `${count} sites`,
  several: (id) => `The id ${id} is linked to several sites, and the agency picks none of them.`,
  noReport: (id) =>
    `EPA ECHO has no report under the id ${id}. A place can be in the registry and not in ECHO, and older ids are replaced.`,
  facility: (id) => `Facility ${id}`,
  check: 'Check the id, or <page>look for the place by its address</page>.',
})

interface Props {
  id: string
  report: FacilityReportResult
  programs: readonly ComplianceReportProgram[]
}

export function SummaryPanel({ id, report, programs }: Props) {
  if (!report.ok)
    return (
      <Panel id="summary" title={texts.title} state={stateOfProblem(report.error)}>
        <ProblemNotice problem={report.error} stillStands={texts.unaffected} retry={facilityHref(id)} />
      </Panel>
    )
  const { data, meta } = report
  if (!data.found) return <NoSuchReport id={id} report={report} />
  const { facility, caveats } = data
  const open = programs.filter(isOpen)
  return (
    <Panel id="summary" title={describeOpen(programs)} state={isOld(meta) ? 'stale' : undefined}>
      {open.length > 0 && <p className="mb-3">{texts.meaning}</p>}
      {open
        .flatMap((program) => describeClosed(facility, program) ?? [])
        .map((sentence) => (
          <p key={sentence} className="mb-3">
            {sentence}
          </p>
        ))}
      <p className="mb-3">
        <AgencyNames text={describeFacility(facility, programs)} names={describeBusiness(facility)} />
      </p>
      {programs.length > 0 && <StandingTable programs={programs} />}
      {programs.length > 0 && <p className="mb-2 text-sm sm:hidden print:hidden">{texts.rest}</p>}
      <p className="text-sm">
        {texts.lead}
        {open.length === 0 && ` ${texts.notCompliance}`}
      </p>
      <PanelFoot caveats={caveats} metas={[meta]} />
    </Panel>
  )
}

function describeOpen(programs: readonly ComplianceReportProgram[]): string {
  const open = programs.filter(isOpen).map(({ statute, programName, currentStatus }) => {
    const name = nameProgram(statute, programName)
    return markStatus(currentStatus) === 'significant' ? texts.significant(name) : name
  })
  if (open.length > 0) return texts.open(formatList(open))
  return programs.some(({ currentStatus }) => markStatus(currentStatus) !== 'nodata')
    ? texts.clear
    : texts.silent
}

const columns = (): readonly DataTableColumn<ComplianceReportProgram>[] => [
  {
    id: 'program',
    label: translate(reportProgram.labels.programName),
    rowHeader: true,
    cell: ({ statute, programName }) => (
      <a href={`#${programAnchor(statute)}`} data-print="bare">
        {nameProgram(statute, programName)}
      </a>
    ),
  },
  {
    id: 'now',
    label: translate(reportProgram.labels.currentStatus),
    cell: (program) => <Now program={program} />,
  },
  ...recordColumns(
    reportProgram.mapColumns<ComplianceReportProgram>(
      (program) => program,
      ['quartersInNoncompliance', 'inspectionsRecorded', 'informalActionsRecorded', 'penaltiesText'],
    ),
  ).map((column) => ({ ...column, wideOnly: column.id !== 'quartersInNoncompliance' })),
]

const StandingTable = ({ programs }: { programs: readonly ComplianceReportProgram[] }) => (
  <DataTable
    id="standing"
    caption={texts.table}
    dense
    columns={columns()}
    rows={programs}
    rowKey={({ statute }) => statute}
  />
)

function Now({ program }: { program: ComplianceReportProgram }) {
  const { statute, programName, currentStatus } = program
  const mark = markStatus(currentStatus)
  const reportsOnly = currentStatus === null && facilityProgram(statute, programName).withoutStatus
  if (reportsOnly) return <span className="text-muted">{texts.reportsOnly}</span>
  return (
    <span className={`inline-flex items-center gap-1.5 ${isOpen(program) ? 'font-semibold text-bad' : ''}`}>
      <FacilityMarkBox mark={mark} />
      {mark === 'other' ? <AgencyWords>{currentStatus}</AgencyWords> : texts.now[mark]}
    </span>
  )
}

function NoSuchReport({ id, report }: { id: string; report: { data: FacilityReport; meta: Meta } }) {
  const { data, meta } = report
  const { otherRegistryIds: others } = data.facility
  return (
    <Panel
      id="summary"
      title={others.length > 0 ? texts.which : texts.noSuch}
      state={others.length > 0 ? 'found' : 'none'}
      stateLabel={others.length > 0 ? texts.sites(others.length) : undefined}
    >
      <p>{others.length > 0 ? texts.several(id) : texts.noReport(id)}</p>
      {others.length > 0 && (
        <ul className="my-2">
          {others.map((other) => (
            <li key={other}>
              <a href={facilityHref(other)} className="inline-flex min-h-11 items-center">
                {texts.facility(other)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        <Rich
          text={texts.check}
          parts={{ page: (words) => <a href={localHref('/environment')}>{words}</a> }}
        />
      </p>
      <PanelFoot metas={[meta]} />
    </Panel>
  )
}
