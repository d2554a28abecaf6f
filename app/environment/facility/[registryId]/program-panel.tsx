import { FacilityEvents } from '@/components/facilities/facility-events'
import { markStatus } from '@/components/facilities/facility-mark'
import { FacilityMarkBox } from '@/components/facilities/facility-mark-box'
import { FacilityPermit } from '@/components/facilities/facility-permit'
import { describeExtracts, describeStatus, nameProgram } from '@/components/facilities/facility-sentences'
import { defineLaw, facilityTerms } from '@/components/facilities/facility-terms'
import { SameAnswer } from '@/components/provenance/same-answer'
import { recordColumns } from '@/components/records/record-columns'
import { AgencyNames, AgencyWords } from '@/components/ui/agency-text'
import { DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isOld } from '@/lib/provenance/is-old'
import { facilityProgram } from '@/lib/records/facility/programs'
import { type ReleaseYear, releaseYear } from '@/lib/records/facility/release-year'
import type { ComplianceReportProgram } from '@/lib/records/facility/report-program'
import { programAnchor } from './facility-id'
import type { FacilityReport } from './fetch-facility'
import { pairPermits } from './pair-permits'

const texts = defineTexts('facility.program-panel', {
  under: 'Under the <law/>.',
  underWith: (count) => `Under the <law/>, with ${count} permits or records.`,
  extracts: (days) => `<term/>: ${days}.`,
  writes: 'The agency writes: “<status/>”.',
  significant: 'One permit is in significant violation now.',
  notProof: 'That is not proof of compliance.',
  complianceSince: (day) => `Compliance since ${day}.`,
  actionsSince: (day) => `Inspections and actions since ${day}.`,
  releases: 'Releases by year',
  pounds: 'Pounds released or sent away',
  poundsUnder: (permit) => `Pounds released or sent away, as reported under ${permit}`,
  nothing: 'No yearly amounts are given in this report.',
  reading:
    'Pounds as the place reported them, all listed chemicals together; one pound of one can matter more than a thousand of another. The sums are the agency’s own. A dash is an amount that is not published, which is not zero.',
  silent: (amounts) => `Not published for any year: ${amounts}.`,
})

interface Props {
  program: ComplianceReportProgram
  report: FacilityReport
  meta: Meta
}

export function ProgramPanel({ program, report, meta }: Props) {
  const { statute, programName, releases } = program
  const { withoutStatus } = facilityProgram(statute, programName)
  const definition = defineLaw(statute)
  const id = programAnchor(statute)
  const pairs = pairPermits(program, report.facility.permits)
  const systems = [...new Set(pairs.flatMap(({ permit }) => permit?.system ?? []))]
  const enforced = withoutStatus === undefined || hasEvents(program)
  return (
    <Panel id={id} title={nameProgram(statute, programName)} state={isOld(meta) ? 'stale' : undefined}>
      <Standing program={program} />
      <p className="mb-3 text-sm text-muted">
        <Rich
          text={pairs.length > 1 ? texts.underWith(pairs.length) : texts.under}
          parts={{
            law: () =>
              definition ? <Term definition={definition} /> : <AgencyWords>{programName}</AgencyWords>,
          }}
        />{' '}
        <Periods program={program} />
        <Rich
          text={texts.extracts(describeExtracts(systems, report.dataExtractDates))}
          parts={{ term: () => <Term definition={facilityTerms.extractDate} /> }}
        />
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

function Standing({ program }: { program: ComplianceReportProgram }) {
  const { currentStatus, significant } = program
  const mark = markStatus(currentStatus)
  return (
    <div className="mb-3 flex gap-3">
      {program.currentStatus !== null && <FacilityMarkBox mark={mark} />}
      <p className="min-w-0">
        <strong className="font-semibold">
          <AgencyNames text={describeStatus(program)} names={currentStatus ? [currentStatus] : []} />
        </strong>
        {currentStatus !== null && (
          <>
            {' '}
            <Rich text={texts.writes} parts={{ status: () => <AgencyWords>{currentStatus}</AgencyWords> }} />
          </>
        )}
        {significant && mark !== 'significant' && ` ${texts.significant}`}
        {mark === 'clear' && ` ${texts.notProof}`}
      </p>
    </div>
  )
}

function Periods({ program: { period } }: { program: ComplianceReportProgram }) {
  const { complianceFrom, actionsFrom } = period
  return (
    <>
      {complianceFrom && `${texts.complianceSince(formatDay(complianceFrom))} `}
      {actionsFrom && `${texts.actionsSince(formatDay(actionsFrom))} `}
    </>
  )
}

const hasEvents = (program: ComplianceReportProgram) =>
  program.inspectionsRecorded + program.informalActionsRecorded + program.formalActionsRecorded > 0

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
      <h3 className="mb-1.5 text-lg font-semibold">{texts.releases}</h3>
      {permits.map((permit, index) => (
        <DataTable
          key={permit}
          id={`${id}-releases-${index}`}
          caption={permit ? texts.poundsUnder(permit) : texts.pounds}
          rows={releases.filter(({ sourceId }) => sourceId === permit)}
          rowKey={({ year }) => String(year)}
          columns={columns}
        />
      ))}
      <p className="text-base text-muted">
        {texts.reading}
        {silent.length > 0 &&
          ` ${texts.silent(silent.map((key) => translate(releaseYear.labels[key]).toLowerCase()).join(', '))}`}
      </p>
    </div>
  )
}
