import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compileProgram } from '@/lib/testing/compile-program'
import { isLongRun } from '@/lib/testing/long-run'
import { createJobStore } from './job-store'

const ROWS = 200
const FACTS = ['flood', 'soils']
const CELLS = ROWS * (FACTS.length + 1)
const KILLS = isLongRun ? 5 : 2
/** Questions in flight, and answers of a tenth of a second that were not written. */
const MOST_REPEATED = 100

let root = ''
let program = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jobs-'))
  program = await compileProgram(new URL('testing/worker.ts', import.meta.url), root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

it(`finishes a list through ${KILLS} kills, with one of two processes at work at a time`, async () => {
  const [folder, notes] = [join(root, 'store'), join(root, 'notes')]
  const log = { warn: () => undefined, info: () => undefined }
  const store = createJobStore({ databaseUrl: undefined, folder, days: 30, log, now: () => new Date() })
  const list = {
    headings: ['Place'],
    roles: ['place' as const],
    rows: Array.from({ length: ROWS }, (_, row) => [`${row}`]),
    facts: FACTS,
  }
  const job = await store.draft(list)
  if (!job) throw new Error('the store is unavailable')
  await store.start(job.id, job.key, 'visitor')
  const work = () =>
    spawn(process.execPath, [program, folder, notes], { stdio: ['ignore', 'inherit', 'inherit'] })
  const countCells = async () => (await store.cells(job.id))?.length ?? 0
  const notesOf = async () => (await readFile(notes, 'utf8').catch(() => '')).trim().split('\n')
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await countCells()
    const children = [work(), work()]
    await vi.waitFor(async () => expect(await countCells()).toBeGreaterThan(before), {
      timeout: 60_000,
      interval: 20,
    })
    const ended = children.map((child) => once(child, 'close'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
    const pids = new Set((await notesOf()).map((line) => line.split(' ')[0]))
    expect(children.filter(({ pid }) => pids.has(String(pid))).length).toBe(1)
  }
  const last = work()
  await vi.waitFor(
    async () => {
      const reading = await store.open(job.id)
      expect(reading.kind === 'found' && reading.job.state).toBe('done')
    },
    { timeout: 120_000, interval: 100 },
  )
  last.kill('SIGKILL')
  const cells = await store.cells(job.id)
  expect(cells).toHaveLength(CELLS)
  for (const { row, fact, cell } of cells ?? []) expect(cell.answer).toBe(`${fact} ${row}`)
  expect((await notesOf()).length).toBeLessThanOrEqual(CELLS + KILLS * MOST_REPEATED)
  await store.close()
}, 300_000)
