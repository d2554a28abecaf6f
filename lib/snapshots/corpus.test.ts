import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWholeId, packSnapshot, plainBytesOf, unpackSnapshot } from './encode'
import { VERSION } from './snapshot'

/**
 * Links must last: every later version must open each stored snapshot. Each file is the `body` of a row,
 * named by its `id`. Files are added with every version, and never changed or removed.
 */
const folder = join(import.meta.dirname, 'corpus')
const ENDING = '.snapshot'
const files = readdirSync(folder)

describe('every snapshot ever written', () => {
  it('contains a snapshot of the current version', () => {
    expect(files.length).toBeGreaterThanOrEqual(2)
    expect(files.every((file) => file.endsWith(ENDING) && isWholeId(basename(file, ENDING)))).toBe(true)
  })

  it.each(files)('%s opens', async (file) => {
    const id = basename(file, ENDING)
    const result = await unpackSnapshot(id, readFileSync(join(folder, file)))
    if (result.kind !== 'found') throw new Error(result.kind)
    expect(result.snapshot.readings.length).toBeGreaterThan(0)
    // The id of the same content must be stable, or a second save would make a second row.
    if (result.snapshot.version === VERSION)
      expect((await packSnapshot(plainBytesOf(result.snapshot))).id).toBe(id)
  })
})
