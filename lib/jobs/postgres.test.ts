import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createJobStore, emptyCell, type JobStore } from './job-store'
import { createJobRunner, type JobRunner } from './run-jobs'

const { DATABASE_URL = '' } = process.env
const schema = `openplat_jobs_${randomBytes(6).toString('hex')}`
const silent = { warn: () => undefined, info: () => undefined, error: () => undefined }

function urlOfSchema(): string {
  const url = new URL(DATABASE_URL)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

describe.skipIf(!DATABASE_URL)('lists in PostgreSQL (skipped where DATABASE_URL is not set)', () => {
  const admin = new pg.Pool({ connectionString: DATABASE_URL, max: 1 })
  let stores: JobStore[] = []
  let runners: JobRunner[] = []

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
    await admin.end()
  })

  it('works a list in one of two processes, asks again for what failed, and removes it', async () => {
    const [one, other] = stores
    if (!one || !other) throw new Error('the stores are open')
    let isDown = true
    const workers = new Set<number>()
    runners = [one, other].map((store, worker) =>
      createJobRunner({
        store,
        async answer({ row, fact }) {
          workers.add(worker)
          if (isDown && fact === 'soils' && row === 2)
            return emptyCell('failed', 'Could not load', 'It is down.')
          return emptyCell('found', `${fact} ${row}`)
        },
        atOnce: 2,
        log: silent,
        beatMs: 20,
      }),
    )
    const job = await one.draft({
      headings: ['Place'],
      roles: ['place'],
      rows: ['a', 'b', 'c'].map((place) => [place]),
      facts: ['soils'],
    })
    const { id = '', key = '' } = job ?? {}
    expect(await one.start(id, key, 'visitor')).toEqual({ kind: 'started' })
    for (const runner of runners) runner.start()
    const isDone = () =>
      vi.waitFor(
        async () => expect(await other.open(id)).toMatchObject({ kind: 'found', job: { state: 'done' } }),
        { timeout: 20_000 },
      )
    await isDone()
    expect(workers.size).toBe(1)
    expect(await other.counts(id)).toEqual(
      expect.arrayContaining([{ fact: 'soils', state: 'failed', count: 1 }]),
    )
    expect(await other.rowsWith(id, 'failed')).toEqual([2])
    expect(await other.cells(id, [2])).toHaveLength(2)
    expect(await other.cells(id, [])).toEqual([])
    isDown = false
    expect(await other.retry(id, key, 'visitor')).toEqual({ kind: 'started' })
    await isDone()
    expect((await one.cells(id))?.map(({ cell }) => cell.state)).toEqual(Array(6).fill('found'))
    expect(await one.remove(id, key)).toBe('done')
    expect(await other.open(id)).toMatchObject({ kind: 'removed' })
    expect(await other.cells(id)).toEqual([])
  })
})
