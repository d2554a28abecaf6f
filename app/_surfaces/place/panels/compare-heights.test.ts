import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ElevationRecord } from '@/lib/records/elevation/fields'
import type { FloodMapFigure, FloodZone } from '@/lib/records/flood-zone/fields'
import { compareHeights } from './compare-heights'

const ground = { elevationFeet: 9.5, elevationMeters: 2.9 } as ElevationRecord

const zone = (fields: Partial<FloodZone>) =>
  ({ zone: 'AE', baseFloodElevation: null, ...fields }) as FloodZone
const stated = (fields: Partial<FloodMapFigure>): FloodZone =>
  zone({ baseFloodElevation: { value: 12, unit: 'feet', datum: 'NAVD88', ...fields } })

describe('compareHeights', () => {
  it.each([
    [stated({}), { ground: '9.5 ft NAVD88', flood: '12 ft NAVD88' }],
    [stated({ unit: 'meters', datum: 'NAVD 88' }), { ground: '2.9 m NAVD88', flood: '12 m NAVD 88' }],
  ])('returns both elevations in the unit of the flood map', (zone, expected) => {
    expect(compareHeights(ground, zone, 'FL')).toMatchObject({ kind: 'side by side', ...expected })
  })

  it.each([
    ['no ground', undefined, stated({}), 'FL', /No ground elevation/],
    ['no zone', ground, undefined, 'FL', /no zone here/],
    ['a zone whose elevation varies', ground, zone({}), 'FL', /varies along the water/],
    ['an old numbered zone', ground, zone({ zone: 'A12' }), 'FL', /varies along the water/],
    ['an approximate zone', ground, zone({ zone: 'A' }), 'FL', /states no base flood elevation/],
    ['a zone that has none', ground, zone({ zone: 'X' }), 'FL', /no base flood elevation/],
    ['no unit', ground, stated({ unit: null }), 'FL', /in which unit/],
    ['centimeters', ground, stated({ unit: 'centimeters' }), 'FL', /centimeters/],
    ['an older datum', ground, stated({ datum: 'NGVD29' }), 'FL', /NGVD29.*must not be compared/],
    ['no datum', ground, stated({ datum: null }), 'FL', /does not name/],
    ['Alaska', ground, stated({}), 'AK', /48 contiguous states/],
    ['no state', ground, stated({}), null, /48 contiguous states/],
  ] as const)(
    'returns a reason if the elevations are not comparable: %s',
    (_, elevation, zone, state, why) => {
      expect(compareHeights(elevation, zone, state)).toMatchObject({
        kind: 'apart',
        why: expect.stringMatching(why),
      })
    },
  )

  it.each([
    [12, 'feet', /^The ground here is about 3 ft lower than the 1% flood \(give or take 1.7 ft\)/],
    [4, 'feet', /^The ground here is about 6 ft higher than the 1% flood/],
    [8, 'feet', /^The ground here is about as high as the 1% flood \(give or take 1.7 ft\)/],
    [4, 'meters', /^The ground here is about 1.1 m lower than the 1% flood \(give or take 0.5 m\)/],
  ] as const)(
    'compares the ground with a base flood elevation of %s %s, given the error of the elevation model',
    (value, unit, words) => {
      const heights = compareHeights(ground, stated({ value, unit }), 'FL')
      expect(heights).toMatchObject({ sentence: expect.stringMatching(words) })
      expect(heights).toMatchObject({
        sentence: expect.stringContaining('Only an elevation certificate counts'),
      })
    },
  )

  it('compares elevations only in a known unit, in NAVD88 and in the 48 contiguous states', () => {
    const unit = fc.constantFrom('feet', 'meters', 'centimeters', null)
    const datum = fc.option(fc.constantFrom('NAVD88', 'NAVD 88', 'NGVD29', 'MSL', 'LOCAL TIDAL DATUM'))
    fc.assert(
      fc.property(unit, datum, fc.constantFrom('FL', 'TX', 'HI', 'PR', null), (unitOf, datumOf, state) => {
        const isAlike =
          (unitOf === 'feet' || unitOf === 'meters') &&
          datumOf?.replace(' ', '') === 'NAVD88' &&
          (state === 'FL' || state === 'TX')
        const { kind } = compareHeights(ground, stated({ unit: unitOf, datum: datumOf }), state)
        expect(kind).toBe(isAlike ? 'side by side' : 'apart')
      }),
    )
  })
})
