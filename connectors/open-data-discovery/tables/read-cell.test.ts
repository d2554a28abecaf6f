import { describe, expect, it } from 'vitest'
import { readNumber, readPoint, readText } from './read-cell'

describe('portal cell parsers', () => {
  it.each([
    ['  12   THIMBLE ST ', '12 THIMBLE ST'],
    ['"New"', 'New'],
    ['"New house, cut', 'New house, cut'],
    ['"Quill" house', '"Quill" house'],
    ['""', null],
    [' ', null],
    [72, '72'],
    [{ url: 'https://quill.example' }, null],
  ])('reads %j as the text %j', (cell, text) => expect(readText(cell)).toBe(text))

  it.each([
    ['72.0', 72],
    ['1,250,000', 1_250_000],
    ['$ 1200.50', 1200.5],
    [3, 3],
    ['-0.5', -0.5],
    ['', null],
    ['12,34', null],
    ['two', null],
    ['1e5', null],
  ])('reads %j as the number %j', (cell, number) => expect(readNumber(cell)).toBe(number))

  it.each([
    [
      { type: 'Point', coordinates: [-87.6, 41.8] },
      { longitude: -87.6, latitude: 41.8 },
    ],
    [
      { latitude: '29.95', longitude: '-90.07', human_address: '{}' },
      { longitude: -90.07, latitude: 29.95 },
    ],
    [{ type: 'Point', coordinates: [0, 0] }, null],
    [{ type: 'Point', coordinates: [41.8, -187.6] }, null],
    [{ type: 'Point', coordinates: [] }, null],
    ['POINT (-87.6 41.8)', null],
  ])('reads %j as the position %j', (cell, place) => expect(readPoint(cell)).toEqual(place))
})
