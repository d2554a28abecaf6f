import { SameAnswer } from '@/components/provenance/same-answer'
import { FacilityFormalActions, FacilityInformalActions } from '@/components/records/facility-actions'
import { FacilityInspections } from '@/components/records/facility-inspections'
import { markStatus } from '@/components/records/facility-mark'
import { FacilityMarkBox } from '@/components/records/facility-mark-box'
import { FacilityPermit } from '@/components/records/facility-permit'
import { facilityProgram, programAnchor } from '@/components/records/facility-programs'
import { FacilityReleases } from '@/components/records/facility-releases'
import { describeExtracts, describeStatus } from '@/components/records/facility-sentences'
import { facilityTerms } from '@/components/records/facility-terms'
import { formatDay } from '@/components/ui/format-day'
import { Panel } from '@/components/ui/panel'
import { Term } from '@/components/ui/term'
import type { StatuteCompliance } from '@/connectors/federal-env-compliance/report-compliance'
import type { Meta } from '@/lib/connector/result'
import { pairPermits } from './pair-permits'
import type { Report } from './read-facility'

interface Props {
  program: StatuteCompliance
  report: Report
  meta: Meta
}

/** One program: how it stands now, its permits with their quarters, and everything that was done. */
export function ProgramPanel({ program, report, meta }: Props) {
  const { statute, programName, releases } = program
  const { name, definition, withoutStatus } = facilityProgram(statute, programName)
  const id = programAnchor(statute)
  const pairs = pairPermits(program, report.facility.permits)
  const systems = [...new Set(pairs.flatMap(({ permit }) => permit?.system ?? []))]
  const enforced = withoutStatus === undefined || hasEvents(program)
  return (
    <Panel id={id} title={name} state={meta.state === 'stale' ? 'stale' : undefined}>
      <p className="mb-3">
        Under the {definition ? <Term definition={definition} /> : programName}
        {pairs.length > 1 && `, with ${pairs.length} permits or records`}.
      </p>
      <Standing program={program} />
      <p className="mb-5 text-base text-muted">
        <Periods program={program} />
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
      {enforced && <FacilityInspections id={id} program={program} />}
      {enforced && <FacilityInformalActions id={id} program={program} />}
      {enforced && <FacilityFormalActions id={id} program={program} />}
      <p className="border-t border-line pt-3 text-base text-muted">
        Source: EPA ECHO. More than is shown here: <a href={report.fullReportUrl}>the official report</a>.
      </p>
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
  )
}

function Standing({ program }: { program: StatuteCompliance }) {
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

function Periods({ program: { period } }: { program: StatuteCompliance }) {
  const { complianceFrom, actionsFrom } = period
  return (
    <>
      {complianceFrom && `Compliance since ${formatDay(complianceFrom)}. `}
      {actionsFrom && `Inspections and actions since ${formatDay(actionsFrom)}. `}
    </>
  )
}

const hasEvents = (program: StatuteCompliance) =>
  program.inspectionsRecorded + program.informalActionsRecorded + program.formalActionsRecorded > 0
