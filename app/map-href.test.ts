import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorings } from '@/components/parcels/map/color-classes'
import { toFilter } from '@/components/parcels/parcel-filter'
import { parcelSorts } from '@/connectors/us-florida-parcels/public'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { formatPoint } from '@/lib/url-state'
import { readSort } from './map/table/sort-rows'
import { mapUrl } from './map/url'
import { choicesOf, keysOf } from './map/workspace/reduce-map'
import { toMapHref } from './parcels/map-href'
import { anyFilter, anyKey } from './parcels/testing/any-filter'
import { basemaps, type ParcelsUrlParams, panels, START } from './parcels/url'

const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...(Object.keys(table) as K[]))
const hundredThousandths = (min: number, max: number) =>
  fc.integer({ min: min * 1e5, max: max * 1e5 }).map((part) => part / 1e5)

const former: fc.Arbitrary<ParcelsUrlParams> = fc.record(
  {
    q: fc.constantFrom('740 W South St, Orlando, FL', 'Pensacola, FL'),
    at: fc.record({ latitude: hundredThousandths(24, 31), longitude: hundredThousandths(-87, -80) }),
    zoom: fc.integer({ min: 100, max: 1_900 }).map((part) => part / 100),
    filter: anyFilter,
    sort: namesOf(parcelSorts),
    page: fc.constant(1),
    color: namesOf(colorings),
    base: fc.constantFrom(...basemaps),
    panel: namesOf(panels),
    selected: fc.uniqueArray(anyKey, { maxLength: 20 }),
    open: anyKey,
  },
  { requiredKeys: ['at', 'zoom', 'filter', 'sort', 'page', 'color', 'base', 'panel', 'selected'] },
)

const read = (href: string) =>
  mapUrl.parse(Object.fromEntries(new URL(href, 'https://site.example').searchParams))

describe('toMapHref', () => {
  it('converts the state of a link to the former parcel map', () => {
    fc.assert(
      fc.property(former, (state) => {
        const { url, dropped, unknown } = read(toMapHref(state, []))
        expect([...dropped, ...unknown]).toEqual([])
        expect(url).toMatchObject({ on: ['parcels'], base: state.base, zoom: state.zoom })
        expect(url.q).toBe(state.q)
        expect(url.at && formatPoint(url.at, 5)).toBe(formatPoint(state.at, 5))
        const { color = 'value', ...filters } = choicesOf(url.looks, 'parcels')
        expect(color).toBe(state.color)
        expect(toFilter(filters)).toEqual(state.filter)
        expect(keysOf(url.selected, 'parcels')).toEqual(state.selected.map(toMapId))
        expect(url.open).toBe(state.open && `parcels:${toMapId(state.open)}`)
        expect(url.tab).toBe(state.panel === 'selected' || state.panel === 'compare' ? state.panel : 'rows')
        const isByColumn = ['value', 'sale', 'built'].includes(state.sort)
        expect(readSort(url.sort)).toEqual(
          isByColumn ? { by: state.sort, isDown: true } : { by: 'name', isDown: false },
        )
      }),
    )
  })

  it('omits the position of the map if selected records determine it', () => {
    const selected = ['27:082S305005000002']
    expect(read(toMapHref({ ...START, selected }, [])).url.at).toBeUndefined()
    expect(read(toMapHref({ ...START, open: selected[0] }, [])).url.at).toBeUndefined()
    expect(read(toMapHref({ ...START, selected, zoom: 12 }, [])).url).toMatchObject({
      at: START.at,
      zoom: 12,
    })
  })

  it('leads to Florida with the parcel layer switched on for a URL without parameters', () => {
    expect(read(toMapHref(START, [])).url).toMatchObject({
      at: START.at,
      zoom: 6,
      on: ['parcels'],
      table: 'line',
    })
  })

  it('the link contains the typed place as a search, and the names of unreadable parameters', () => {
    const { url, dropped } = read(
      toMapHref({ ...START, q: 'Pensacola, FL' }, ['max', 'min above max', 'sel']),
    )
    expect(url).toMatchObject({ q: 'Pensacola, FL', left: ['max', 'min above max', 'sel'] })
    expect([url.at, dropped]).toEqual([undefined, []])
  })
})
