import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intersects } from '@/lib/arcgis/intersection'
import { countyByNumber, floridaCounties } from '@/lib/geography/florida-counties'
import { tries } from '@/lib/testing/long-run'
import { addressAt, writeStreetLine } from '../addresses/addresses'
import { countyAt } from '../addresses/county-at'
import { blocksWithin, isRural } from './blocks'
import { objectIdOf, parcelIdOf, plotByObjectId, plotsByParcelId } from './identifiers'
import { boundsOfFloridaCounty, floridaBounds, floridaCountyAt, floridaTowns } from './land'
import { estimateParcelsWithin, parcelsWithin, plotsWithin, type SampleParcel } from './parcels'
import { plotsOf } from './plots'
import { valuesOf } from './values'

type Box = [number, number, number, number]

const [west, south, east, north] = floridaBounds()
const somewhere = fc.oneof(
  fc
    .tuple(
      fc.double({ min: west, max: east, noNaN: true }),
      fc.double({ min: south, max: north, noNaN: true }),
    )
    .filter(([x, y]) => countyAt(x, y)?.properties.geoid.startsWith('12') === true),
  fc
    .tuple(
      fc.constantFrom(...floridaTowns),
      fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    )
    .map(([{ place }, x, y]): [number, number] => [place.longitude + x, place.latitude + y]),
)
const boxAround = ([x, y]: [number, number], size: number): Box => [x - size, y - size, x + size, y + size]
const rectangle = ([left, bottom, right, top]: Box) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
      [left, bottom],
    ],
  ],
})

const downtown: Box = [-81.4, 28.52, -81.37, 28.55]
const everyone = [...parcelsWithin(downtown)]
const share = (test: (parcel: SampleParcel) => boolean) => everyone.filter(test).length / everyone.length

