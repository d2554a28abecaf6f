import { appendFileSync, existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createJobStore, emptyCell } from '../job-store'
import { createJobRunner, type JobCellRequest } from '../run-jobs'
import { createSharedRunner } from '../share-jobs'
import { isSpoiled } from './is-spoiled'

const [, , folder = '', notes = '', databaseUrl, schema = ''] = process.argv

const quiet = { warn: () => undefined, info: () => undefined, error: () => undefined }
const store = createJobStore({
  databaseUrl,
  folder,
  days: 30,
  log: quiet,
  now: () => new Date(),
  leaseMs: 3_000,
})
const options = {
  store,
  async answer({ row, fact }: JobCellRequest) {
    appendFileSync(notes, `${process.pid} ${row} ${fact}\n`)
    await pause(50)
    return isSpoiled(row, fact) && !existsSync(`${notes}.mended`)
      ? emptyCell('failed', 'Could not load', 'The source is down.')
      : emptyCell('found', `${fact} ${row}`)
  },
  atOnce: 3,
  log: quiet,
  beatMs: 20,
}
const runner = databaseUrl
  ? createSharedRunner({ ...options, databaseUrl, facts: ['flood', 'soils'], schema, expiresSeconds: 6 })
  : createJobRunner(options)
runner.start()

// Keeps the process alive, because the runner's own timers do not.
setInterval(() => undefined, 60_000)
