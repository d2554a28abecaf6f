import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JobCell, PLACE, type PlaceList } from './job'
import { createJobStore, emptyCell, type JobStore } from './job-store'
import type { LeasedWorkRunner } from './leased-work'
import { createJobRunner, type JobCellRequest } from './run-jobs'

const silent = { warn: () => undefined, info: () => undefined, error: () => undefined }

let folder: string
let stores: JobStore[] = []
let runners: LeasedWorkRunner[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'))
})

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  await Promise.all(stores.map((store) => store.close()))
  runners = []
  stores = []
  await rm(folder, { recursive: true, force: true })
})

function openStore(options: Partial<Parameters<typeof createJobStore>[0]> = {}): JobStore {
  const store = createJobStore({
    databaseUrl: undefined,
    folder,
    days: 30,
    log: silent,
    now: () => new Date(),
    leaseMs: 400,
    ...options,
  })
  stores.push(store)
  return store
}

function runIn(store: JobStore, answer: (question: JobCellRequest) => Promise<JobCell>): LeasedWorkRunner {
  const runner = createJobRunner({ store, answer, atOnce: 3, log: silent, beatMs: 20 })
  runners.push(runner)
  runner.start()
  return runner
}

const listOf = (rows: number): PlaceList => ({
  headings: ['Place'],
  roles: ['place'],
  rows: Array.from({ length: rows }, (_, row) => [`${row + 1} Elm St`]),
  facts: ['flood', 'soils'],
})

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

const foundCell = (answer: string): JobCell => emptyCell('found', answer)

async function begin(store: JobStore, rows: number, owner = 'visitor') {
  const job = await store.draft(listOf(rows))
  if (!job) throw new Error('the store is unavailable')
  expect(await store.start(job.id, job.key, owner)).toEqual({ kind: 'started' })
  return job
}

const stateOf = async (store: JobStore, id: string) => {
  const reading = await store.open(id)
  return reading.kind === 'found' ? reading.job.state : reading.kind
}

const isDone = (store: JobStore, id: string) =>
  vi.waitFor(async () => expect(await stateOf(store, id)).toBe('done'), { timeout: 20_000, interval: 20 })

