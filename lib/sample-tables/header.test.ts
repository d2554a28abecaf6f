import { describe, expect, it } from 'vitest'
import { parseHeader } from './header'

describe('parseHeader', () => {
  it('reads facts, constants, templates and types', () => {
    expect(
      parseHeader('PERMIT # = number, units = units|text, floors = 2, place = "{city}, {state}"'),
    ).toEqual([
      { name: 'PERMIT #', cell: '{number}' },
      { name: 'units', cell: '{units|text}' },
      { name: 'floors', cell: 2 },
      { name: 'place', cell: '{city}, {state}' },
    ])
    expect(parseHeader('issued = issued as plain day, plans as number')).toEqual([
      { name: 'issued', cell: '{issued}', type: 'plain day' },
      { name: 'plans', cell: null, type: 'number' },
    ])
  })

  it('takes the cell of a name alone from the cells', () => {
    const use = { by: 'use', of: { house: 'R-1' } }
    expect(parseHeader('use, zone', { use })).toEqual([
      { name: 'use', cell: use },
      { name: 'zone', cell: null },
    ])
  })

  it.each([
    ['a cell of no column', 'zone', { use: 'R-1' }],
    ['a column that it cannot read', 'zone = "R"1', {}],
  ])('refuses %s', (_what, header, cells) =>
    expect(() => parseHeader(header, cells)).toThrow('A sample table'),
  )
})
