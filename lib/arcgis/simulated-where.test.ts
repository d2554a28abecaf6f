import { describe, expect, it } from 'vitest'
import { arcgis } from '@/lib/conditions/dialects'
import { parse } from '@/lib/conditions/parse'
import { Refusal } from '@/lib/conditions/refusal'
import type { SimulatedLayerField } from './simulated-layer'
import { compileWhere } from './simulated-query'

const fields: SimulatedLayerField[] = [
  { name: 'CITY', type: 'esriFieldTypeString' },
  { name: 'JV', type: 'esriFieldTypeDouble' },
  { name: 'EDITED', type: 'esriFieldTypeDate' },
  { name: 'SOLD', type: 'esriFieldTypeDateOnly' },
  { name: 'Shape.STArea()', type: 'esriFieldTypeDouble' },
]
const field = (name: string) => {
  const match = fields.find((candidate) => candidate.name === name)
  if (!match) throw new Refusal(`'Invalid field: ${name}' parameter is invalid`)
  return match
}
const row = {
  CITY: "St. Mary's",
  JV: 250_000,
  EDITED: Date.UTC(2025, 0, 15, 12),
  SOLD: '2024-03-01',
  'Shape.STArea()': null,
}
const holds = (where: string) => compileWhere(parse(where, arcgis), field)(row)

describe('simulated where clause', () => {
  it.each([
    '1=1',
    "CITY = 'St. Mary''s'",
    "UPPER(CITY) = 'ST. MARY''S'",
    "CITY LIKE 'St_ Mary%'",
    'CITY IS NULL or 1=1',
    'JV >= 250000 AND JV <= 2.5e5 and JV > -1',
    "EDITED >= DATE '2025-01-15' AND EDITED < TIMESTAMP '2025-01-16 00:00:00'",
    "SOLD = DATE '2024-03-01'",
    'Shape.STArea() IS NULL',
  ])('evaluates the clause %s to true', (where) => {
    expect(holds(where)).toBe(true)
  })

  // On a statewide server, a number column that is compared with a text silently matches nothing.
  it.each(["JV = '250000'", 'Shape.STArea() = 1', 'Shape.STArea() <> 1', "CITY LIKE 'St..Mary%'"])(
    'evaluates the clause %s to false',
    (where) => {
      expect(holds(where)).toBe(false)
    },
  )

  it.each([
    'EDITED > 1736899200000',
    'EDITED IN (1736899200000)',
    'CITY = 3',
    'CITY IN (3)',
    'UPPER(CITY) = 3',
    "JV LIKE '25%'",
    "UPPER(JV) = '250000'",
    '1=1 OR OWNER IS NULL',
  ])('refuses the clause %s', (where) => {
    expect(() => holds(where)).toThrow(Refusal)
  })
})

describe('column that accepts one spelling of days', () => {
  const spellings = {
    DATE: "D >= DATE '2025-01-15'",
    TIMESTAMP: "D >= TIMESTAMP '2025-01-15 00:00:00'",
    text: "D >= '2025-01-15'",
  } as const

  it.each(['DATE', 'TIMESTAMP', 'text'] as const)(
    'accepts days written as %s, and refuses any other spelling',
    (daysAs) => {
      const column = (): SimulatedLayerField => ({ name: 'D', type: 'esriFieldTypeDate', daysAs })
      for (const [spelling, where] of Object.entries(spellings)) {
        const compiled = () => compileWhere(parse(where, arcgis), column)
        if (spelling !== daysAs) expect(compiled).toThrow(Refusal)
        else expect(compiled()({ D: Date.UTC(2025, 0, 15) })).toBe(true)
      }
    },
  )
})
