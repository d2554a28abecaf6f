import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import PgBoss from 'pg-boss'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { createCellWriter } from './cell-writer'
import { type JobCell, NOT_LOADED, PLACE, type PlaceList } from './job'
import { emptyCell, type OpenJob } from './job-store'
import type { LeasedWorkRunner } from './leased-work'
import { FACT_WIDTH, PLACE_WIDTH, type RunnerOptions } from './run-jobs'

interface Options extends RunnerOptions {
  databaseUrl: string
  facts: readonly string[]
  schema?: string
  expiresSeconds?: number
}

/**
 * A range of rows of one list, for one fact such as the flood zone. If the chunk takes too long, a chunk with
 * the next `part` continues it.
 */
interface Chunk {
  job: string
  startedAt: string
  fact: string
  index: number
  part: number
}

const SCHEMA = 'openplat_boss'
const CONNECTIONS = 4
const ROWS_A_CHUNK = 25
/**
 * If a process is killed, the queue gives its chunk to another process at the first maintenance after this
 * time. All attempts at the slowest source together take less time.
 */
const EXPIRES_SECONDS = 180
const MAINTENANCE_SECONDS = 10
const RETRIES = 5
/** The shortest polling interval that pg-boss allows. */
const POLL_SECONDS = 0.5
const BEAT_MS = 5_000
/**
 * Each list is planned again after this time, because a process may have been killed while it planned the
 * list.
 */
const PLAN_AGAIN_MS = 60_000
const STOP_MS = 8_000
const FAILED = 'lists-failed'

const keyOf = ({ id, startedAt }: OpenJob): string => `${id} ${startedAt}`

const queueOf = (fact: string): string => `lists-${fact}`

const texts = defineSentences('jobs.share-jobs', {
  sourceTookTooLong: 'The source took too long for this row. Ask for it again.',
  rowWasInterrupted: 'The work on this row was interrupted several times. Ask for it again.',
})

/**
 * Shares the open jobs of a store among all processes that use one PostgreSQL. Each fact, such as the flood
 * zone, has its own queue. Only one chunk of a queue runs at a time, so that a source gets no more requests
 * than from a single process.
 */
