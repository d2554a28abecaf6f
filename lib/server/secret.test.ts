import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { createSecrets } from './secret'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const old = 'o'.repeat(32)
const current = 'n'.repeat(32)

describe('a configured secret', () => {
  it('gives every purpose a key of its own, the same each time', async () => {
    const [seal] = await createSecrets({ secret: current, folder }).keysFor('seal')
    const [again] = await createSecrets({ secret: current, folder }).keysFor('seal')
    const [other] = await createSecrets({ secret: current, folder }).keysFor('links')
    expect(again).toBe(seal)
    expect(new Set([seal, other, current]).size).toBe(3)
    expect(seal.length).toBeGreaterThanOrEqual(43)
    expect(await readdir(folder)).toEqual([])
  })

  it('reads with the one before, and makes with the new one', async () => {
    const [before] = await createSecrets({ secret: old, folder }).keysFor('seal')
    const keys = await createSecrets({ secret: current, previous: old, folder }).keysFor('seal')
    expect(keys).toHaveLength(2)
    expect(keys[0]).not.toBe(before)
    expect(keys[1]).toBe(before)
  })

  it('is refused when it is short, without being quoted', () => {
    const short = () => readConfig({ OPENPLAT_SECRET: 'short-and-known' })
    expect(short).toThrow(/OPENPLAT_SECRET: must have at least 32 characters/)
    expect(short).not.toThrow(/short-and-known/)
  })
})

describe('without a configured secret', () => {
  it('makes one for its owner only, and keeps it', async () => {
    const where = join(folder, 'new', 'deeper')
    const [first] = await createSecrets({ folder: where }).keysFor('seal')
    const [second] = await createSecrets({ folder: where }).keysFor('seal')
    expect(second).toBe(first)
    expect(await readdir(where)).toEqual(['secret'])
    expect((await stat(join(where, 'secret'))).mode & 0o777).toBe(0o600)
    expect((await readFile(join(where, 'secret'), 'utf8')).trim()).toHaveLength(43)
  })

  it('makes one however many processes start at once', async () => {
    const started = Array.from({ length: 20 }, () => createSecrets({ folder }).keysFor('seal'))
    const keys = (await Promise.all(started)).map(([key]) => key)
    expect(new Set(keys).size).toBe(1)
    expect(await readdir(folder)).toEqual(['secret'])
  })

  it('says what to do about a folder that cannot be', async () => {
    await writeFile(join(folder, 'file'), '')
    const secrets = createSecrets({ folder: join(folder, 'file', 'data') })
    await expect(secrets.keysFor('seal')).rejects.toThrow(/Set DATA_DIR to a folder that can be written/)
  })

  it('says what to do about an empty file, and tries again once it is gone', async () => {
    await writeFile(join(folder, 'secret'), '')
    const secrets = createSecrets({ folder })
    await expect(secrets.keysFor('seal')).rejects.toThrow(/is empty\. Remove it, or set OPENPLAT_SECRET/)
    await rm(join(folder, 'secret'))
    expect(await secrets.keysFor('seal')).toHaveLength(1)
  })
})
