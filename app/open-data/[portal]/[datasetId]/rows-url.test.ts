import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisons, type FilterComparison, MOST_FILTERS } from './filter'
import { type DatasetRowsUrlParams, rowCounts, rowsHref, rowsUrl, slotsFor } from './url'

const name = { portal: 'data.quill.example', datasetId: 'quil-0001' }

function queryOf(href: string) {
  const { searchParams } = new URL(href, 'https://site.example')
  return Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]))
}

const column = fc.stringMatching(/^:?[a-z_][a-z0-9_]{0,20}$/)
const filter = fc
  .record({
    column: fc.oneof(column, fc.constant('')),
    is: fc.constantFrom(...(Object.keys(comparisons) as FilterComparison[])),
    value: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  })
  .filter((filter) => filter.column !== '' || filter.value !== '')

const state: fc.Arbitrary<DatasetRowsUrlParams> = fc
  .record(
    {
      fields: fc.uniqueArray(column, { maxLength: 5 }),
      filters: fc.array(filter, { maxLength: MOST_FILTERS }),
      q: fc.stringMatching(/^[a-z0-9&=%?"' ]{0,20}x$/).map((text) => text.trim()),
      order: column,
      descending: fc.boolean(),
      rows: fc.constantFrom(...rowCounts),
      offset: fc.integer({ min: 0, max: 100_000 }),
      slots: fc.integer({ min: 3, max: MOST_FILTERS }),
      selected: fc.integer({ min: 1, max: 100_000 }),
    },
    { requiredKeys: ['fields', 'filters', 'descending', 'rows', 'offset', 'slots'] },
  )
  .map((fields) => ({
    ...fields,
    descending: fields.descending && fields.order !== undefined,
    slots: Math.max(fields.slots, slotsFor(fields.filters)),
  }))

describe('rowsUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (original) => {
        const { url, dropped } = rowsUrl.parse(queryOf(rowsHref(name, original)))
        expect(dropped).toEqual([])
        expect(JSON.parse(JSON.stringify(url))).toEqual(JSON.parse(JSON.stringify(original)))
      }),
      { numRuns: 60 },
    )
  })

  it('parses any URL, and the URL of the result parses to the same state', () => {
    const names = ['field', 'column1', 'is1', 'value1', 'q', 'order', 'direction', 'rows', 'offset', 'slots']
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.array(fc.string())))
    fc.assert(
      fc.property(query, (texts) => {
        const { url } = rowsUrl.parse(texts)
        expect(rowsUrl.parse(queryOf(rowsHref(name, url)))).toMatchObject({ url, dropped: [] })
      }),
      { numRuns: 60 },
    )
  })

  it('the parser returns the valid values and names the invalid parameters', () => {
    const { url, dropped } = rowsUrl.parse({
      field: ['status', 'a b'],
      column1: 'status',
      is1: 'resembles',
      value1: 'Issued',
      rows: '26',
      offset: '-1',
      slots: '11',
    })
    expect(dropped).toEqual(['field', 'is1', 'rows', 'offset', 'slots'])
    expect(url).toMatchObject({
      fields: ['status'],
      filters: [{ column: 'status', is: 'eq', value: 'Issued' }],
      rows: 25,
      offset: 0,
    })
  })

  it('renumbers the filters after an empty filter', () => {
    const { url } = rowsUrl.parse({ is1: 'eq', column3: 'cost', is3: 'gte', value3: '5', slots: '4' })
    expect(url.filters).toEqual([{ column: 'cost', is: 'gte', value: '5' }])
    expect(url.slots).toBe(4)
  })
})
