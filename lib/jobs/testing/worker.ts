import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createJobStore, emptyCell } from '../job-store'
import { createJobRunner } from '../run-jobs'

/** A process that works the jobs of a folder until it is killed. It notes each question in a file. */
const [, , folder = '', notes = ''] = process.argv

const quiet = { warn: () => undefined, info: () => undefined, error: () => undefined }
const store = createJobStore({
  databaseUrl: undefined,
  folder,
  days: 30,
  log: quiet,
  now: () => new Date(),
  leaseMs: 3_000,
})
createJobRunner({
  store,
  async answer({ row, fact }) {
    appendFileSync(notes, `${process.pid} ${row} ${fact}\n`)
    await pause(50)
    return emptyCell('found', `${fact} ${row}`)
  },
  atOnce: 3,
  log: quiet,
  beatMs: 20,
}).start()

// The runner's own timers let a process end.
setInterval(() => undefined, 60_000)
