import { describe, expect, it } from 'vitest'
import { bothDirections, type ListColumn, type ListOrder, sortRows, withSortLinks } from './list-order'

interface Row {
  name: string
  cost: number | null
}

const rows: Row[] = [
  { name: 'b', cost: 2 },
  { name: 'a', cost: null },
  { name: 'c', cost: 10 },
]
const columns: ListColumn<Row>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name }) => name,
    value: ({ name }) => name,
    orders: bothDirections('name'),
  },
  {
    id: 'cost',
    label: 'Cost',
    cell: ({ cost }) => cost,
    value: ({ cost }) => cost,
    orders: [{}, { sort: 'dearest' }],
  },
  { id: 'note', label: 'Note', cell: () => '' },
]
const namesBy = (order: ListOrder) => sortRows(rows, columns, order).map(({ name }) => name)
const headsBy = (order: ListOrder) =>
  withSortLinks(columns, order, ({ sort = '', reversed }) => `${sort}${reversed ? '!' : ''}`).map(
    ({ sort }) => sort,
  )

describe('sortRows', () => {
  it('returns rows in their default order if the URL names no column', () => {
    expect(namesBy({})).toEqual(['b', 'a', 'c'])
    expect(namesBy({ sort: 'size' })).toEqual(['b', 'a', 'c'])
  })

  it('sorts rows by a column in both directions', () => {
    expect(namesBy({ sort: 'name' })).toEqual(['a', 'b', 'c'])
    expect(namesBy({ sort: 'name', reversed: true })).toEqual(['c', 'b', 'a'])
  })

  it('puts rows without a value last in both directions', () => {
    expect(namesBy({ sort: 'dearest' })).toEqual(['c', 'b', 'a'])
  })
})

describe('withSortLinks', () => {
  it('a column heading links to the next order and names the current direction', () => {
    expect(headsBy({ sort: 'name', reversed: false })).toEqual([
      { href: 'name!', direction: 'ascending' },
      { href: '' },
      undefined,
    ])
    expect(headsBy({ sort: 'name', reversed: true })[0]).toEqual({ href: 'name', direction: 'descending' })
    expect(headsBy({})[1]).toEqual({ href: 'dearest', direction: 'ascending' })
    expect(headsBy({ sort: 'dearest' })[1]).toEqual({ href: '', direction: 'descending' })
  })
})
