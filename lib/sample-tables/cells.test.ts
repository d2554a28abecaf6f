import { describe, expect, it } from 'vitest'
import { compileCells, type SampleCellTemplate } from './cells'

interface House {
  number: number
  unit: string
  kind: string
  sold: Date | null
}

const house: House = { number: 742, unit: '', kind: 'house', sold: null }
const facts = {
  number: ({ number }: House) => number,
  unit: ({ unit }: House) => unit,
  kind: ({ kind }: House) => kind,
  sold: ({ sold }: House) => sold,
  value: ({ number }: House, year: string) => number * Number(year),
}

const read = (
  cell: SampleCellTemplate,
  subject: Partial<House> = {},
  own: Record<string, SampleCellTemplate> = {},
) => compileCells(facts, own, { cell }).row({ ...house, ...subject }).cell

describe('compileCells', () => {
  it.each<[SampleCellTemplate, unknown]>([
    ['R-1', 'R-1'],
    [40, 40],
    [null, null],
    ['{number}', 742],
    ['No. {number}', 'No. 742'],
    ['{number|pad 5}', '00742'],
    ['{number|over 40|round}', 19],
    ['{unit|or}', null],
    ['{unit|or 0}', 0],
    ['{value@2}', 1484],
    ['{sold}', null],
    [{ by: 'kind', of: { house: 'A1' }, else: 'C1' }, 'A1'],
    [{ if: 'kind = house and not unit', is: 'home' }, 'home'],
    [{ if: 'number > 1000 or kind = shop', is: 'far' }, null],
    [{ test: 'number >= 742' }, true],
    [{ day: '2026-06-08' }, new Date('2026-06-08')],
  ])('fills the cell template %j', (cell, value) => expect(read(cell)).toEqual(value))

  it('writes the text in square brackets only if the field inside is present', () => {
    expect(read('{number}[ UNIT {unit}]')).toBe('742')
    expect(read('{number}[ UNIT {unit}]', { unit: '3' })).toBe('742 UNIT 3')
  })

  it('accepts fields that a table declares as operands and as arguments', () => {
    const own = { year: 3, level: 0.5 }
    expect(read('{value@$year|times $level}', {}, own)).toBe(1113)
  })

  it.each(['{nubmer}', '{number|pda 5}', '{value@$yaer}'])(
    'refuses the unknown field or step in %s',
    (cell) => expect(() => read(cell)).toThrow('A sample table'),
  )
})
