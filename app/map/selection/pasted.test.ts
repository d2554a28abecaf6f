import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapLayer } from '../layers/map-layer'
import { MOST_SELECTED, mapUrl } from '../url'
import { reduceMap, startMap } from '../workspace/reduce-map'
import { describeSelected } from './describe-selected'
import { findPasted, sortMatches } from './find-pasted'
import { readPasted } from './read-pasted'

describe('readPasted', () => {
  it('splits quoted and unquoted numbers at lines, commas and tabs, and drops duplicates', () => {
    const text = ' 27:08 2S-30\r\n"R 12*",\tA.1\n\n27:08 2S-30;'
    expect(readPasted(text)).toEqual({ kind: 'numbers', asked: ['27:08 2S-30', 'R 12*', 'A.1'], tooLong: [] })
  })

  it('splits at spaces if each part is long enough for a number', () => {
    expect(readPasted('110000345678 110000345679\n27:082S305005000002  27:082S305005000003')).toMatchObject({
      asked: ['110000345678', '110000345679', '27:082S305005000002', '27:082S305005000003'],
    })
    expect(readPasted('PENSACOLA CHRISTIAN COLLEGE, 08-2S-30 5005')).toMatchObject({
      asked: ['PENSACOLA CHRISTIAN COLLEGE', '08-2S-30 5005'],
    })
  })

  it('rejects an empty list and a list of more than 500 numbers', () => {
    const numbers = Array.from({ length: 501 }, (_, index) => `27:${index}`)
    expect(readPasted(numbers.join('\n'))).toMatchObject({
      kind: 'error',
      message: expect.stringMatching(/501.*500/),
    })
    expect(readPasted(numbers.slice(1).join(','))).toMatchObject({ kind: 'numbers' })
    expect(readPasted(' ,\n;')).toMatchObject({ kind: 'error' })
  })

  it('any pasted text yields numbers that can be encoded in a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const pasted = readPasted(text)
        if (pasted.kind === 'numbers') for (const each of pasted.asked) encodeURIComponent(each)
      }),
    )
    expect(readPasted('x'.repeat(240))).toEqual({ kind: 'numbers', asked: [], tooLong: ['x'.repeat(240)] })
    expect(readPasted('A\uD800B')).toMatchObject({ asked: ['AB'] })
  })
})

const row = (key: string, name: string) => ({ key, name, at: [-87, 30] as const })
const layerOf = (id: string) => ({ id, title: id, one: 'record', many: 'records' }) as MapLayer
const [wells, mines] = [layerOf('wells'), layerOf('mines')]
const rows = {
  wells: [row('W1', 'Old well'), row('w2', 'Twin'), row('w3', 'Twin')],
  mines: [row('m1', 'Deep mine')],
}
const knownRows = ({ id }: MapLayer) => rows[id as keyof typeof rows]
const find = (...texts: string[]) =>
  findPasted(texts, { layer: wells, others: [mines], knownRows }, new AbortController().signal)

describe('findPasted', () => {
  it('reports numbers as found by key or name, missing, in another layer, or ambiguous', async () => {
    const answer = await find('w1', 'wells:w2', 'old WELL', 'twin', 'm1', 'mines:m9', 'nothing')
    expect(answer).toMatchObject({
      found: {
        rows: [{ key: 'W1' }, { key: 'w2' }],
        missing: ['nothing'],
        elsewhere: [
          { text: 'm1', layer: { id: 'mines' } },
          { text: 'mines:m9', layer: { id: 'mines' } },
        ],
        several: [{ text: 'twin', rows: [{ key: 'w2' }, { key: 'w3' }] }],
        failed: [],
      },
    })
  })

  it('sortMatches returns every number exactly once, as a row or in one of the lists', () => {
    const result = fc.oneof(
      fc.record({
        text: fc.string(),
        rows: fc.array(fc.constantFrom(...rows.wells), { maxLength: 3 }),
        failure: fc.constant(null),
      }),
      fc.record({ text: fc.string(), rows: fc.constant([]), failure: fc.constantFrom('down', 'moved') }),
    )
    fc.assert(
      fc.property(fc.array(result), (results) => {
        const sorted = sortMatches(results)
        const single = results.filter((each) => each.rows.length === 1).length
        const failed = sorted.failed.flatMap(({ texts }) => texts)
        const unfound = sorted.missing.length + sorted.several.length + failed.length
        expect(single + unfound).toBe(results.length)
        expect(failed).toEqual(
          expect.arrayContaining(results.flatMap((each) => (each.failure ? [each.text] : []))),
        )
        expect(sorted.rows.length).toBeLessThanOrEqual(single)
      }),
    )
  })
})

describe('number of selected records', () => {
  const record = fc.integer({ min: 0, max: 900 }).map((number) => `n${number}`)
  const keys = fc.uniqueArray(record, { maxLength: 700 })
  const before = fc.uniqueArray(
    fc.tuple(fc.constantFrom('wells', 'mines'), record).map(([id, key]) => `${id}:${key}`),
    { maxLength: MOST_SELECTED },
  )

  it('the reported number of selected records is the size of the selection', () => {
    fc.assert(
      fc.property(keys, before, fc.boolean(), (matches, selected, replaces) => {
        const { url } = reduceMap(startMap({ ...mapUrl.parse({}).url, selected }, undefined), {
          type: 'selected',
          layer: 'wells',
          keys: matches,
          isSelected: true,
          replaces,
        })
        const count = matches.filter((key) => url.selected.includes(`wells:${key}`)).length
        const sentence = describeSelected({ layer: wells, keys: matches, selected, replaces })
        if (matches.length === 0) expect(sentence).toBe('No records.')
        else if (count === matches.length) expect(sentence).toMatch(/selected\.$/)
        else expect(sentence).toContain(`of which ${count} are selected`)
        const mine = selected.filter((each) => each.startsWith('mines:'))
        expect(url.selected.filter((each) => each.startsWith('mines:'))).toEqual(mine)
      }),
    )
  })
})
