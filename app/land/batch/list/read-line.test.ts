import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeReading } from '../results/describe-row'
import { LONGEST_LINE, readLine } from './read-line'

function pointOf(text: string) {
  const { label, reading } = readLine(text)
  return reading.kind === 'point' ? [label, reading.latitude, reading.longitude] : [label, reading.why]
}

describe('readLine', () => {
  it.each([
    ['39.7392, -104.9903', '', 39.7392, -104.9903],
    ['39.7392\t-104.9903', '', 39.7392, -104.9903],
    ['39°30′0″N 104°15′0″W', '', 39.5, -104.25],
    ['Barn, 39.7392, -104.9903', 'Barn', 39.7392, -104.9903],
    ['Smith, John, 39.7392, -104.9903', 'Smith, John', 39.7392, -104.9903],
    ['"Smith, John", 39.7392, -104.9903', 'Smith, John', 39.7392, -104.9903],
    ['P0, 41, -95.1', 'P0', 41, -95.1],
    ['Point 1, 40.1, -105.2', 'Point 1', 40.1, -105.2],
    ['12, 40.1, -105.2', '12', 40.1, -105.2],
    ['W 1, 40.1, -105.2', 'W 1', 40.1, -105.2],
    ['Lot 3, 39 30 0 N, 104 15 0 W', 'Lot 3', 39.5, -104.25],
    ['Well 3, -104.9903, 39.7392', 'Well 3', 39.7392, -104.9903],
    ['Barn\t39.7392, -104.9903', 'Barn', 39.7392, -104.9903],
    ['Barn\t39.7392\t-104.9903', 'Barn', 39.7392, -104.9903],
    ['12\t39 30 0 N 104 15 0 W', '12', 39.5, -104.25],
  ])('parses the line %j', (text, label, latitude, longitude) => {
    expect(pointOf(text)).toEqual([label, latitude, longitude])
  })

  it.each([
    '45.5, -92.6, 10.5',
    '45, -92.6, 10.5',
    'Barn 45.5, -92.6, 10.5',
    'Barn 45, -92.6, 10.5',
    '45.5\t-92.6\t10.5',
    'N 45.5, 26.5, -105.2',
    'Latitude 40, 26.5, -105.2',
    '40 61 10 N, 105 30 0 W',
    'Barn',
  ])('finds no point in the line %j', (text) => {
    expect(readLine(text).reading.kind).toBe('unreadable')
  })

  it.each([
    ['43,6 -116,2', 43.6, -116.2],
    ['43,6; -116,2', 43.6, -116.2],
    ['43,6\t-116,2', 43.6, -116.2],
    ['Barn\t43,6; -116,2', 43.6, -116.2],
  ])('parses the commas of %j as decimal points, with a note', (text, latitude, longitude) => {
    const { reading } = readLine(text)
    expect(reading).toMatchObject({ kind: 'point', latitude, longitude })
    expect(reading.kind === 'point' && describeReading(reading)).toContain('Decimal degrees. The commas are')
  })

  it('rejects a line in which commas separate everything', () => {
    expect(readLine('43,6,-116,2').reading.kind).toBe('unreadable')
  })

  it('returns the reason why the text after a label is not a point', () => {
    const [label, why] = pointOf('Barn, 95.2, -105.1')
    expect(label).toBe('Barn')
    expect(why).toContain('95.2')
  })

  it('rejects overlong lines without parsing them', () => {
    expect(pointOf(`${'a'.repeat(LONGEST_LINE)}, 40.1, -105.2`)[1]).toContain(String(LONGEST_LINE))
  })

  it('gives the same key to different spellings of a point', () => {
    const keys = ['40.5, -105.25', 'A, 40.5000001, -105.25', '40 30 0 N 105 15 0 W'].map((text) => {
      const { reading } = readLine(text)
      return reading.kind === 'point' ? reading.key : text
    })
    expect(new Set(keys).size).toBe(1)
  })

  it('parses the same point with any label of words', () => {
    const words = fc.stringMatching(/^[A-Z][a-z]{3,9}( [A-Z][a-z]{3,9})?$/)
    fc.assert(
      fc.property(words, fc.constantFrom(', ', '\t'), (label, mark) => {
        expect(pointOf(`${label}${mark}39.7392, -104.9903`).slice(1)).toEqual([39.7392, -104.9903])
      }),
    )
  })
})
