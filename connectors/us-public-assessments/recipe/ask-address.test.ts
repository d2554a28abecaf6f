import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '@/lib/conditions/condition'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { isSameHouse } from '@/lib/street-address/same-house'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { findSource } from '../search/choose-source'
import { createAssessments, search } from '../testing/engine'
import { byLine, byParts } from './ask-address'
import type { RecipeRow } from './source'

function meets(condition: Condition, row: Readonly<Record<string, string>>): boolean {
  if (condition.is === 'any') return condition.terms.some((term) => meets(term, row))
  if (condition.is === 'all') return condition.terms.every((term) => meets(term, row))
  const cell = 'column' in condition ? (row[condition.column] ?? '') : ''
  if (condition.is === 'equal') return cell === condition.value
  if (condition.is !== 'alike') throw new Error(`Not expected: ${condition.is}`)
  const pattern = condition.parts
    .map((part) => (typeof part === 'symbol' ? '.*' : part.replace(/[^A-Z0-9 ]/g, '\\$&')))
    .join('')
  return new RegExp(`^${pattern}$`).test(cell)
}

const askedFor = (typed: string) => {
  const question = parseAddressQuestion(typed)
  if (!question) throw new Error(`No address: ${typed}`)
  return question
}

const onLine = (typed: string, line: string) =>
  byLine('line')(askedFor(typed)).some((condition) => meets(condition, { line }))

describe('queries by house number', () => {
  it.each([
    ['35 Washburn Ave', '33-35 WASHBURN AVE'],
    ['33 Washburn Ave', '33-35 WASHBURN AVE'],
    ['35 Washburn Ave', '33-37 WASHBURN AVE'],
    ['35 Washburn Ave', '11-35 WASHBURN AVE'],
    ['1236 Main St', '1234-36 MAIN ST'],
    ['33-35 Washburn Ave', '33 WASHBURN AVE'],
    ['33-35 Washburn Ave', '33-35 WASHBURN AVE'],
    ['12A Main St', '12A MAIN ST'],
    ['12A Main St', '12 MAIN ST UNIT A'],
    ['12 Main St Unit A', '12A MAIN ST'],
    ['12 Twenty First St', '12 21ST ST'],
    ['12 21st St', '12 TWENTY-FIRST ST'],
  ])('translates the address %s into a pattern that matches the line %s', (typed, line) =>
    expect(onLine(typed, line)).toBe(true),
  )

  it('finds a range of house numbers that contains the number, by street line or by columns', () => {
    const house = fc.integer({ min: 10, max: 9_999 })
    const step = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(house, step, step, (number, below, above) => {
        const range = `${Math.max(number % 2 || 2, number - 2 * below)}-${number + 2 * above}`
        const [typed, line] = [`${number} Inkwell St`, `${range} INKWELL ST`]
        const published = readPublishedAddress(line)
        fc.pre(published !== null && askedFor(typed).readings.some((each) => isSameHouse(each, published)))
        expect(onLine(typed, line)).toBe(true)
        const parts = byParts({ number: 'number', numberIs: 'text', street: 'street' })(askedFor(typed))
        expect(parts.some((part) => meets(part, { number: range, street: 'INKWELL ST' }))).toBe(true)
      }),
    )
  })
})

function answering(source: string, rows: readonly RecipeRow[]) {
  const table = findSource(source)?.table
  const columns = table && 'columns' in table ? table.columns : []
  const features = rows.map((row) => ({
    attributes: Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
  }))
  return createAssessments({ transport: async () => Response.json({ features }) })
}

const massachusetts = 'massachusetts-assessments'

describe('results beside the requested house', () => {
  const rows = [
    {
      TOWN_ID: 49,
      LOC_ID: 'M_1',
      PROP_ID: '184-38',
      SITE_ADDR: '35 WASHBURN AVE',
      CITY: 'CAMBRIDGE',
      YEAR_BUILT: 1916,
    },
    {
      TOWN_ID: 49,
      LOC_ID: 'M_1',
      PROP_ID: '184-38-1',
      SITE_ADDR: '33-35 WASHBURN AVE',
      CITY: 'CAMBRIDGE',
      YEAR_BUILT: 1873,
    },
    {
      TOWN_ID: 49,
      LOC_ID: 'M_1',
      PROP_ID: '184-38-2',
      SITE_ADDR: '33-35 WASHBURN AVE',
      CITY: 'CAMBRIDGE',
      YEAR_BUILT: 1873,
    },
  ]

  it.each(['35 Washburn Ave, Cambridge, MA', '33 Washburn Ave, Cambridge, MA'])(
    'returns the parcels of a range of house numbers for a number in the range: %s',
    async (streetAddress) => {
      const matches = await search({ source: massachusetts, streetAddress }, answering(massachusetts, rows))
      const parcels = matches.records.map(({ parcelId }) => parcelId)
      expect(parcels).toEqual(expect.arrayContaining(['184-38-1', '184-38-2']))
      expect(matches.caveats.join(' ')).toContain(
        '33-35 WASHBURN AVE: the record covers a range of house numbers',
      )
    },
  )

  it('matches a street without a direction and adds a note, unless another row has the direction', async () => {
    const undirected = {
      TOWN_ID: 49,
      LOC_ID: 'M_2',
      PROP_ID: '1',
      SITE_ADDR: '1938 JEFFERSON AVE',
      CITY: 'CAMBRIDGE',
    }
    const directed = {
      TOWN_ID: 49,
      LOC_ID: 'M_3',
      PROP_ID: '2',
      SITE_ADDR: '1938 JEFFERSON AVE W',
      CITY: 'CAMBRIDGE',
    }
    const question = { source: massachusetts, streetAddress: '1938 W Jefferson Ave, Cambridge, MA' }
    const one = await search(question, answering(massachusetts, [undirected]))
    expect(one.records.map(({ parcelId }) => parcelId)).toEqual(['1'])
    expect(one.caveats.join(' ')).toContain('gives no direction for this street')
    const both = await search(question, answering(massachusetts, [undirected, directed]))
    expect(both.records.map(({ parcelId }) => parcelId)).toEqual(['2'])
    expect(both.caveats.join(' ')).not.toContain('gives no direction')
  })
})
