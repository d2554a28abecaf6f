import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { compileProgram } from '@/lib/testing/compile-program'
import { storesForTest } from './testing/example-store'

const { root, start, end } = await storesForTest()
afterAll(end)

const run = promisify(execFile)

it('saves nothing on a full disk, still opens stored snapshots, and recovers', async () => {
  const writer = await compileProgram(new URL('testing/writer.ts', import.meta.url), root)
  const folder = join(root, 'full')
  // To the database, this limit of one megabyte per file looks like a full disk.
  const limited = [
    '-c',
    'ulimit -f 1024; exec "$@"',
    'limited',
    process.execPath,
    writer,
    folder,
    'full',
    '60',
  ]
  const { stdout } = await run('bash', limited)
  const lines = stdout.trim().split('\n')
  expect(lines.slice(-2)).toEqual(['unavailable found', 'closed'])
  expect(lines.length).toBeGreaterThan(4)

  const store = start({ folder })
  for (const line of lines.slice(0, -2)) {
    const [what, id = ''] = line.split(' ')
    if (what === 'kept') expect((await store.open(id)).kind).toMatch(/^(found|removed)$/)
  }
  expect(await store.size()).toBeDefined()
})
