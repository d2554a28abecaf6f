import PQueue from 'p-queue'
import type { Logger } from 'pino'
import { createCellWriter } from './cell-writer'
import { type JobCell, type JobCellEntry, PLACE, type PlaceList } from './job'
import type { JobStore } from './job-store'
import { createLeasedWork, type LeasedWorkRunner, type RunningWork } from './leased-work'

export interface JobCellRequest {
  job: string
  list: PlaceList
  row: number
  fact: string
  place: JobCell | undefined
  signal: AbortSignal
}

export interface RunnerOptions {
  store: Pick<JobStore, 'open' | 'cells' | 'counts' | 'worker'>
  /** Must not throw. */
  answer(question: JobCellRequest): Promise<JobCell>
  atOnce: number
  log: Pick<Logger, 'info' | 'error'>
  beatMs?: number
}

const BEAT_MS = 1_000
const IDLE_BEATS = 5
/**
 * Number of rows of one fact that are looked up concurrently. It is enough to reach the rate limit of a
 * typical source.
 */
export const FACT_WIDTH = 3
export const PLACE_WIDTH = 4

export const createJobRunner = ({
  store,
  answer,
  atOnce,
  log,
  beatMs = BEAT_MS,
}: RunnerOptions): LeasedWorkRunner =>
  createLeasedWork({
    store: { ...store.worker, listWork: store.worker.openJobs },
    run: (id) => runJob(id, { store, answer }),
    atOnce,
    onFault: (error) => log.error({ err: error }, 'a list of places stopped by a fault on our side'),
    beatMs,
    idleBeats: IDLE_BEATS,
  })

function runJob(id: string, { store, answer }: Pick<RunnerOptions, 'store' | 'answer'>): RunningWork {
  const stop = new AbortController()
  const { signal } = stop
  const writer = createCellWriter(store.worker, id, () => stop.abort())

  async function work(): Promise<void> {
    if (!(await store.worker.begin(id))) return
    const reading = await store.open(id)
    const storedCells = await store.cells(id)
    if (reading.kind !== 'found' || !storedCells) return
    const { list } = reading.job
    await askAll(list, storedCells)
    await writer.settle(signal)
    if (!signal.aborted) await store.worker.finish(id)
  }

  async function askAll(list: PlaceList, storedCells: readonly JobCellEntry[]): Promise<void> {
    const places = new Map(
      storedCells.flatMap(({ row, fact, cell }) => (fact === PLACE ? [[row, cell]] : [])),
    )
    const done = new Set(storedCells.map(({ row, fact }) => `${row} ${fact}`))
    const placeQueue = new PQueue({ concurrency: PLACE_WIDTH })
    const queues = new Map(list.facts.map((fact) => [fact, new PQueue({ concurrency: FACT_WIDTH })]))

    async function put(row: number, fact: string, place: JobCell | undefined): Promise<JobCell | undefined> {
      if (signal.aborted) return undefined
      const cell = await answer({ job: id, list, row, fact, place, signal })
      // The result of an interrupted request is not stored. The job repeats the request when it continues.
      if (signal.aborted) return undefined
      writer.add({ row, fact, cell })
      return cell
    }

    function askFacts(row: number, place: JobCell): void {
      for (const [fact, queue] of queues)
        if (!done.has(`${row} ${fact}`)) void queue.add(() => put(row, fact, place))
    }

    for (const row of list.rows.keys()) {
      const place = places.get(row)
      if (place) askFacts(row, place)
      else
        void placeQueue.add(async () => {
          const cell = await put(row, PLACE, undefined)
          if (cell) askFacts(row, cell)
        })
    }
    await placeQueue.onIdle()
    await Promise.all([...queues.values()].map((queue) => queue.onIdle()))
  }

  const ended = work()
  return {
    ended,
    async halt() {
      stop.abort()
      await ended.catch(() => undefined)
      await writer.close()
    },
  }
}
