import 'server-only'
import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { reportBug } from '@/app/_lib/site/report-bug'
import { dataOf, metasOf, type Outcome, type OutcomeKind, reasonOf } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import { readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import { toProblem } from '@/lib/connector/result'
import { type CellState, type JobCell, PLACE } from '@/lib/jobs/job'
import { emptyCell } from '@/lib/jobs/job-store'
import type { CellQuestion } from '@/lib/jobs/run-jobs'
import { factById } from './facts'
import { findPlace, placeOfCell } from './find-place'
import { textOfRow } from './row-text'

const states: Readonly<Record<OutcomeKind, CellState>> = {
  found: 'found',
  stale: 'found',
  none: 'none',
  'not-covered': 'not-covered',
  failed: 'failed',
  'on-request': 'not-asked',
}

const texts = {
  failed: 'Could not load',
  gone: 'This record is no longer offered.',
  noPlace: 'Not asked',
  noPlaceWhy: 'The row has no place.',
}

/** Identifies each job as one visitor of the fair queue. */
const visitorOfJob = (job: string): string => `job ${job}`

export async function answerCell(question: CellQuestion): Promise<JobCell> {
  const { job, list, row, fact, place, signal } = question
  try {
    const { engine } = await getApp()
    const call = { internal: true, visitor: visitorOfJob(job), signal }
    if (fact === PLACE) return await findPlace(textOfRow(list, row), engine, call)
    if (place?.state !== 'found') return emptyCell('not-asked', texts.noPlace, place?.why ?? texts.noPlaceWhy)
    const panel = factById(fact)
    if (!panel) return emptyCell('not-asked', texts.gone)
    const ask = ((connector: string, method: string, params: unknown) =>
      engine.callNamed(connector, method, params, call)) as CallMethod
    const [ended] = await settleAll(readPanels([panel], placeOfCell(place), ask, { series: true }))
    return ended ? toCell(panel, ended.outcome) : emptyCell('not-asked', texts.gone)
  } catch (error) {
    return emptyCell('failed', texts.failed, toProblem(error, reportBug).message)
  }
}

export function toCell(panel: Panel, outcome: Outcome<PanelData>): JobCell {
  const data = dataOf(outcome)
  const { value, detail } = panel.answer(outcome)
  const why = 'data' in outcome ? undefined : reasonOf(outcome)
  return {
    state: states[outcome.ending],
    answer: value,
    ...(why || detail ? { why: why ?? detail ?? '' } : {}),
    ...(data ? { values: valuesOf(panel, data) } : {}),
    metas: [...metasOf(outcome)],
  }
}

const valuesOf = ({ compare }: Panel, data: PanelData): Record<string, string | number | null> =>
  Object.fromEntries(
    compare.map(({ id, amount, text }) => [id, amount ? (amount(data) ?? null) : text(data)]),
  )
