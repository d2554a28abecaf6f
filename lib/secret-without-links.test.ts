import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createSecrets } from './server/secret'

vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('operation not permitted'), { code: 'EPERM' })),
}))

it('creates a secret on a volume without hard links', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  const [first] = await createSecrets({ folder }).keysFor('seal')
  const [second] = await createSecrets({ folder }).keysFor('seal')
  expect(second).toBe(first)
  expect(await readdir(folder)).toEqual(['secret'])
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
