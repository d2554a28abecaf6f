import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { SectionFacts } from '@/components/records/section/facts'
import { Panel } from '@/components/ui/page/panel'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { isOld } from '@/lib/provenance/is-old'
import type { SurveyRecord } from '@/lib/records/section/fields'

export interface SurveyAnswer {
  records: SurveyRecord[]
  /** Said when there are none. */
  nothing: string
  covered: boolean
  caveats: string[]
  meta: Meta
}

interface Props {
  answer: SurveyAnswer | { problem: Problem }
  retry: string
  acresOf: (sectionId: string) => number | null | undefined
  /** Before the facts: the height of the ground in a line, and where to go on. */
  lead?: ReactNode
  /** The round trip check of the first section. */
  check?: ReactNode
}

export function SectionPanel({ answer, retry, acresOf, lead, check }: Props) {
  if ('problem' in answer) {
    return (
      <Panel id="section" title="Section" state={stateOfProblem(answer.problem)}>
        <ProblemNotice
          problem={answer.problem}
          stillStands="The elevation comes from another source and is not affected."
          retry={retry}
        />
      </Panel>
    )
  }
  const { records, nothing, covered, caveats, meta } = answer
  const [first, ...others] = records
  const state = first ? (isOld(meta) ? 'stale' : undefined) : covered ? 'none' : 'not-covered'
  return (
    <Panel id="section" title={first?.label ?? 'Section'} state={state}>
      {!first && <p>{nothing}</p>}
      {lead}
      {first && others.length > 0 && (
        <p className="mb-3">
          {records.length} sections meet or overlap at this point. Any of them may be the right one.
        </p>
      )}
      {records.map((record) => (
        <div key={record.sectionId ?? record.plssid}>
          {others.length > 0 && <h3 className="mb-2 font-semibold">{record.label}</h3>}
          <SectionFacts record={record} computedAcres={acresOf(record.sectionId ?? '')} />
        </div>
      ))}
      <Provenance meta={meta} caveats={first ? caveats : []} />
      {check}
    </Panel>
  )
}
