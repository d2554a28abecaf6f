import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config'
import { createSecrets } from './secret'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const old = 'o'.repeat(32)
const current = 'n'.repeat(32)

describe('configured secret', () => {
  it('derives separate keys for each purpose, the same every time', async () => {
    const [seal] = await createSecrets({ secret: current, folder }).keysFor('seal')
    const [again] = await createSecrets({ secret: current, folder }).keysFor('seal')
    const [other] = await createSecrets({ secret: current, folder }).keysFor('links')
    expect(again).toBe(seal)
    expect(new Set([seal, other, current]).size).toBe(3)
    expect(seal.length).toBeGreaterThanOrEqual(43)
    expect(await readdir(folder)).toEqual([])
  })

  it('signs with the new secret, and also accepts the previous secret', async () => {
    const [before] = await createSecrets({ secret: old, folder }).keysFor('seal')
    const keys = await createSecrets({ secret: current, previous: old, folder }).keysFor('seal')
    expect(keys).toHaveLength(2)
    expect(keys[0]).not.toBe(before)
    expect(keys[1]).toBe(before)
  })

  it('refuses a short secret without quoting it', () => {
    const short = () => readConfig({ OPENPLAT_SECRET: 'short-and-known' })
    expect(short).toThrow(/OPENPLAT_SECRET: must have at least 32 characters/)
    expect(short).not.toThrow(/short-and-known/)
  })
})

describe('generated secret', () => {
  it('stores a generated secret in a file that only the owner can read', async () => {
    const where = join(folder, 'new', 'deeper')
    const [first] = await createSecrets({ folder: where }).keysFor('seal')
    const [second] = await createSecrets({ folder: where }).keysFor('seal')
    expect(second).toBe(first)
    expect(await readdir(where)).toEqual(['secret'])
    expect((await stat(join(where, 'secret'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(where, 'secret'), 'utf8')).trim()).toHaveLength(43)
  })

  it('generates a single secret however many processes start at once', async () => {
    const started = Array.from({ length: 20 }, () => createSecrets({ folder }).keysFor('seal'))
    const keys = (await Promise.all(started)).map(([key]) => key)
    expect(new Set(keys).size).toBe(1)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  it('explains what to do if the folder cannot be used', async () => {
    await writeFile(join(folder, 'file'), '')
    const secrets = createSecrets({ folder: join(folder, 'file', 'data') })
    await expect(secrets.keysFor('seal')).rejects.toThrow(/Set DATA_DIR to a folder that can be written/)
  })

  it('refuses a stored secret that is too short, and does not quote it in the error', async () => {
    await writeFile(join(folder, 'secret'), 'short-and-known', { mode: 0o600 })
    const keys = createSecrets({ folder }).keysFor('seal')
    await expect(keys).rejects.toThrow(/fewer than 32 characters\. Remove it, or set OPENPLAT_SECRET/)
    await expect(keys).rejects.not.toThrow(/short-and-known/)
    await writeFile(join(folder, 'secret'), `${current}\n`)
    const [stored] = await createSecrets({ folder }).keysFor('seal')
    const [configured] = await createSecrets({ secret: current, folder }).keysFor('seal')
    expect(stored).toBe(configured)
  })

  it.each([
    [0o600, 0],
    [0o644, 1],
    [0o640, 1],
  ])('warns only about a secret that others can read (decimal file mode: %i)', async (mode, warnings) => {
    await writeFile(join(folder, 'secret'), current)
    await chmod(join(folder, 'secret'), mode)
    const warn = vi.fn()
    const secrets = createSecrets({ folder, warn })
    await secrets.keysFor('seal')
    await secrets.keysFor('links')
    expect(warn).toHaveBeenCalledTimes(warnings)
  })

  it('explains what to do about an empty file, and retries after the file is deleted', async () => {
    await writeFile(join(folder, 'secret'), '')
    const secrets = createSecrets({ folder })
    await expect(secrets.keysFor('seal')).rejects.toThrow(/is empty\. Remove it, or set OPENPLAT_SECRET/)
    await rm(join(folder, 'secret'))
    expect(await secrets.keysFor('seal')).toHaveLength(1)
  })
})
