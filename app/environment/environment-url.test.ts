import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { environmentHref, environmentUrl } from './url'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)

const state = fc.record(
  {
    q: fc.constantFrom('200 E Colfax Ave, Denver, CO', '29.7, -95.2'),
    at: fc.record({
      latitude: fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000),
      longitude: fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1000),
    }),
    radius: fc.integer({ min: 10, max: 9_990 }).map((hundredths) => hundredths / 100),
    media: fc.constantFrom('all' as const, 'air' as const, 'water' as const),
    activeOnly: fc.boolean(),
    rings: fc.constantFrom(1 as const, 2 as const, 3 as const),
    program: fc.constantFrom('air' as const, 'toxicsRelease' as const),
    status: fc.constantFrom('current' as const, 'unknown' as const),
    within: fc.constantFrom(1 as const, 3 as const),
    sort: fc.constantFrom('status' as const, 'farthest' as const),
    page: fc.integer({ min: 1, max: 100 }),
    whole: fc.boolean(),
    selected: fc.constantFrom('110000000001', 'TX0001 2'),
  },
  { requiredKeys: ['radius', 'media', 'activeOnly', 'page', 'whole'] },
)

describe('environmentUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (original) => {
        const { url, dropped, errors } = environmentUrl.parse(queryOf(environmentHref(original)))
        expect(dropped).toEqual([])
        expect(errors).toEqual({})
        expect(JSON.parse(JSON.stringify(url))).toEqual(JSON.parse(JSON.stringify(original)))
      }),
    )
  })

  it.each(['0', '100', '-1', 'NaN', 'abc', '0.04', '99.96', '1e2', '5 km', '1000'])(
    'rejects a radius of %s at its field',
    (radius) => {
      expect(environmentUrl.parse({ q: 'x', radius }).errors.radius).toMatch(/0\.1 to 99\.9/)
    },
  )

  it.each([
    ['0.1', 0.1],
    ['99.9', 99.9],
    [' 2.5 mi', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['', 1],
  ])('parses the parameter radius="%s"', (radius, expected) => {
    expect(environmentUrl.parse({ radius })).toMatchObject({ url: { radius: expected } })
  })

  it('the parser returns the valid values and names the invalid parameters', () => {
    const { url, dropped } = environmentUrl.parse({
      q: 'Denver',
      at: '91,0',
      media: 'soil',
      page: '0',
      status: 'x',
      radius: '2',
    })
    expect(url).toMatchObject({ q: 'Denver', radius: 2, media: 'all', page: 1 })
    expect(dropped).toEqual(['at', 'media', 'status', 'page'])
  })

  it.each([
    ['-95.28,29.72,-95.25,29.75', [-95.28, 29.72, -95.25, 29.75]],
    [' -95.25, 29.75, -95.28, 29.72 ', [-95.28, 29.72, -95.25, 29.75]],
    ['-95.28,29.72,-95.25,29.75,1', undefined],
    ['-95.28,29.72,-95.28,29.75', undefined],
    ['-95.28,29.72,-95.25', undefined],
    ['-95.28,91,-95.25,29.75', undefined],
    ['-179,29.72,179,29.75', undefined],
  ])('parses or drops the parameter bbox="%s"', (text, expected) => {
    const { url, dropped } = environmentUrl.parse({ bbox: text })
    expect([url.bbox, dropped]).toEqual([expected, expected ? [] : ['bbox']])
  })

  it('prefers a typed place to a box, and drops the rings of a box', () => {
    const bbox = '-95.28,29.72,-95.25,29.75'
    expect(environmentUrl.parse({ bbox, q: 'Denver' }).url).not.toHaveProperty('bbox')
    expect(environmentUrl.parse({ bbox, at: '1,2' }).url).not.toHaveProperty('bbox')
    const { url } = environmentUrl.parse({ bbox, rings: '2', within: '1' })
    expect([url.rings, url.within]).toEqual([undefined, undefined])
    expect(environmentHref(url)).toBe(`/environment?bbox=${encodeURIComponent(bbox)}`)
  })
})
