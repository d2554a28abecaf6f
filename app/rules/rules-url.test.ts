import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presets } from './presets'
import { orders, type RulesUrlParams, readDay, rulesUrl, types } from './url'

function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

const day = fc
  .date({ min: new Date('1994-01-03'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const word = fc.stringMatching(/^[a-z"|!-]{1,12}$/)
const state: fc.Arbitrary<RulesUrlParams> = fc
  .record({
    q: fc.option(word, { nil: undefined }),
    agencies: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z-]{0,20}$/), { maxLength: 5 }),
    types: fc.uniqueArray(fc.constantFrom(...(Object.keys(types) as (keyof typeof types)[]))),
    days: fc.array(day, { maxLength: 2 }),
    order: fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[])),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  .map(({ days, ...rest }) => {
    const [from, to] = days.toSorted()
    return { ...rest, from, to }
  })

describe('rulesUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (url) => {
        const { url: parsed, dropped, errors } = rulesUrl.parse(queryOf(rulesUrl.toQuery(url)))
        expect(parsed).toEqual(url)
        expect([dropped, errors]).toEqual([[], {}])
      }),
    )
  })

  it('parses any URL without an error', () => {
    const anything = fc.dictionary(
      fc.constantFrom('q', 'agency', 'other', 'type', 'from', 'to', 'order', 'page', '__proto__'),
      fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 })),
    )
    fc.assert(
      fc.property(anything, (query) => {
        const { url } = rulesUrl.parse(query)
        expect(url.page).toBeGreaterThan(0)
        expect(url.agencies.length).toBeLessThanOrEqual(20)
      }),
    )
  })

  it.each(presets)('the preset $label has a valid URL', ({ url }) => {
    expect(rulesUrl.parse(queryOf(rulesUrl.toQuery(url))).url).toEqual({ ...rulesUrl.parse({}).url, ...url })
  })
})

describe('typed values', () => {
  it('joins checked and typed agencies without duplicates', () => {
    const { url } = rulesUrl.parse({ agency: ['a', 'b'], other: ' FERC; b ;;' })
    expect(url.agencies).toEqual(['a', 'b', 'FERC'])
  })

  it('names the parameters whose values are invalid', () => {
    const agency = Array.from({ length: 21 }, (_, index) => `a${index}`)
    const { url, dropped } = rulesUrl.parse({ type: ['RULE', 'EDICT'], agency, order: 'random', page: '0' })
    expect(url).toMatchObject({ types: ['RULE'], order: 'newest', page: 1 })
    expect(dropped.toSorted()).toEqual(['agency', 'order', 'page', 'type'])
  })

  it('uses the first of two values, and names the repeated parameter', () => {
    const { url, dropped } = rulesUrl.parse({ q: ['a', 'b'], from: ['2024-01-31', '2024-02-01'] })
    expect(url).toMatchObject({ q: 'a', from: '2024-01-31' })
    expect(dropped.toSorted()).toEqual(['from', 'q'])
  })

  it.each([
    [{ from: '2024-02-30' }, { from: expect.stringMatching(/first day/) }, { from: '2024-02-30' }],
    [{ to: 'soon' }, { to: expect.stringMatching(/last day/) }, { to: 'soon' }],
    [
      { from: '1/2/2024', to: '1/1/2024' },
      { to: expect.stringMatching(/not be before/) },
      { to: '2024-01-01' },
    ],
  ])('reports the invalid day of %j, and returns the typed value', (query, errors, typed) => {
    expect(rulesUrl.parse(query)).toMatchObject({ errors, typed })
  })

  it.each([
    ['1/31/2024', '2024-01-31'],
    [' 01-31-2024 ', '2024-01-31'],
    ['2024-1-3', '2024-01-03'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', undefined],
    ['31/1/2024', undefined],
    ['1/31/24', undefined],
    ['', undefined],
  ])('parses the day %j as %j', (text, expected) => {
    expect(readDay(text)).toBe(expected)
  })
})
