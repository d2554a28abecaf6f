import { randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createSnapshotStore } from '../create-store'
import { answered, snapshotOf } from './example-snapshot'

const [, , folder = '', run = '', kilobytes = '4'] = process.argv

const quiet = { warn: () => undefined, info: () => undefined, error: () => undefined }
const store = createSnapshotStore({
  databaseUrl: undefined,
  folder,
  days: 0,
  mostBytes: 16 * 1024 * 1024,
  mostBytesInAll: 1024 * 1024 * 1024,
  log: quiet,
  now: () => new Date(),
})
const say = (...words: string[]) => writeSync(1, `${words.join(' ')}\n`)
const noise = () => randomBytes(Number(kilobytes) * 768).toString('base64')

let last = ''
for (let number = 0; ; number += 1) {
  const outcome = await store.keep(snapshotOf([answered({ run, number, noise: noise() })]))
  if (outcome.kind !== 'kept') {
    say(outcome.kind, (await store.open(last)).kind)
    break
  }
  say('kept', outcome.id)
  if (number % 3 < 2) {
    last = outcome.id
    continue
  }
  say('removing', outcome.id)
  if ((await store.remove(outcome.id, outcome.removalKey)).kind === 'removed') say('removed', outcome.id)
}
await store.close()
say('closed')