describe('the runner of lists', () => {
  it('requests each cell of a list once, after the row of the cell has been located', async () => {
    const store = openStore()
    const calls: string[] = []
    const { id } = await begin(store, 30)
    runIn(store, async ({ row, fact, place }) => {
      calls.push(`${row} ${fact}`)
      expect(place?.answer).toBe(fact === PLACE ? undefined : `place ${row}`)
      return foundCell(`${fact} ${row}`)
    })
    await isDone(store, id)
    expect(new Set(calls).size).toBe(90)
    expect(calls).toHaveLength(90)
    const cells = await store.cells(id)
    expect(cells).toHaveLength(90)
    for (const { row, fact, cell } of cells ?? []) expect(cell.answer).toBe(`${fact} ${row}`)
  })

  it('finishes pending writes before the runner stops', async () => {
    const store = openStore()
    const { write } = store.worker
    const slowWrite = vi.spyOn(store.worker, 'write').mockImplementation(async (...cells) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return write(...cells)
    })
    const { id } = await begin(store, 4)
    let calls = 0
    const runner = runIn(store, async ({ signal }) => {
      calls += 1
      if (calls > 4) await untilAborted(signal)
      return foundCell('x')
    })
    await vi.waitFor(() => expect(slowWrite).toHaveBeenCalled())
    await runner.stop()
    expect(await store.cells(id)).toHaveLength(4)
  })

  it('takes no lease while no list is open', async () => {
    const store = openStore()
    const lease = vi.spyOn(store.worker, 'takeLease')
    const look = vi.spyOn(store.worker, 'openJobs')
    runIn(store, async () => foundCell('x'))
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(2))
    expect(lease).not.toHaveBeenCalled()
  })

  it('continues after a restart without repeating a finished cell', async () => {
    const counts = new Map<string, number>()
    let most = 20
    const answer = async ({ row, fact, signal }: JobCellRequest) => {
      if (counts.size >= most) await untilAborted(signal)
      if (!signal.aborted) counts.set(`${row} ${fact}`, (counts.get(`${row} ${fact}`) ?? 0) + 1)
      return foundCell('x')
    }
    const first = openStore()
    const { id } = await begin(first, 40)
    const runner = runIn(first, answer)
    await vi.waitFor(() => expect(counts.size).toBe(20))
    await runner.stop()
    await first.close()
    const second = openStore()
    expect(await stateOf(second, id)).toBe('running')
    expect(await second.cells(id)).toHaveLength(20)
    most = Number.POSITIVE_INFINITY
    runIn(second, answer)
    await isDone(second, id)
    expect(counts.size).toBe(120)
    expect([...counts.values()].filter((count) => count > 1)).toEqual([])
  })

  it('writes no more cells after a stop, and requests the remaining cells after a new start', async () => {
    const store = openStore()
    const { id, key } = await begin(store, 50)
    let most = 12
    let calls = 0
    const runner = runIn(store, async ({ signal }) => {
      if (calls >= most) await untilAborted(signal)
      calls += 1
      return foundCell('x')
    })
    await vi.waitFor(async () => expect(await store.cells(id)).toHaveLength(12))
    expect(await store.stop(id, key)).toBe('done')
    await vi.waitFor(() => expect(calls).toBeGreaterThan(12))
    expect(await store.cells(id)).toHaveLength(12)
    most = Number.POSITIVE_INFINITY
    await store.start(id, key, 'visitor')
    runner.wake()
    await isDone(store, id)
    expect(await store.cells(id)).toHaveLength(150)
  })

  it('retries failed cells, and all cells of a row that could not be located', async () => {
    const store = openStore()
    const { id, key } = await begin(store, 3)
    let isDown = true
    const calls: string[] = []
    runIn(store, async ({ row, fact }) => {
      calls.push(`${row} ${fact}`)
      const fails = isDown && (fact === PLACE ? row === 1 : fact === 'soils' && row === 2)
      return fails ? emptyCell('failed', 'Could not load', 'The source is down.') : foundCell('x')
    })
    await isDone(store, id)
    calls.length = 0
    isDown = false
    await store.retry(id, key, 'visitor')
    await isDone(store, id)
    expect(calls.sort()).toEqual(['1 flood', '1 place', '1 soils', '2 soils'])
    expect((await store.cells(id))?.every(({ cell }) => cell.state === 'found')).toBe(true)
  })
})

describe('the store of lists', () => {
  it('refuses any change with a wrong key', async () => {
    const store = openStore()
    const job = await store.draft(listOf(2))
    const { id = '' } = job ?? {}
    expect(await store.start(id, 'other', 'visitor')).toEqual({ kind: 'wrong-key' })
    expect(await store.stop(id, '')).toBe('wrong-key')
    expect(await store.remove(id, 'other')).toBe('wrong-key')
    expect(await store.replaceList(id, 'other', listOf(1))).toBe('wrong-key')
    expect(await stateOf(store, id)).toBe('draft')
  })

  it('refuses to start a second list of the same visitor', async () => {
    const store = openStore()
    await begin(store, 2)
    const next = await store.draft(listOf(2))
    expect(await store.start(next?.id ?? '', next?.key ?? '', 'visitor')).toEqual({ kind: 'busy' })
    expect(await store.start(next?.id ?? '', next?.key ?? '', 'another')).toEqual({ kind: 'started' })
  })

  it('deletes the cells of a removed list, and reports the list as removed', async () => {
    const store = openStore()
    const { id, key } = await begin(store, 2)
    runIn(store, async () => foundCell('x'))
    await isDone(store, id)
    expect(await store.remove(id, key)).toBe('done')
    expect(await store.open(id)).toMatchObject({ kind: 'removed' })
    expect(await store.cells(id)).toEqual([])
  })

  it('expires an old draft, but not an open list', async () => {
    let time = new Date('2026-01-01T00:00:00Z')
    const store = openStore({ now: () => time, elapsedMs: () => time.getTime() })
    const draft = await store.draft(listOf(2))
    const { id } = await begin(store, 2)
    time = new Date('2026-12-01T00:00:00Z')
    await vi.waitFor(async () => expect(await store.open(draft?.id ?? '')).toMatchObject({ kind: 'expired' }))
    expect(await stateOf(store, id)).toBe('waiting')
  })
})