export function createSharedRunner(options: Options): LeasedWorkRunner {
  const { store, answer, atOnce, databaseUrl, facts, log, schema = SCHEMA, beatMs = BEAT_MS } = options
  const { expiresSeconds = EXPIRES_SECONDS } = options
  /** A chunk starts rows only during this time. Rows that have started may run until `limitMs`. */
  const startMs = expiresSeconds * 200
  const limitMs = expiresSeconds * 800
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    max: CONNECTIONS,
    schedule: false,
    maintenanceIntervalSeconds: Math.min(MAINTENANCE_SECONDS, Math.ceil(expiresSeconds / 3)),
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue of lists of places has a fault'))
  const queues = [PLACE, ...facts].map(queueOf)
  const plannedAt = new Map<string, number>()
  const stop = new AbortController()
  let nap = new AbortController()
  let loop: Promise<void> | undefined
  let isStarted = false
  let isWorking = false

  async function startBoss(): Promise<void> {
    await boss.start()
    await boss.createQueue(FAILED, { name: FAILED, policy: 'standard', retryLimit: RETRIES })
    for (const name of queues)
      await boss.createQueue(name, {
        name,
        policy: 'singleton',
        retryLimit: RETRIES,
        expireInSeconds: expiresSeconds,
        deadLetter: FAILED,
      })
    isStarted = true
  }

  async function setWorking(isNeeded: boolean): Promise<void> {
    if (isWorking === isNeeded) return
    isWorking = isNeeded
    const polling = { pollingIntervalSeconds: POLL_SECONDS }
    for (const name of queues) {
      if (isNeeded) await boss.work<Chunk>(name, polling, handle(answer))
      else await boss.offWork(name)
    }
    if (isNeeded) await boss.work<Chunk>(FAILED, polling, handle(giveUp))
    else await boss.offWork(FAILED)
  }

  const handle =
    (answerCell: RunnerOptions['answer']): PgBoss.WorkHandler<Chunk> =>
    async (jobs) => {
      for (const { data } of jobs) await workChunk(data, answerCell)
    }

  async function beat(): Promise<void> {
    if (!isStarted) await startBoss()
    const open = await store.worker.openJobs(atOnce)
    if (!open) return
    for (const key of plannedAt.keys()) if (!open.some((job) => keyOf(job) === key)) plannedAt.delete(key)
    for (const job of open) await planIfDue(job)
    await setWorking(open.length > 0)
  }

  async function planIfDue(job: OpenJob): Promise<void> {
    const { id, startedAt, state } = job
    const key = keyOf(job)
    const last = plannedAt.get(key)
    if (last !== undefined && performance.now() - last < PLAN_AGAIN_MS) return
    if (state === 'waiting' && !(await store.worker.begin(id))) return
    const reading = await store.open(id)
    const answered = await store.worker.answered(id)
    if (reading.kind !== 'found' || !answered) return
    const { list } = reading.job
    await boss.insert(planChunks({ id, startedAt }, list, answered).map(toInsert))
    plannedAt.set(key, performance.now())
    // If the process was stopped or killed right after the last result was stored, the list is not marked as
    // finished yet.
    await finishIfDone(id, list)
  }

  async function workChunk(chunk: Chunk, answerCell: RunnerOptions['answer']): Promise<void> {
    const { job: id, startedAt, fact, index, part } = chunk
    const reading = await store.open(id)
    if (reading.kind === 'unavailable') throw new Error('the store is unavailable')
    if (reading.kind !== 'found' || reading.job.state !== 'running' || reading.job.startedAt !== startedAt)
      return
    const { list } = reading.job
    const rows = rowsOf(list, index)
    const stored = await store.cells(id, { rows })
    if (!stored) throw new Error('the store is unavailable')
    const places = new Map(stored.flatMap(({ row, fact: of, cell }) => (of === PLACE ? [[row, cell]] : [])))
    const done = new Set(stored.flatMap(({ row, fact: of }) => (of === fact ? [row] : [])))
    const ended = new AbortController()
    const startsEnd = AbortSignal.timeout(startMs)
    const interrupted = AbortSignal.any([stop.signal, ended.signal])
    const limit = AbortSignal.timeout(limitMs)
    const signal = AbortSignal.any([interrupted, limit])
    const writer = createCellWriter(store.worker, id, () => ended.abort())
    const queue = new PQueue({ concurrency: fact === PLACE ? PLACE_WIDTH : FACT_WIDTH })
    for (const row of rows.filter((each) => !done.has(each)))
      void queue.add(async () => {
        if (signal.aborted || startsEnd.aborted) return
        const cell = await answerCell({ job: id, list, row, fact, place: places.get(row), signal })
        // The result of an interrupted request is not stored. Another process, or the next start, repeats the
        // request.
        if (interrupted.aborted) return
        writer.add({ row, fact, cell: limit.aborted ? tooSlow() : cell })
      })
    await queue.onIdle()
    await writer.close()
    if (ended.signal.aborted) return
    if (stop.signal.aborted) throw new Error('the process stops')
    const answered = await store.cells(id, { rows, fact })
    if (!answered) throw new Error('the store is unavailable')
    if (answered.length < rows.length) await boss.insert([toInsert({ ...chunk, part: part + 1 })])
    else if (fact === PLACE)
      await boss.insert(list.facts.map((of) => toInsert({ ...chunk, fact: of, part: 0 })))
    await finishIfDone(id, list)
  }

  async function finishIfDone(id: string, list: PlaceList): Promise<void> {
    const counts = (await store.counts(id)) ?? []
    const cells = counts.reduce((sum, { count }) => sum + count, 0)
    if (cells < list.rows.length * (list.facts.length + 1)) return
    await store.worker.finish(id)
    nap.abort()
  }

  async function work(): Promise<void> {
    while (!stop.signal.aborted) {
      await beat().catch((error) => log.error({ err: error }, describeStartFault(error, schema)))
      await pause(beatMs, undefined, { signal: nap.signal, ref: false }).catch(() => undefined)
      if (nap.signal.aborted) nap = new AbortController()
    }
    if (isStarted) await boss.stop({ graceful: true, wait: true, timeout: STOP_MS })
  }

  return {
    start() {
      loop ??= work()
    },
    wake: () => nap.abort(),
    async stop() {
      stop.abort()
      nap.abort()
      await loop
    },
  }
}

const tooSlow = (): JobCell => emptyCell('failed', NOT_LOADED, texts.sourceTookTooLong)

const giveUp = async (): Promise<JobCell> => emptyCell('failed', NOT_LOADED, texts.rowWasInterrupted)

const rowsOf = ({ rows }: PlaceList, index: number): number[] =>
  [...rows.keys()].slice(index * ROWS_A_CHUNK, (index + 1) * ROWS_A_CHUNK)

function planChunks(
  { id: job, startedAt }: Pick<OpenJob, 'id' | 'startedAt'>,
  list: PlaceList,
  answered: readonly { row: number; fact: string }[],
): Chunk[] {
  const done = new Set(answered.map(({ row, fact }) => `${row} ${fact}`))
  const indexes = Array.from({ length: Math.ceil(list.rows.length / ROWS_A_CHUNK) }, (_, index) => index)
  return indexes.flatMap((index) => {
    const rows = rowsOf(list, index)
    const isMissing = (fact: string) => rows.some((row) => !done.has(`${row} ${fact}`))
    const missing = isMissing(PLACE) ? [PLACE] : list.facts.filter(isMissing)
    return missing.map((fact) => ({ job, startedAt, fact, index, part: 0 }))
  })
}

/** Derives the id from the chunk, so that the queue ignores a second insertion of the same chunk. */
function toInsert(chunk: Chunk): PgBoss.JobInsert<Chunk> {
  const { job, startedAt, fact, index, part } = chunk
  const digest = createHash('sha256')
    .update(JSON.stringify([job, startedAt, fact, index, part]))
    .digest('hex')
  const id = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, name: queueOf(fact), data: chunk }
}

const NO_RIGHT = '42501'

const describeStartFault = (error: unknown, schema: string): string =>
  error instanceof Error && 'code' in error && error.code === NO_RIGHT
    ? `lists of places cannot be shared: the database user may not create the schema "${schema}". Grant CREATE on the database, or create the schema for this user`
    : 'lists of places cannot be shared'
