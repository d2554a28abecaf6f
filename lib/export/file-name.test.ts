import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameFile, toFileName } from './file-name'

describe('toFileName', () => {
  it.each([
    ['Parcels near 12 Main St', 'parcels-near-12-main-st'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a"\r\nSet-Cookie: b', 'a-set-cookie-b'],
    ['Cañon City', 'canon-city'],
    ['Elevation at 39.7, -105', 'elevation-at-39.7-minus-105'],
    ['2024-2026', '2024-2026'],
    ['v1..2 .5 5.', 'v1-2-5-5'],
    ['CON', 'export-con'],
    ['漢字', 'export'],
    ['', 'export'],
  ])('turns %j into %j', (text, expected) => {
    expect(toFileName(text)).toBe(expected)
  })

  it('makes a safe and stable file name from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = toFileName(text)
        expect(name).toMatch(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/)
        expect(name.length).toBeLessThanOrEqual(80)
        expect(toFileName(name)).toBe(name)
      }),
    )
  })
})

describe('nameFile', () => {
  it('adds the extension and marks sample data', () => {
    expect(nameFile({ filename: 'Lake / County', sample: false }, { extension: 'csv' })).toBe(
      'lake-county.csv',
    )
    expect(nameFile({ filename: 'lake', sample: true }, { extension: 'xlsx' })).toBe('sample-data-lake.xlsx')
  })
})
