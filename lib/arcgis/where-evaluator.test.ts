import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal'
import type { SimulatedField } from './simulated-layer'
import { compileWhere } from './where-evaluator'
import { hintsOf } from './where-hints'
import { parseWhere } from './where-parser'

const fields: SimulatedField[] = [
  { name: 'CITY', type: 'esriFieldTypeString' },
  { name: 'JV', type: 'esriFieldTypeDouble' },
  { name: 'EDITED', type: 'esriFieldTypeDate' },
  { name: 'SOLD', type: 'esriFieldTypeDateOnly' },
  { name: 'Shape.STArea()', type: 'esriFieldTypeDouble' },
]
const field = (name: string) => {
  const found = fields.find((candidate) => candidate.name === name)
  if (!found) throw new Refusal(`'Invalid field: ${name}' parameter is invalid`)
  return found
}
const row = {
  CITY: "St. Mary's",
  JV: 250_000,
  EDITED: Date.UTC(2025, 0, 15, 12),
  SOLD: '2024-03-01',
  'Shape.STArea()': null,
}
const holds = (where: string) => compileWhere(parseWhere(where), field)(row)

describe('the simulated where clause', () => {
  it.each([
    '1=1',
    "CITY = 'St. Mary''s'",
    "CITY <> 'Elsewhere'",
    "UPPER(CITY) = 'ST. MARY''S'",
    "CITY LIKE 'St_ Mary%'",
    "CITY NOT LIKE 'ST%'",
    'CITY IS NULL or 1=1',
    'JV >= 250000 AND JV <= 2.5e5 and JV > 1',
    'JV > -1',
    'JV BETWEEN 1 AND 250000',
    'JV NOT BETWEEN 1 AND 2',
    'JV IN (1, 250000)',
    'JV NOT IN (1, 2)',
    'NOT (JV = 1 OR JV = 2)',
    'JV = 1 OR JV = 250000 AND 1=1',
    "EDITED >= DATE '2025-01-15' AND EDITED < TIMESTAMP '2025-01-15 12:00:01'",
    "SOLD = DATE '2024-03-01'",
    'Shape.STArea() IS NULL',
    'JV IS NOT NULL',
  ])('holds: %s', (where) => {
    expect(holds(where)).toBe(true)
  })

  it.each([
    '1=0',
    "CITY = 'ST. MARY''S'",
    "CITY LIKE 'St'",
    "CITY LIKE 'St..Mary%'",
    "JV = '250000'",
    'Shape.STArea() = 1',
    'Shape.STArea() <> 1',
    'NOT Shape.STArea() = 1',
    'Shape.STArea() NOT IN (1, 2)',
    'Shape.STArea() = 1 AND JV = 1 OR JV = 3',
    '(JV = 1 OR 1=1) AND JV = 2',
  ])('does not hold: %s', (where) => {
    expect(holds(where)).toBe(false)
  })

  it.each([
    '',
    'CITY',
    "CITY = 'open",
    'CITY = "Naples"',
    "CITY == 'x'",
    "CITY = 'x' --",
    "CITY = 'x'; DROP TABLE parcels",
    "CITY = 'x' CITY",
    "(CITY = 'x'",
    'CITY IN ()',
    'CITY LIKE 3',
    "CITY NOT = 'x'",
    "CITY = 'x' AND",
    "LOWER(CITY) = 'x'",
    "EDITED > DATE 'yesterday'",
    'EDITED > 1736899200000',
    'EDITED IN (1736899200000)',
    'OWNER = 1',
    'CITY = 3',
    'CITY IN (3)',
    'UPPER(CITY) = 3',
    "JV LIKE '25%'",
    "UPPER(JV) = '250000'",
    '1=1 OR OWNER IS NULL',
  ])('is refused: %s', (where) => {
    expect(() => holds(where)).toThrow(Refusal)
  })

  it('finds any text by a pattern made of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const pattern = `%${text.replaceAll("'", "''")}`
        const matches = compileWhere(parseWhere(`CITY LIKE '${pattern}'`), field)
        expect(matches({ CITY: `- ${text}` })).toBe(true)
        expect(matches({ CITY: '' })).toBe(/^%+$/.test(text))
      }),
    )
  })

  it('answers or refuses, whatever it is sent', () => {
    const word = fc.constantFrom(
      'CITY',
      '=',
      "'x'",
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      'IN',
      'LIKE',
      'IS',
      'NULL',
      '1',
      ',',
    )
    const noise = fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 9 })
    fc.assert(
      fc.property(noise, (words) => {
        try {
          expect(typeof holds(words.join(' '))).toBe('boolean')
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })
})

describe('hints for procedural layers', () => {
  const hints = (where: string) => hintsOf(parseWhere(where), (name) => field(name).name)

  it('offers what every matching row must have', () => {
    expect(hints("CITY IN ('A', 'B') AND (JV = 27 AND 'B' = CITY) AND CITY LIKE '_x%'")).toEqual({
      equals: { CITY: ['B'], JV: ['27'] },
      like: { CITY: ['_x%'] },
    })
  })

  it('keeps what is asked in capitals apart', () => {
    expect(hints("UPPER(CITY) LIKE 'A%' OR UPPER(CITY) LIKE 'B%'")).toEqual({
      equals: {},
      like: { 'UPPER(CITY)': ['A%', 'B%'] },
    })
    expect(hints("UPPER(CITY) LIKE 'A%' OR CITY LIKE 'B%'").like).toEqual({})
  })

  it.each([
    "CITY = 'A' OR JV = 1",
    "NOT CITY = 'A'",
    "CITY NOT IN ('A')",
    "CITY NOT LIKE 'A'",
    "UPPER(CITY) = 'A'",
    'CITY = CITY',
    'JV > 1',
  ])('offers nothing for %s', (where) => {
    expect(hints(where)).toEqual({ equals: {}, like: {} })
  })
})

describe('a column that takes days in one spelling', () => {
  const spellings = {
    DATE: "D >= DATE '2025-01-15'",
    TIMESTAMP: "D >= TIMESTAMP '2025-01-15 00:00:00'",
    text: "D >= '2025-01-15'",
  } as const

  it.each(['DATE', 'TIMESTAMP', 'text'] as const)('holds by %s and refuses the others', (daysAs) => {
    const column = (): SimulatedField => ({ name: 'D', type: 'esriFieldTypeDate', daysAs })
    for (const [spelling, where] of Object.entries(spellings)) {
      const compiled = () => compileWhere(parseWhere(where), column)
      if (spelling !== daysAs) expect(compiled).toThrow(Refusal)
      else expect(compiled()({ D: Date.UTC(2025, 0, 15) })).toBe(true)
    }
  })
})