describe('sample parcels', () => {
  it('generates about ten million parcels', () => {
    const estimate = estimateParcelsWithin(floridaBounds())
    expect(estimate).toBeGreaterThan(9_500_000)
    expect(estimate).toBeLessThan(12_000_000)
    expect(estimateParcelsWithin(downtown) / everyone.length).toBeGreaterThan(0.9)
  })

  it('generates vacant parcels of more than five acres within fifteen kilometers of each town', () => {
    for (const { place } of floridaTowns) {
      const blocks = [...blocksWithin(boxAround([place.longitude, place.latitude], 0.13))]
      const rural = blocks.filter(isRural)
      expect(rural.length, place.city).toBeGreaterThan(8)
      expect(rural.length / blocks.length, place.city).toBeLessThan(0.3)
      const values = rural.flatMap(plotsOf).map(valuesOf)
      const large = values.filter(({ landSquareFeet }) => landSquareFeet > 5 * 43_560)
      expect(large.filter(({ landUse }) => landUse === '000').length, place.city).toBeGreaterThan(40)
      expect(large.some(({ landUse }) => landUse === '060')).toBe(true)
    }
  })

  it('finds parcels by object id and by parcel id, anywhere', () => {
    fc.assert(
      fc.property(somewhere, (point) => {
        for (const plot of plotsWithin(boxAround(point, 0.0008))) {
          const objectId = objectIdOf(plot)
          expect(objectId).toBeLessThan(2 ** 31)
          const again = plotByObjectId(objectId)
          expect(again && objectIdOf(again)).toBe(objectId)
          expect(again?.bounds).toEqual(plot.bounds)
          if (plot.kind === 'street') continue
          const ids = plotsByParcelId(parcelIdOf(plot)).map(objectIdOf)
          expect(ids).toContain(objectId)
          expect(parcelIdOf(plot).length).toBeLessThanOrEqual(30)
        }
      }),
      { numRuns: tries(80) },
    )
  })

  it('finds parcels in each of the 67 counties', () => {
    for (const { number } of floridaCounties) {
      const plot = [...plotsWithin(boxAround(pointIn(number), 0.004))].find(({ county }) => county === number)
      expect(plot).toBeDefined()
      const matches = plot ? plotsByParcelId(parcelIdOf(plot)) : []
      expect(matches.map(({ county }) => county)).toContain(number)
    }
  })

  it('generates the same parcels in a box and in a larger box around it', () => {
    fc.assert(
      fc.property(somewhere, fc.double({ min: 0, max: 0.002, noNaN: true }), (point, size) => {
        const box = boxAround(point, size)
        const ids = [...parcelsWithin(box)].map(({ objectId }) => objectId)
        const around = [...parcelsWithin(boxAround(point, size + 0.012))]
        const expected = around.filter(({ outline }) => intersects(rectangle(box), outline))
        expect(ids).toEqual(expected.map(({ objectId }) => objectId))
        expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      }),
      { numRuns: tries(20) },
    )
  })

  it('generates no overlapping polygons except those that are stacked under one id', () => {
    fc.assert(
      fc.property(somewhere, (point) => {
        const parcels = [...parcelsWithin(boxAround(point, 0.0006))]
        for (const a of parcels) {
          for (const b of parcels) {
            if (a.objectId >= b.objectId || !overlap(a.bounds, b.bounds)) continue
            expect([a.county, a.parcelId, a.bounds]).toEqual([b.county, b.parcelId, b.bounds])
          }
        }
      }),
      { numRuns: tries(80) },
    )
  })

  it('gives two neighbors the same coordinates along their common line', () => {
    const inside = everyone.filter(({ isPlaceholder }) => !isPlaceholder).slice(0, 2_000)
    const lefts = new Set(inside.map(({ bounds }) => `${bounds[0]} ${bounds[1]}`))
    const shared = inside.filter(({ bounds }) => lefts.has(`${bounds[2]} ${bounds[1]}`))
    expect(shared.length).toBeGreaterThan(1_700)
  })

  it('assigns parcels to the counties of the real outlines', () => {
    fc.assert(
      fc.property(somewhere, (point) => {
        for (const { county, bounds } of [...parcelsWithin(boxAround(point, 0.0003))].slice(0, 5)) {
          const middle = countyAt((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2)
          if (county === 0) continue
          expect(middle?.properties.geoid).toBe(countyByNumber(county)?.fips)
        }
      }),
      { numRuns: tries(60) },
    )
  })

  it('locates parcels at the sample addresses', () => {
    let same = 0
    let count = 0
    for (const { place } of floridaTowns) {
      for (let step = -20; step < 20; step += 1) {
        const address = addressAt(place.longitude + 0.0013 * step, place.latitude + 0.0011 * step)
        if (!address || countyAt(address.longitude, address.latitude) === null) continue
        const here: [number, number] = [address.longitude, address.latitude]
        const [parcel] = [...parcelsWithin(boxAround(here, 0))]
        expect(parcel && booleanPointInPolygon(here, parcel.outline)).toBe(true)
        count += 1
        if (parcel?.address === writeStreetLine(address).toUpperCase()) same += 1
      }
    }
    expect(count).toBeGreaterThan(200)
    expect(same / count).toBeGreaterThan(0.85)
  })

  it('contains placeholders, stacked and divided parcels, and large buildings like the real roll', () => {
    expect(share(({ isPlaceholder }) => isPlaceholder)).toBeGreaterThan(0.01)
    const words = new Set(
      everyone.filter(({ isPlaceholder }) => isPlaceholder).map(({ parcelId }) => parcelId),
    )
    expect([...words]).toEqual(expect.arrayContaining([' ', 'WATER']))
    expect(share(({ values }) => values.units > 100)).toBeGreaterThan(0.002)
    expect(share(({ values }) => values.isHomestead)).toBeGreaterThan(0.2)
    expect(share(({ values }) => values.yearBuilt === 0)).toBeGreaterThan(0.05)
    expect(share(({ values }) => values.assessmentYear === 2025)).toBeGreaterThan(0)
    expect(share(({ outline }) => (outline.coordinates[0]?.length ?? 0) > 10)).toBeGreaterThan(0.01)
    const byId = new Map<string, SampleParcel[]>()
    for (const parcel of everyone.filter(({ isPlaceholder }) => !isPlaceholder)) {
      byId.set(parcel.parcelId, [...(byId.get(parcel.parcelId) ?? []), parcel])
    }
    const several = [...byId.values()].filter(({ length }) => length > 1)
    expect(several.some(([a, b]) => String(a?.bounds) === String(b?.bounds))).toBe(true)
    expect(several.some(([a, b]) => a && b && a.bounds[2] < b.bounds[0])).toBe(true)
  })

  it('repeats some ids in several counties', () => {
    const counties = everyone.map(
      ({ parcelId, county }) =>
        new Set([county, ...plotsByParcelId(parcelId).map((plot) => plot.county)].filter(Boolean)).size,
    )
    const ambiguous = counties.filter((count) => count > 1).length
    expect(ambiguous).toBeGreaterThan(3)
    expect(ambiguous / counties.length).toBeLessThan(0.05)
  })

  it('generates values that are consistent with each other', () => {
    const strays = everyone.filter(({ values, isPlaceholder, sale }) => {
      const { justValue, landValue, featureValue, assessed, taxable, yearBuilt, effectiveYear } = values
      const addsUp = justValue >= landValue + featureValue && assessed <= justValue && taxable <= assessed
      const isInOrder = yearBuilt <= effectiveYear && sale.year > 0 === (sale.month !== ' ')
      const figures = [justValue, assessed, sale.year, values.assessmentYear]
      return !addsUp || !isInOrder || (isPlaceholder && figures.some((figure) => figure !== 0))
    })
    expect(strays).toEqual([])
  })
})

/** Returns any point in the county, because the center of its bounding box may be at sea. */
function pointIn(county: number): [number, number] {
  const [left, bottom, right, top] = boundsOfFloridaCounty(county) ?? [0, 0, 0, 0]
  const steps = Array.from({ length: 9 }, (_, step) => (step + 0.5) / 9)
  const points = steps.flatMap((x) =>
    steps.map((y): [number, number] => [left + (right - left) * x, bottom + (top - bottom) * y]),
  )
  return points.find(([x, y]) => floridaCountyAt(x, y) === county) ?? [0, 0]
}

const overlap = (a: Box, b: Box) =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1e-9 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1e-9
