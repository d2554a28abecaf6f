import { beforeAll, describe, expect, it } from 'vitest'
import { languageState } from './current-language'
import { localHref } from './local-href'
import { runInLanguage } from './run-in-language'
import { englishHref, spanishHref } from './spanish-pages'
import { takeLanguage } from './take-language'

const twins = [
  ['/', '/es'],
  ['/?q=1', '/es?q=1'],
  ['/assessments', '/es/assessments'],
  ['/assessments/find?q=742+W+Inkwell+St', '/es/assessments/find?q=742+W+Inkwell+St'],
  ['/privacy', '/es/privacy'],
  ['/terms#licenses-caption', '/es/terms#licenses-caption'],
  ['/contact', '/es/contact'],
  ['/accessibility', '/es/accessibility'],
  ['/saved', '/es/saved'],
  ['/land?at=40.4,-100.4', '/es/land?at=40.4,-100.4'],
  ['/environment/facility/110071363697#air', '/es/environment/facility/110071363697#air'],
  ['/environment/review/export?at=1,2&format=pdf', '/es/environment/review/export?at=1,2&format=pdf'],
] as const

beforeAll(() => {
  languageState.localize = spanishHref
})

describe('pages in Spanish', () => {
  it.each(twins)('%s has a page in Spanish at %s', (english, spanish) => {
    expect(spanishHref(english)).toBe(spanish)
    expect(englishHref(spanish)).toBe(english)
    expect(runInLanguage('es', () => localHref(english))).toBe(spanish)
    expect(runInLanguage('en', () => localHref(english))).toBe(english)
  })

  it.each([
    '/map',
    '/api',
    '/parcels/export',
    '/parcels/find',
    '/saved/list',
    '/environment/export?format=csv',
    'https://example.org/',
    '//example.org/es',
  ])('%s has no page in Spanish', (href) => {
    expect(spanishHref(href)).toBeUndefined()
    expect(runInLanguage('es', () => localHref(href))).toBe(href)
  })

  it.each([
    ['/es/map', 'es'],
    ['/es/environment/export?format=csv', 'es'],
    ['/es/es', 'es'],
    ['/es//example.org', 'es'],
    ['/essay', 'en'],
  ])('the server leaves the path %s as it is', (url, language) => {
    const request = { url }
    expect(takeLanguage(request)).toBe(language)
    expect(request.url).toBe(url)
  })

  it('the server removes the prefix /es from the path of a Spanish page', () => {
    const request = { url: '/es/assessments/find?q=1' }
    expect(takeLanguage(request)).toBe('es')
    expect(request.url).toBe('/assessments/find?q=1')
  })
})
