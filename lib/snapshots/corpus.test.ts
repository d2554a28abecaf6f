import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWholeId, packSnapshot, plainBytesOf, unpackSnapshot } from './encode'
import { VERSION } from './snapshot'

/**
 * Links are meant to last: whatever any version has stored must open in every later one. Each file is the `body` of a
 * row, named by its `id`. Files are added with every version, and never changed or taken away.
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
    const read = await unpackSnapshot(id, readFileSync(join(folder, file)))
    if (read.kind !== 'found') throw new Error(read.kind)
    expect(read.snapshot.readings.length).toBeGreaterThan(0)
    // The same content must have the same name tomorrow, or what is kept twice would be two.
    if (read.snapshot.version === VERSION)
      expect((await packSnapshot(plainBytesOf(read.snapshot))).id).toBe(id)
  })
})
