import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatCount } from '@/lib/format'
import { compileProgram } from '@/lib/testing/compile-program'
import { isLongRun } from '@/lib/testing/long-run'
import { PLACE } from './job'
import { createJobStore } from './job-store'
import { isSpoiled } from './testing/is-spoiled'

const ROWS = 200
const FACTS = ['flood', 'soils']
const CELLS = ROWS * (FACTS.length + 1)
const KILLS = isLongRun ? 5 : 1
const kills = formatCount(KILLS, 'kill', 'kills')
/**
 * Limit for one kill. The next process repeats the requests in flight, and those whose results were not yet
 * written.
 */
const MOST_REPEATED = 100

let root = ''
let program = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jobs-'))
  program = await compileProgram(new URL('testing/worker.ts', import.meta.url), root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const { DATABASE_URL = '' } = process.env
const schema = `openplat_killed_${randomBytes(6).toString('hex')}`

function urlOfSchema(): string {
  const url = new URL(DATABASE_URL)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

it(`finishes a list despite ${kills} and failed answers while one of two processes works at a time`, async () => {
  await expectSurvival({ workers: 1 })
}, 300_000)

it.skipIf(!DATABASE_URL)(
  `finishes a list that two processes share over PostgreSQL despite ${kills} and failed answers`,
  async () => {
    const admin = new pg.Client({ connectionString: DATABASE_URL })
    await admin.connect()
    await admin.query(`create schema ${schema}`)
    try {
      await expectSurvival({ workers: 2, databaseUrl: urlOfSchema() })
    } finally {
      await admin.query(`drop schema if exists ${schema} cascade`)
      await admin.query(`drop schema if exists ${schema}_boss cascade`)
      await admin.end()
    }
  },
  300_000,
)

async function expectSurvival({ workers, databaseUrl }: { workers: number; databaseUrl?: string }) {
  const folder = join(root, `store-${workers}`)
  const notes = join(root, `notes-${workers}`)
  const log = { warn: () => undefined, info: () => undefined }
  const store = createJobStore({ databaseUrl, folder, days: 30, log, now: () => new Date() })
  const list = {
    headings: ['Place'],
    roles: ['place' as const],
    rows: Array.from({ length: ROWS }, (_, row) => [`${row}`]),
    facts: FACTS,
  }
  const job = await store.draft(list)
  if (!job) throw new Error('the store is unavailable')
  await store.start(job.id, job.key, 'visitor')
  const shared = databaseUrl ? [databaseUrl, `${schema}_boss`] : []
  const work = () =>
    spawn(process.execPath, [program, folder, notes, ...shared], { stdio: ['ignore', 'inherit', 'inherit'] })
  const countCells = async () => (await store.cells(job.id))?.length ?? 0
  const notesOf = async () => (await readFile(notes, 'utf8').catch(() => '')).trim().split('\n')
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await countCells()
    const children = [work(), work()]
    const countWorkers = async () => {
      const pids = new Set((await notesOf()).map((line) => line.split(' ')[0]))
      return children.filter(({ pid }) => pids.has(String(pid))).length
    }
    await vi.waitFor(
      async () => {
        expect(await countCells()).toBeGreaterThan(before)
        expect(await countWorkers()).toBe(workers)
      },
      { timeout: 90_000, interval: 20 },
    )
    const ended = children.map((child) => once(child, 'close'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
    expect(await countWorkers()).toBe(workers)
  }
  const last = work()
  const isDone = () =>
    vi.waitFor(
      async () => {
        const reading = await store.open(job.id)
        expect(reading.kind === 'found' && reading.job.state).toBe('done')
      },
      { timeout: 120_000, interval: 100 },
    )
  await isDone()
  const requests = (await notesOf()).length
  expect(requests).toBeLessThanOrEqual(CELLS + KILLS * MOST_REPEATED)
  const all = list.rows.flatMap((_, row) => [PLACE, ...FACTS].map((fact) => ({ row, fact })))
  const spoiled = all.filter(({ row, fact }) => isSpoiled(row, fact))
  expect(spoiled.length).toBeGreaterThan(CELLS / 20)
  const failedCells = (await store.cells(job.id))?.filter(({ cell }) => cell.state === 'failed')
  expect(failedCells?.map(({ row, fact }) => `${row} ${fact}`).toSorted()).toEqual(
    spoiled.map(({ row, fact }) => `${row} ${fact}`).toSorted(),
  )

  await writeFile(`${notes}.mended`, '')
  expect(await store.retry(job.id, job.key, 'visitor')).toEqual({ kind: 'started' })
  await isDone()
  last.kill('SIGKILL')
  const cells = await store.cells(job.id)
  expect(cells).toHaveLength(CELLS)
  for (const { row, fact, cell } of cells ?? []) expect(cell.answer).toBe(`${fact} ${row}`)
  const unplacedRows = spoiled.filter(({ fact }) => fact === PLACE).map(({ row }) => row)
  const requestedAgain = all.filter(({ row, fact }) => unplacedRows.includes(row) || isSpoiled(row, fact))
  expect((await notesOf()).length - requests).toBe(requestedAgain.length)
  await store.close()
}
