import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LandUrlParams, landHref, landUrl } from './url'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)

const point = fc.record({
  latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((millionths) => millionths / 1e6),
  longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((millionths) => millionths / 1e6),
})

const state: fc.Arbitrary<LandUrlParams> = fc.record(
  {
    q: fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() === text && text !== ''),
    at: point,
    id: fc.constantFrom('IA050840N0390W0', 'IA050840N0390W0SN180'),
    answers: fc.record({ meridian: fc.constantFrom('08', '06') }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

describe('landUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (original) => {
        const { url, dropped } = landUrl.parse(queryOf(landHref(original)))
        expect(dropped).toEqual([])
        expect(url).toEqual({
          q: undefined,
          at: undefined,
          id: undefined,
          answers: {},
          ...original,
        })
      }),
    )
  })

  it('the parser returns the valid values and names the invalid parameters', () => {
    const { url, dropped } = landUrl.parse({ q: 'Boise', at: '999,0', id: 'nonsense' })
    expect(url.q).toBe('Boise')
    expect(url.at).toBeUndefined()
    expect(dropped).toEqual(['at', 'id'])
  })

  it.each([
    { at: 'NaN,0' },
    { at: '1e3,4' },
    { at: ['41.9,-95.1', '0,0'] },
    { q: 'x'.repeat(2_000) },
    { q: ['a', 'b'] },
    { __proto__: 'x' },
    { id: '' },
  ])('parses any URL of the page without an error: %j', (query) => {
    expect(() => landUrl.parse(query as unknown as Record<string, string>)).not.toThrow()
  })

  it('treats the empty fields of a native form as absent', () => {
    expect(landUrl.parse({ q: '', at: '', id: '' })).toMatchObject({ url: { answers: {} }, dropped: [] })
    expect(landUrl.parse({ q: '' }).url).not.toHaveProperty('q')
  })
})
