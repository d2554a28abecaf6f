import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costsHref, costsUrl } from './url'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://site.example').searchParams)

const state = fc.record(
  {
    series: fc.uniqueArray(fc.constantFrom('WPU081', 'CUUR0000SEHA', 'LAUCN040010000000003', 'A#B_-1'), {
      maxLength: 4,
    }),
    from: fc.integer({ min: 1913, max: 2000 }),
    to: fc.integer({ min: 2000, max: 2100 }),
    scale: fc.constantFrom('published' as const, 'rebased' as const),
    order: fc.constant('oldest' as const),
    page: fc.integer({ min: 1, max: 40 }),
    county: fc.constantFrom('04001', '17031'),
    place: fc.constantFrom('Denver County, CO', '39.7, -105', 'Ré & Co, 50%'),
    browse: fc.constantFrom('LA', 'all'),
  },
  { requiredKeys: ['series', 'page'] },
)

describe('costsUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(state, (original) => {
        const { url, dropped, errors } = costsUrl.parse(queryOf(costsHref(original)))
        expect([dropped, errors]).toEqual([[], {}])
        expect(JSON.parse(JSON.stringify(url))).toEqual(original)
      }),
    )
  })

  it('joins the checked boxes and the typed ids of the form without duplicates', () => {
    const query = { series: ['WPU081', 'WPU101'], id: ' wpu1333, WPU081;cuur0000seha ' }
    expect(costsUrl.parse(query).url.series).toEqual(['WPU081', 'WPU101', 'WPU1333', 'CUUR0000SEHA'])
  })

  it('reports a seventh series as an error of the field, and returns all seven', () => {
    const ids = ['10', '11', '12', '13', '14', '15', '16'].map((number) => `WPU${number}`)
    const { url, errors } = costsUrl.parse({ series: ids })
    expect(errors.series).toMatch(/7 are chosen. Take 1 out/)
    expect(url.series).toEqual(ids)
  })

  it.each([
    [{ from: '1912' }, 'from'],
    [{ from: '20177' }, 'from'],
    [{ to: '2101' }, 'to'],
    [{ to: 'now' }, 'to'],
    [{ from: '2020', to: '2019' }, 'to'],
    [{ id: 'CUUR 0000/..' }, 'id'],
    [{ id: 'A'.repeat(81) }, 'id'],
  ] as const)('reports the invalid field of %j, and returns the typed text', (query, field) => {
    const { errors, typed } = costsUrl.parse({ series: 'WPU081', ...query })
    expect(Object.keys(errors)).toEqual([field])
    expect(typed[field]).toBe((query as Record<string, string>)[field])
  })

  it('drops and names values that the form cannot send', () => {
    const query = { series: 'WPU081,<b>', scale: 'log', order: 'x', page: '0', browse: 'L A' }
    const { url, dropped } = costsUrl.parse(query)
    expect(url).toMatchObject({ series: ['WPU081'], page: 1 })
    expect(dropped).toEqual(['series', 'scale', 'order', 'page', 'browse'])
  })
})
