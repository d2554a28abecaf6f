import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntriesFile, writeEntriesFile } from './entries-file'
import { cellName, names } from './entry-names'
import { nameFile } from './keep-packet'

const here = { property: 'WyJjb29rIl0', home: '742 W Inkwell St' }
const now = new Date('2026-11-24T10:30:00Z')
const name = fc.constantFrom(names.notes, names.deadline, cellName('similar', 3, 'value'))

describe('entries file', () => {
  it('reads the same entries that were written', () => {
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.string({ minLength: 1, maxLength: 200 }), { minKeys: 1 }),
        (entries) => {
          const parsed = readEntriesFile(writeEntriesFile(here, entries, now), here)
          expect(parsed).toMatchObject({ kind: 'entries', entries: { ...entries } })
        },
      ),
    )
  })

  it('rejects a file about another home, of a newer release, without a version or without entries', () => {
    const file = writeEntriesFile(here, { [names.notes]: 'x' }, now)
    expect(readEntriesFile(file, { property: 'other' })).toMatchObject({
      why: 'This file is about another home (742 W Inkwell St). Open that home and choose the file there.',
    })
    expect(readEntriesFile(file.replace('"version": 1', '"version": 2'), here)).toMatchObject({
      why: expect.stringContaining('newer release'),
    })
    for (const version of ['0', '"1"', 'null'])
      expect(readEntriesFile(file.replace('"version": 1', `"version": ${version}`), here)).toMatchObject({
        why: expect.stringContaining('lacks its version'),
      })
    expect(readEntriesFile(writeEntriesFile(here, {}, now), here)).toMatchObject({
      why: expect.stringContaining('nothing that you typed'),
    })
    expect(readEntriesFile('x'.repeat(1_000_001), here)).toMatchObject({ kind: 'refused' })
  })

  it('rejects any text that is not an entries file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readEntriesFile(text, here).kind).toBe('refused')
      }),
    )
  })

  it('ignores unknown and invalid fields of the file', () => {
    const hostile = JSON.stringify({
      format: 'openplat-appeal',
      version: 1,
      ...here,
      entries: { [names.notes]: 'x', q: 'stolen', 'my.<img>': 'y', 'my.n': 5 },
    })
    expect(readEntriesFile(hostile, here)).toEqual({
      kind: 'entries',
      entries: { [names.notes]: 'x' },
      said: 'Opened: 1 field is filled.',
    })
  })
})

it.each([
  [
    '742 W Inkwell St, Chicago; parcel 10-17; Cook County',
    'openplat-packet-742-w-inkwell-st-chicago-2026-11-29.json',
  ],
  ['', 'openplat-packet-2026-11-29.json'],
  ['../../etc/passwd', 'openplat-packet-etc-passwd-2026-11-29.json'],
])('names the file of the home "%s" as %s', (home, name) => expect(nameFile(home, '2026-11-29')).toBe(name))
