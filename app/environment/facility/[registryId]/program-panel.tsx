import { FacilityEvents } from '@/components/facilities/facility-events'
import { markStatus } from '@/components/facilities/facility-mark'
import { FacilityMarkBox } from '@/components/facilities/facility-mark-box'
import { FacilityPermit } from '@/components/facilities/facility-permit'
import { describeExtracts, describeStatus } from '@/components/facilities/facility-sentences'
import { defineLaw, facilityTerms } from '@/components/facilities/facility-terms'
import { SameAnswer } from '@/components/provenance/same-answer'
import { recordColumns } from '@/components/records/record-columns'
import { DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { formatDay } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { facilityProgram } from '@/lib/records/facility/programs'
import { type ReleaseYear, releaseYear } from '@/lib/records/facility/release-year'
import type { ReportProgram } from '@/lib/records/facility/report-program'
import { programAnchor } from './facility-id'
import type { FacilityReport } from './fetch-facility'
import { pairPermits } from './pair-permits'

interface Props {
  program: ReportProgram
  report: FacilityReport
  meta: Meta
}

export function ProgramPanel({ program, report, meta }: Props) {
  const { statute, programName, releases } = program
  const { name, withoutStatus } = facilityProgram(statute, programName)
  const definition = defineLaw(statute)
  const id = programAnchor(statute)
  const pairs = pairPermits(program, report.facility.permits)
  const systems = [...new Set(pairs.flatMap(({ permit }) => permit?.system ?? []))]
  const enforced = withoutStatus === undefined || hasEvents(program)
  return (
    <Panel id={id} title={name} state={isOld(meta) ? 'stale' : undefined}>
      <Standing program={program} />
      <p className="mb-3 text-sm text-muted">
        Under the {definition ? <Term definition={definition} /> : programName}
        {pairs.length > 1 && `, with ${pairs.length} permits or records`}. <Periods program={program} />
        <Term definition={facilityTerms.extractDate} />: {describeExtracts(systems, report.dataExtractDates)}.
      </p>
      {pairs.map(({ key, permit, compliance }) => (
        <FacilityPermit
          key={key}
          permit={permit}
          compliance={compliance}
          facilityName={report.facility.name}
        />
      ))}
      {statute === 'EP313' && <FacilityReleases id={id} releases={releases} />}
      {enforced && <FacilityEvents id={id} program={program} />}
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
  )
}

function Standing({ program }: { program: ReportProgram }) {
  const { currentStatus, significant } = program
  const mark = markStatus(currentStatus)
  return (
    <div className="mb-3 flex gap-3">
      {program.currentStatus !== null && <FacilityMarkBox mark={mark} />}
      <p className="min-w-0">
        <strong className="font-semibold">{describeStatus(program)}</strong>
        {currentStatus !== null && <> The agency writes: “{currentStatus}”.</>}
        {significant && mark !== 'significant' && <> One permit is in significant violation now.</>}
        {mark === 'clear' && <> That is not proof of compliance.</>}
      </p>
    </div>
  )
}

function Periods({ program: { period } }: { program: ReportProgram }) {
  const { complianceFrom, actionsFrom } = period
  return (
    <>
      {complianceFrom && `Compliance since ${formatDay(complianceFrom)}. `}
      {actionsFrom && `Inspections and actions since ${formatDay(actionsFrom)}. `}
    </>
  )
}

const hasEvents = (program: ReportProgram) =>
  program.inspectionsRecorded + program.informalActionsRecorded + program.formalActionsRecorded > 0

const texts = {
  nothing: 'No yearly amounts are given in this report.',
  reading:
    'Pounds as the place reported them, all listed chemicals together; one pound of one can matter more than a thousand of another. The sums are the agency’s own. A dash is an amount that is not published, which is not zero.',
  silent: 'Not published for any year:',
}

const amounts = [
  'totalPounds',
  'airPounds',
  'surfaceWaterPounds',
  'undergroundPounds',
  'landPounds',
  'totalOnSitePounds',
  'sewagePlantPounds',
  'totalOffSitePounds',
] as const satisfies readonly (keyof ReleaseYear)[]

function FacilityReleases({ id, releases }: { id: string; releases: readonly ReleaseYear[] }) {
  if (releases.length === 0) return <p className="mb-3">{texts.nothing}</p>
  const isPublished = (key: (typeof amounts)[number]) => releases.some((release) => release[key] !== null)
  const silent = amounts.filter((amount) => !isPublished(amount))
  const columns = recordColumns(
    releaseYear.mapColumns<ReleaseYear>((release) => release, ['year', ...amounts.filter(isPublished)]),
  ).map((column) => ({ ...column, rowHeader: column.id === 'year' }))
  const permits = [...new Set(releases.map(({ sourceId }) => sourceId))]
  return (
    <div className="mb-3">
      <h3 className="mb-1.5 text-lg font-semibold">Releases by year</h3>
      {permits.map((permit, index) => (
        <DataTable
          key={permit}
          id={`${id}-releases-${index}`}
          caption={`Pounds released or sent away${permit ? `, as reported under ${permit}` : ''}`}
          rows={releases.filter(({ sourceId }) => sourceId === permit)}
          rowKey={({ year }) => String(year)}
          columns={columns}
        />
      ))}
      <p className="text-base text-muted">
        {texts.reading}
        {silent.length > 0 &&
          ` ${texts.silent} ${silent.map((key) => releaseYear.labels[key].toLowerCase()).join(', ')}.`}
      </p>
    </div>
  )
}
