import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { describeUnanswered } from '@/components/ground/describe-unanswered'
import { OpenOnMap } from '@/components/map/map-link'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import type { ChipState } from '@/components/ui/state-chip'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { isOld } from '@/lib/provenance/is-old'
import type { Point } from '@/lib/url-state'

type Reading<D> = { ok: true; data: D; meta: Meta } | { ok: false; error: Problem }

interface Props<S extends string, D> {
  id: string
  title: string
  reading: Reading<D>
  /** Said at the title of an answer that has no record; an older answer is said there too. */
  chips: Readonly<Record<S, ChipState | undefined>>
  /** What is not known where nobody answered: "the flood hazard". */
  subject: string
  /** What a failure to ask does not touch. */
  others: string
  retry: string
  point: Point
  /** The layer of the map that shows it around the place. */
  onMap: string
  body: (data: D) => ReactNode
  /** Of the limits, those that the body says. */
  said?: readonly string[]
  /** What can be done although nobody answered. */
  instead?: ReactNode
}

/** What one source has at the place: its sentence, its facts, where it is from. */
export function RecordPanel<S extends string, D extends { state: S; sentence: string; caveats: string[] }>({
  id,
  title,
  reading,
  chips,
  subject,
  others,
  retry,
  point,
  onMap,
  body,
  said = [],
  instead,
}: Props<S, D>) {
  if (!reading.ok)
    return (
      <Panel id={id} title={title} state={stateOfProblem(reading.error)}>
        <ProblemNotice
          problem={reading.error}
          stillStands={describeUnanswered(reading.error, subject, others)}
          retry={retry}
        />
        {instead}
      </Panel>
    )
  const { data, meta } = reading
  const chip = chips[data.state] ?? (isOld(meta) ? 'stale' : undefined)
  return (
    <Panel
      id={id}
      title={title}
      {...(chip ? { state: chip } : {})}
      control={<OpenOnMap point={point} layer={onMap} what={title} />}
    >
      <p className="mb-3 text-lg font-semibold text-pretty">{data.sentence}</p>
      {body(data)}
      <Provenance meta={meta} caveats={data.caveats} said={said} />
    </Panel>
  )
}
