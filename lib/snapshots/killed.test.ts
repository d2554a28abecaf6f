import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileProgram } from '@/lib/testing/compile-program'
import { chance } from '../testing/chance'
import { isLongRun } from '../testing/long-run'
import { storesForTest } from './testing/example-store'

const KILLS = isLongRun ? 100 : 8
const SIDE_BY_SIDE = 4
/** Several runs share a folder, because a new folder costs the time to create its tables. */
const KILLS_IN_A_FOLDER = 3

const { seed, next } = chance()
const { root, start, end } = await storesForTest()
afterAll(end)

async function writeUntilKilled(folder: string, run: string, afterMs: number) {
  const child = spawn(process.execPath, [writer, folder, run], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let output = ''
  const began = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      output += data
      resolve()
    })
  })
  await (afterMs < 0 ? pause(-afterMs) : Promise.race([began, closed]).then(() => pause(afterMs)))
  child.kill('SIGKILL')
  expect(await closed, output.slice(-200)).toEqual([null, 'SIGKILL'])
  // Drops the last line, because the kill may have truncated it.
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '))
}

const endings: Record<string, string[]> = {
  kept: ['found'],
  removing: ['found', 'removed'],
  removed: ['removed'],
}

async function killRepeatedly(lane: number): Promise<number> {
  let acknowledged = 0
  let expected = new Map<string, string[]>()
  for (let kill = 0; kill < KILLS / SIDE_BY_SIDE; kill += 1) {
    if (kill % KILLS_IN_A_FOLDER === 0) expected = new Map()
    const folder = join(root, `lane-${lane}-${Math.floor(kill / KILLS_IN_A_FOLDER)}`)
    const afterMs = kill % 3 === 0 ? -next() * 200 : next() * 20
    for (const [what = '', id = ''] of await writeUntilKilled(folder, `${lane}.${kill}`, afterMs)) {
      acknowledged += 1
      expected.set(id, endings[what] ?? [])
    }
    const store = start({ folder })
    expect(await store.size()).toBeDefined()
    for (const [id, kinds] of expected) expect(kinds, `seed ${seed}`).toContain((await store.open(id)).kind)
    await store.close()
  }
  return acknowledged
}

let writer = ''
beforeAll(async () => {
  writer = await compileProgram(new URL('testing/writer.ts', import.meta.url), root)
})

it(`keeps every acknowledged snapshot through ${KILLS} kills at any moment`, async () => {
  const lanes = Array.from({ length: SIDE_BY_SIDE }, (_, lane) => killRepeatedly(lane))
  const acknowledged = (await Promise.all(lanes)).reduce((sum, each) => sum + each, 0)
  expect(acknowledged).toBeGreaterThan(KILLS / 2)
})

it('lets two processes that start in one new folder write at the same time', async () => {
  const folder = join(root, 'both')
  const outputs = await Promise.all(['one', 'other'].map((run) => writeUntilKilled(folder, run, 400)))
  const store = start({ folder })
  for (const lines of outputs) {
    expect(lines.map(([what]) => what)).toContain('kept')
    expect(lines.map(([what]) => what)).not.toContain('unavailable')
    for (const [what, id = ''] of lines)
      if (what === 'kept') expect(['found', 'removed']).toContain((await store.open(id)).kind)
  }
})
