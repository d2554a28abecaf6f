import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circleAround } from '@/lib/geography/geo-circle'
import { encodeOutline, readOutline, writeOutline } from './read-outline'

const houston = { latitude: 29.725, longitude: -95.23 }
const lot = circleAround(houston, 60, 5)

describe('readOutline', () => {
  it('restores a written outline unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 4_000 }),
        fc.integer({ min: 3, max: 500 }),
        (radius, corners) => {
          fc.pre((2 * Math.PI * radius) / corners > 1)
          const outline = circleAround(houston, radius, corners)
          expect(readOutline(writeOutline(outline))).toEqual(outline)
          expect(readOutline(encodeOutline(outline))).toEqual(outline)
          expect(encodeURIComponent(encodeOutline(outline)).length).toBeLessThan(5_100)
        },
      ),
      { numRuns: 60, seed: 36 },
    )
  })

  it.each([
    ['a polygon', lot],
    ['a feature', { type: 'Feature', properties: {}, geometry: lot }],
    [
      'a collection of one feature',
      { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: lot }] },
    ],
    ['a multipolygon of one part', { type: 'MultiPolygon', coordinates: [lot.coordinates] }],
  ])('accepts GeoJSON of %s', (_, value) => {
    expect(readOutline(JSON.stringify(value))).toEqual(lot)
  })

  it('accepts commas, blanks and line breaks as people type them', () => {
    expect(readOutline('-95.23, 29.725\n-95.22, 29.725;-95.22,29.73\n')).toMatchObject({ type: 'Polygon' })
  })

  const two = circleAround({ ...houston, longitude: -95.2 }, 60, 5)
  it.each([
    ['words', 'around the block', /could not read/],
    ['a point of GeoJSON', '{"type":"Point","coordinates":[-95,29]}', /could not read/],
    ['a damaged path code', '~AAA!', /could not read/],
    ['broken GeoJSON', '{"type":"Polygon","coordinates":[[[', /could not read/],
    [
      'two parts',
      JSON.stringify({ type: 'MultiPolygon', coordinates: [lot.coordinates, two.coordinates] }),
      /several parts/,
    ],
    ['two corners', '-95.23,29.725 -95.22,29.725', /at least three corners/],
    ['latitude first, off the globe', '29.725,-95.23 29.725,-95.22 29.73,-95.22', /longitude first/],
    ['501 corners', writeOutline(circleAround(houston, 2_000, 501)), /more than 500 corners/],
    ['26 square miles', writeOutline(circleAround(houston, 4_640, 100)), /larger than 25 square miles/],
    ['a bow tie', '-95.23,29.72 -95.22,29.73 -95.22,29.72 -95.23,29.73', /crosses itself/],
  ])('names the problem when it refuses %s', (_, text, problem) => {
    expect(readOutline(text)).toEqual({ problem: expect.stringMatching(problem) })
  })

  it('accepts a text of 500 corners and an outline of almost 25 square miles', () => {
    expect(readOutline(writeOutline(circleAround(houston, 2_000, 500)))).toMatchObject({ type: 'Polygon' })
    expect(readOutline(writeOutline(circleAround(houston, 4_480, 100)))).toMatchObject({ type: 'Polygon' })
  })
})
