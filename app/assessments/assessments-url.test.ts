import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UrlQuery } from '@/lib/url-state'
import { type AssessmentsUrlParams, assessmentsHref, assessmentsUrl, questionOf } from './url'

const read = (href: string) =>
  assessmentsUrl.parse(Object.fromEntries(new URL(href, 'https://openplat.test').searchParams))
const withoutGaps = (url: AssessmentsUrlParams) =>
  Object.fromEntries(Object.entries(url).filter(([, value]) => value !== undefined))

const typed = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).map((text) => text.trim())

describe('assessmentsUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    const urls = fc.record(
      {
        source: fc.constantFrom('idaho-assessments', 'cook-county-il-assessments'),
        q: typed.filter(Boolean),
        id: typed.filter(Boolean),
        city: typed.filter(Boolean),
        key: fc.stringMatching(/^[A-Za-z0-9_-]{4,60}$/),
        years: fc
          .uniqueArray(fc.integer({ min: 1900, max: 2100 }), { minLength: 1, maxLength: 3 })
          .map((years) => years.toSorted((a, b) => b - a)),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(urls, (url) => {
        const reading = read(assessmentsHref('values', url))
        expect(withoutGaps(reading.url)).toEqual(withoutGaps(url))
        expect(reading.dropped).toEqual([])
      }),
    )
  })

  it('parses any text without an error, and retains the valid parts', () => {
    const queries = fc.dictionary(
      fc.constantFrom('source', 'q', 'id', 'key', 'years', 'before', 'nonsense'),
      fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined)),
    )
    fc.assert(fc.property(queries, (query: UrlQuery) => void assessmentsUrl.parse(query)))
    const { url, dropped } = assessmentsUrl.parse({ source: 'Not An Id', key: 'a b', q: '1 Main St' })
    expect(url.q).toBe('1 Main St')
    expect(dropped).toEqual(['source', 'key'])
  })

  it('parses years in the formats that people type', () => {
    expect(assessmentsUrl.parse({ years: ' 2023, 2025 and 2024 ' }).url.years).toEqual([2025, 2024, 2023])
    expect(assessmentsUrl.parse({ years: '2024;2024' }).url.years).toEqual([2024])
    expect(assessmentsUrl.parse({ years: '' }).url.years).toBeUndefined()
  })

  it.each([
    ['2021,2022,2023,2024', 'Give three years at most.'],
    ['1899', 'Give years from 1900 to 2100.'],
    ['last year', 'Give years of four digits, such as 2023, 2024, 2025.'],
    ['23', 'Give years of four digits, such as 2023, 2024, 2025.'],
  ])('rejects the years %s with advice, and returns the typed text', (years, message) => {
    expect(assessmentsUrl.parse({ years })).toMatchObject({ typed: { years }, errors: { years: message } })
  })

  it('questionOf returns only the parameters of the first step', () => {
    expect(
      withoutGaps(questionOf({ q: '1 Main St', source: 'utah-assessments', key: 'abcd', years: [2024] })),
    ).toEqual({
      q: '1 Main St',
      source: 'utah-assessments',
    })
  })
})
