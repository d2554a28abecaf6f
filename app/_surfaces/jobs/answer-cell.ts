import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { reportBug } from '@/app/_lib/site/report-bug'
import type { EngineCallOptions } from '@/lib/connector/engine/requests'
import { toProblem } from '@/lib/connector/result'
import { type JobCell, NOT_LOADED, PLACE } from '@/lib/jobs/job'
import { emptyCell } from '@/lib/jobs/job-store'
import type { JobCellRequest } from '@/lib/jobs/run-jobs'
import { factById } from './facts'
import { findPlace, placeOfCell } from './find-place'
import { jobTexts } from './job-texts'
import { textOfRow } from './row-text'

const visitorOfJob = (job: string): string => `job ${job}`

export async function answerCell(
  question: JobCellRequest,
  options: Pick<EngineCallOptions, 'waitsForRefresh'> = {},
): Promise<JobCell> {
  const { job, list, row, fact, place, signal } = question
  try {
    const { engine } = await getApp()
    const call = { internal: true, visitor: visitorOfJob(job), signal, ...options }
    if (fact === PLACE) return await findPlace(textOfRow(list, row), engine, call)
    const jobFact = factById(fact)
    if (!jobFact) return emptyCell('not-asked', jobTexts.gone)
    const isPlaced = place?.state === 'found'
    if (jobFact.needsPlace && !isPlaced)
      return emptyCell('not-asked', jobTexts.notAsked, place?.why ?? jobTexts.noPlaceWhy)
    const ask = ((connector: string, method: string, params: unknown) =>
      engine.callNamed(connector, method, params, call)) as EngineCaller
    return await jobFact.answer({ list, row, place: isPlaced ? placeOfCell(place) : undefined, call: ask })
  } catch (error) {
    return emptyCell('failed', NOT_LOADED, toProblem(error, reportBug).message)
  }
}
