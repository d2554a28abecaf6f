import { describe, expect, it } from 'vitest'
import { listLines, MOST_POINTS, readList, readRows, refuseCount } from './read-list'

describe('readList', () => {
  it('parses grid references and plus codes, with a note about each format', async () => {
    const rows = await readList(
      'Barn, 17R 461000 3158000\n18SUJ2348006470\n849VCWC8+R9\n461000 3158000\n43,6 -116,2',
    )
    expect(
      rows.map(({ label, reading }) => [label, reading.kind === 'point' ? reading.form : reading.why]),
    ).toEqual([
      ['Barn', 'UTM'],
      ['', 'MGRS'],
      ['', 'plus code'],
      ['', expect.stringContaining('Which zone')],
      ['', 'decimal degrees'],
    ])
  })
})

describe('returns one point per line and skips empty lines', () => {
  it('listLines', () => {
    expect(listLines(' 40.1, -105.2 \r\n\n\nBarn, 40.3, -105.4\n')).toEqual([
      '40.1, -105.2',
      'Barn, 40.3, -105.4',
    ])
  })

  it('parses a pasted table with its headings', () => {
    const text = 'Longitude\tLatitude\tName\n-105.2\t40.1\tBarn\n-105.4\t40.3\t'
    expect(listLines(text)).toEqual(['Barn\t40.1, -105.2', '40.3, -105.4'])
    expect(listLines('lat,lon\n40.1,-105.2')).toEqual(['40.1, -105.2'])
  })
})

describe('refuseCount', () => {
  it('reports an empty list and asks for a point', () => {
    expect(refuseCount(0)).toContain('at least one')
  })

  it('names the limit and advice for a longer list', () => {
    expect(refuseCount(1)).toBeUndefined()
    expect(refuseCount(MOST_POINTS)).toBeUndefined()
    expect(refuseCount(101)).toBe(
      'The list has 101 lines; the most is 100. Take out 1 of them, or ask in 2 parts.',
    )
    expect(refuseCount(1234)).toContain('ask in 13 parts')
  })
})

describe('readRows', () => {
  it('numbers the rows and preserves the typed text', () => {
    const rows = readRows(['Barn, 40.1, -105.2', 'nonsense', '40.1, -105.2'])
    expect(rows.map(({ number, text, label }) => [number, text, label])).toEqual([
      [1, 'Barn, 40.1, -105.2', 'Barn'],
      [2, 'nonsense', ''],
      [3, '40.1, -105.2', ''],
    ])
    expect(rows.map(({ reading }) => reading.kind)).toEqual(['point', 'unreadable', 'point'])
  })
})
