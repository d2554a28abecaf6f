import { describe, expect, it } from 'vitest'
import { readTable } from './read-table'
import { findColumns, tableToLines, withoutHeadings } from './table-to-lines'

describe('readTable', () => {
  it('finds the columns by their headings, in any order', () => {
    const text = 'Name,X,Y,Depth\n"Well, north",-95.1,41.1,12\nSouth,-95.2,41.2,13'
    expect(readTable(text)).toEqual({
      kind: 'lines',
      lines: ['Well, north\t41.1, -95.1', 'South\t41.2, -95.2'],
    })
  })

  it('accepts one column of points with or without a heading', () => {
    const lines = ['41.1 -95.1', '41.2 -95.2']
    expect(readTable(lines.join('\n'))).toEqual({ kind: 'lines', lines })
    expect(readTable(['where', ...lines].join('\n'))).toEqual({ kind: 'lines', lines })
  })

  it('returns a question if the headings do not identify the columns', () => {
    const rows = [
      ['a', 'b'],
      ['41.1', '-95.1'],
    ]
    expect(readTable('a,b\n41.1,-95.1')).toEqual({ kind: 'columns', rows })
  })

  it('reports that a table has no rows', () => {
    expect(readTable('\n \n')).toEqual({ kind: 'empty' })
    expect(readTable('lat,lon\n')).toEqual({ kind: 'empty' })
  })
})

describe('findColumns', () => {
  it.each([
    [['lat', 'lng'], { latitude: 0, longitude: 1 }],
    [['ID', 'Latitude (deg)', 'LON'], null],
    [['LATITUDE', 'Long', 'id'], { latitude: 0, longitude: 1, label: 2 }],
    [['id', 'name', 'y', 'x'], { latitude: 2, longitude: 3, label: 1 }],
    [['latitude'], null],
  ])('finds the columns of points from the headings %j', (headings, columns) => {
    expect(findColumns(headings)).toEqual(columns)
  })
})

describe('table with columns that the visitor selected', () => {
  const columns = { latitude: 1, longitude: 2, label: 0 }

  it('parses decimal commas in the selected columns', () => {
    expect(tableToLines([['Well', '41,1', '-95,1']], columns)).toEqual(['Well\t41.1, -95.1'])
  })

  it('omits a first line that contains only headings', () => {
    const [headings, row] = [
      ['a', 'b', 'c'],
      ['Well', '41.1', '-95.1'],
    ]
    expect(withoutHeadings([headings, row], columns)).toEqual([row])
    expect(withoutHeadings([row, row], columns)).toEqual([row, row])
  })
})
