import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWholeId, packSnapshot, plainBytesOf, unpackSnapshot } from './encode'
import { VERSION } from './snapshot'

/**
 * Each file contains the `body` of one row and is named after its `id`. A new version adds files, and no file
 * is ever changed or removed, because every link must keep working.
 */
const folder = join(import.meta.dirname, 'corpus')
const ENDING = '.snapshot'
const files = readdirSync(folder)

describe('snapshot corpus', () => {
  it('contains at least two snapshots with valid file names', () => {
    expect(files.length).toBeGreaterThanOrEqual(2)
    expect(files.every((file) => file.endsWith(ENDING) && isWholeId(basename(file, ENDING)))).toBe(true)
  })

  it.each(files)('opens the stored snapshot %s', async (file) => {
    const id = basename(file, ENDING)
    const result = await unpackSnapshot(id, readFileSync(join(folder, file)))
    if (result.kind !== 'found') throw new Error(result.kind)
    expect(result.snapshot.readings.length).toBeGreaterThan(0)
    // Equal content must always have the same id, or a second save would add a second row.
    if (result.snapshot.version === VERSION)
      expect((await packSnapshot(plainBytesOf(result.snapshot))).id).toBe(id)
  })
})
