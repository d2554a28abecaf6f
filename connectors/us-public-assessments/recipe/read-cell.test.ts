import { describe, expect, it } from 'vitest'
import { numberFrom, recordedFrom, textFrom, valueFrom } from './read-cell'
import type { RecipeRow } from './source'

describe('facts of a property with several rows', () => {
  const rows = [
    { id: null, name: ' ', built: 0, sold: null },
    { id: 7, name: 'Oak', built: 2004, sold: null },
    { id: 8, name: 'Elm', built: 1950, sold: null },
  ]

  it('reads a value from the first row that has one', () => {
    expect(valueFrom('id', rows)).toBe(7)
    expect(textFrom('name', rows)).toBe('Oak')
    expect(recordedFrom('built', rows)).toBe(2004)
    expect(numberFrom('built', rows)).toBe(0)
    expect(textFrom(({ name }) => String(name).trim() || null, rows)).toBe('Oak')
    expect(textFrom('sold', rows)).toBeNull()
    expect(textFrom('id', [])).toBeNull()
    expect(textFrom(undefined, rows)).toBeNull()
  })

  it('calls a reader that combines all rows only once, not once per row', () => {
    let calls = 0
    const count = (_row: RecipeRow, all: readonly RecipeRow[]) => {
      calls += 1
      return all.length > 3 ? all.length : null
    }
    expect(numberFrom(count, rows)).toBeNull()
    expect(calls).toBe(1)
  })
})
