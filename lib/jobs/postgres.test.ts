import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PLACE } from './job'
import { createJobStore, emptyCell, type JobStore } from './job-store'
import type { LeasedWorkRunner } from './leased-work'
import type { RunnerOptions } from './run-jobs'
import { createSharedRunner } from './share-jobs'

const { DATABASE_URL = '' } = process.env
const schema = `openplat_jobs_${randomBytes(6).toString('hex')}`
const silent = { warn: () => undefined, info: () => undefined, error: () => undefined }

function urlOfSchema(): string {
  const url = new URL(DATABASE_URL)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

const ROWS = 200
const CELLS = ROWS * 3

describe.skipIf(!DATABASE_URL)('lists in PostgreSQL (skipped where DATABASE_URL is not set)', () => {
  const admin = new pg.Pool({ connectionString: DATABASE_URL, max: 1 })
  let stores: JobStore[] = []
  let runners: LeasedWorkRunner[] = []

  beforeAll(async () => {
    await admin.query(`create schema ${schema}`)
    const open = () =>
      createJobStore({
        databaseUrl: urlOfSchema(),
        folder: '',
        days: 30,
        log: silent,
        now: () => new Date(),
      })
    stores = [open(), open()]
  })
  afterAll(async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    await Promise.all(stores.map((store) => store.close()))
    await admin.query(`drop schema if exists ${schema} cascade`)
    await admin.query(`drop schema if exists ${schema}_boss cascade`)
    await admin.query(`drop schema if exists ${schema}_boss_alone cascade`)
    await admin.end()
  })

  it('shares a list between two processes, retries failed cells, and removes the list', async () => {
    const [one, other] = stores
    if (!one || !other) throw new Error('the stores are open')
    let isDown = true
    const answers: string[] = []
    const workers = new Set<number>()
    const busy: { fact: string; worker: number }[] = []
    const overlaps: string[] = []
    runners = [one, other].map((store, worker) =>
      createSharedRunner({
        store,
        databaseUrl: DATABASE_URL,
        facts: ['soils', 'flood'],
        schema: `${schema}_boss`,
        async answer({ row, fact }) {
          workers.add(worker)
          answers.push(`${row} ${fact}`)
          const others = busy.filter((each) => each.fact === fact && each.worker !== worker)
          if (others.length > 0) overlaps.push(`${row} ${fact}`)
          const own = { fact, worker }
          busy.push(own)
          await pause(60)
          busy.splice(busy.indexOf(own), 1)
          if (isDown && fact === 'soils' && row === 2)
            return emptyCell('failed', 'Could not load', 'It is down.')
          return emptyCell('found', `${fact} ${row}`)
        },
        atOnce: 2,
        log: silent,
        beatMs: 200,
      }),
    )
    const job = await one.draft({
      headings: ['Place'],
      roles: ['place'],
      rows: Array.from({ length: ROWS }, (_, row) => [`${row}`]),
      facts: ['soils', 'flood'],
    })
    const { id = '', key = '' } = job ?? {}
    expect(await one.start(id, key, 'visitor')).toEqual({ kind: 'started' })
    for (const runner of runners) runner.start()
    const isDone = () =>
      vi.waitFor(
        async () => expect(await other.open(id)).toMatchObject({ kind: 'found', job: { state: 'done' } }),
        { timeout: 60_000, interval: 100 },
      )
    await isDone()
    expect(workers.size).toBe(2)
    expect(new Set(answers).size).toBe(answers.length)
    expect(answers).toHaveLength(CELLS)
    expect(overlaps).toEqual([])
    expect(await other.counts(id)).toEqual(
      expect.arrayContaining([{ fact: 'soils', state: 'failed', count: 1 }]),
    )
    expect(await other.rowsWith(id, 'failed')).toEqual([2])
    expect(await other.cells(id, { rows: [2] })).toHaveLength(3)
    expect(await other.cells(id, { rows: [] })).toEqual([])
    isDown = false
    expect(await other.retry(id, key, 'visitor')).toEqual({ kind: 'started' })
    await isDone()
    expect((await one.cells(id))?.map(({ cell }) => cell.state)).toEqual(Array(CELLS).fill('found'))
    expect(await one.remove(id, key)).toBe('done')
    expect(await other.open(id)).toMatchObject({ kind: 'removed' })
    expect(await other.cells(id)).toEqual([])
  })

  const start = async (store: JobStore, rows: number, visitor: string) => {
    const job = await store.draft({
      headings: ['Place'],
      roles: ['place'],
      rows: Array.from({ length: rows }, (_, row) => [`${row}`]),
      facts: ['soils'],
    })
    const { id = '', key = '' } = job ?? {}
    expect(await store.start(id, key, visitor)).toEqual({ kind: 'started' })
    return id
  }
  const isDone = (store: JobStore, id: string) =>
    vi.waitFor(
      async () => expect(await store.open(id)).toMatchObject({ kind: 'found', job: { state: 'done' } }),
      { timeout: 60_000, interval: 100 },
    )
  const runWith = (store: JobStore, answer: RunnerOptions['answer']) => {
    const runner = createSharedRunner({
      store,
      databaseUrl: DATABASE_URL,
      facts: ['soils', 'flood'],
      schema: `${schema}_boss_alone`,
      answer,
      atOnce: 2,
      log: silent,
      beatMs: 200,
      expiresSeconds: 6,
    })
    runners.push(runner)
    runner.start()
    return runner
  }

  it('marks a cell as failed after one request that takes too long, and finishes the list', async () => {
    const [store] = stores
    if (!store) throw new Error('the store is open')
    await Promise.all(runners.splice(0).map((runner) => runner.stop()))
    let requests = 0
    const id = await start(store, 3, 'slow')
    runWith(store, async ({ row, fact, signal }) => {
      if (fact === 'soils' && row === 1) {
        requests += 1
        await pause(60_000, undefined, { signal }).catch(() => undefined)
      }
      return emptyCell('found', `${fact} ${row}`)
    })
    await isDone(store, id)
    const slow = (await store.cells(id, { rows: [1], fact: 'soils' }))?.[0]
    expect(slow?.cell).toMatchObject({ state: 'failed', why: expect.stringContaining('took too long') })
    expect(requests).toBe(1)
  })

  it('completes a list without new requests if the process ended after the last cell was written', async () => {
    const [store] = stores
    if (!store) throw new Error('the store is open')
    await Promise.all(runners.splice(0).map((runner) => runner.stop()))
    const id = await start(store, 2, 'ended')
    await store.worker.begin(id)
    const cells = [0, 1].flatMap((row) =>
      [PLACE, 'soils'].map((fact) => ({ row, fact, cell: emptyCell('found', `${fact} ${row}`) })),
    )
    expect(await store.worker.write(id, cells)).toBe('running')
    let requests = 0
    runWith(store, async () => {
      requests += 1
      return emptyCell('found', 'again')
    })
    await isDone(store, id)
    expect(requests).toBe(0)
  })
})
