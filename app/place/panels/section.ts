import type { Read } from '@/app/data'
import { withoutSurvey } from '@/connectors/federal-land-survey/coverage'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import type { SurveyRecord } from '@/connectors/federal-land-survey/records'
import type { Problem } from '@/lib/connector/errors'
import type { Place } from '../place'
import { foundEnding, type Outcome } from './outcome'
import { failed } from './settle'

export interface SectionData {
  /** Several where sections meet or overlap: none is more right than the others. */
  records: SurveyRecord[]
  note: string
  caveats: string[]
  /** For the map, and the acres computed from them; empty where they could not be had. */
  outlines: Outlines['features']
  /** Why there are no outlines, where the text was found and they were not. */
  outlineProblem?: Problem
}

const OUTSIDE = 'The public land survey covers land in 30 states, and this point lies in no state.'

/** Nobody is asked where the survey never was. */
export async function readSection({ point, states }: Place, read: Read): Promise<Outcome<SectionData>> {
  const reasons = states.map((state) => withoutSurvey(state)?.message)
  const [why = OUTSIDE] = reasons
  if (reasons.every((reason) => reason !== undefined)) return { ending: 'not-covered', why, metas: [] }
  const [survey, outline] = await Promise.all([
    read('federal-land-survey', 'getTownshipSection', point),
    read('federal-land-survey', 'locatePoint', point),
  ])
  if (!survey.ok) return failed(survey.error)
  const { records, coverage, note, caveats } = survey.data
  const metas = [survey.meta]
  if (records.length === 0) {
    const ending = coverage?.status === 'not_covered' ? 'not-covered' : 'none'
    return { ending, why: coverage?.message ?? note, metas }
  }
  const data = { records, note, caveats, outlines: outline.ok ? outline.data.features : [] }
  const outlineProblem = outline.ok ? {} : { outlineProblem: outline.error }
  return { ending: foundEnding(metas), data: { ...data, ...outlineProblem }, metas }
}
