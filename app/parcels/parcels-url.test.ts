import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorings } from '@/components/parcels/map/color-classes'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { parcelSorts } from '@/connectors/us-florida-parcels/public'
import { stateBounds } from '@/lib/geography/state-at'
import { touchesFlorida } from './area-query'
import { anyFilter, anyKey } from './testing/any-filter'
import { basemaps, MOST_SELECTED, type ParcelsUrlParams, panels, parcelsHref, parcelsUrl, START } from './url'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)
const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...(Object.keys(table) as K[]))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

const state: fc.Arbitrary<ParcelsUrlParams> = fc.record(
  {
    q: fc.constantFrom('740 W South St, Orlando, FL', '082S305005000002'),
    at: fc.record({
      latitude: fc.integer({ min: 2_400_000, max: 3_110_000 }).map((part) => part / 100_000),
      longitude: fc.integer({ min: -8_770_000, max: -7_990_000 }).map((part) => part / 100_000),
    }),
    zoom: fc.integer({ min: 100, max: 1_900 }).map((part) => part / 100),
    filter: anyFilter,
    sort: keyOf(parcelSorts),
    page: fc.integer({ min: 1, max: 9_999 }),
    color: keyOf(colorings),
    base: fc.constantFrom(...basemaps),
    panel: keyOf(panels),
    selected: fc.uniqueArray(anyKey, { maxLength: 20 }),
    open: anyKey,
  },
  { requiredKeys: ['at', 'zoom', 'filter', 'sort', 'page', 'color', 'base', 'panel', 'selected'] },
)

describe('parcelsUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (original) => {
        const { url: value, dropped } = parcelsUrl.parse(queryOf(parcelsHref(original)))
        expect(dropped).toEqual([])
        expect(plain(value)).toEqual(plain(original))
      }),
    )
  })

  it('omits default values from the URL', () => {
    expect(parcelsHref(START)).toBe('/parcels')
  })

  it('the parser returns the valid values and names the invalid parameters', () => {
    const { url: value, dropped } = parcelsUrl.parse({
      at: '28.5,-81.4',
      z: '99',
      min: '5000',
      max: '4000',
      sold_from: '1999',
      use: 'castles',
      sort: 'price',
      color: 'built',
      page: '0',
      sel: '27%3A082S305005000002,%zz,99%3Anope',
      open: '%zz',
    })
    expect(value).toMatchObject({
      at: { latitude: 28.5, longitude: -81.4 },
      zoom: PARCEL_ZOOM,
      color: 'built',
      sort: 'number',
      page: 1,
      selected: ['27:082S305005000002'],
    })
    expect(value.filter).toEqual({ saleFrom: 1999 })
    expect(dropped.toSorted()).toEqual(['min above max', 'open', 'page', 'sel', 'sort', 'use', 'z'])
  })

  it('parses any URL without an error', () => {
    const names = [
      'q',
      'at',
      'z',
      'min',
      'max',
      'sold_to',
      'city',
      'use',
      'sort',
      'page',
      'sel',
      'open',
      'panel',
    ]
    const anything = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 60 }))
    fc.assert(
      fc.property(anything, (query) => {
        const { url: value } = parcelsUrl.parse(query)
        expect(value.selected.length).toBeLessThanOrEqual(MOST_SELECTED)
        expect(value.zoom).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('touchesFlorida', () => {
  const [west, south, east, north] = stateBounds('FL') ?? [0, 0, 0, 0]

  it('returns true for a box that touches an edge of Florida', () => {
    expect(touchesFlorida([west - 1, south, west, north])).toBe(true)
    expect(touchesFlorida([east, south, east + 1, north])).toBe(true)
    expect(touchesFlorida([west, south - 1, east, south])).toBe(true)
    expect(touchesFlorida([west, north, east, north + 1])).toBe(true)
  })

  it('returns false for a box beyond an edge of Florida', () => {
    expect(touchesFlorida([west - 1, south, west - 0.1, north])).toBe(false)
    expect(touchesFlorida([east + 0.1, south, east + 1, north])).toBe(false)
    expect(touchesFlorida([west, south - 1, east, south - 0.1])).toBe(false)
    expect(touchesFlorida([west, north + 0.1, east, north + 1])).toBe(false)
  })
})
