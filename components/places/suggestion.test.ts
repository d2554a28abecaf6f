import { describe, expect, it } from 'vitest'
import { NO_PLACES } from './place-list'
import { describeSuggestions, isWholeAddress, suggest } from './suggestion'

const at = (latitude: number, name: string) => ({ latitude, longitude: -100, name, typed: '' })
const places = {
  ...NO_PLACES,
  saved: [{ ...at(1, 'Main house'), note: '', savedOn: '2026-11-22' }],
  recent: [1, 2, 3].map((n) => ({ ...at(n, `Main ${n}`), openedAt: '2026-11-22T00:00:00Z' })),
}

const named = [{ name: 'Maine, New York', detail: 'City or town in Broome County', href: '/places?city=1' }]

describe('suggestions', () => {
  it('suggests at most three stored places, then names, then addresses, and each point only once', () => {
    const addresses = [3, 4, 5, 6, 7, 8].map((n) => at(n, `${n} Main St`))
    const suggested = suggest(places, { addresses, named }, 'main')
    expect(suggested.map(({ name, detail }) => [name, detail])).toEqual([
      ['Main house', 'Saved'],
      ['Main 2', 'Recent'],
      ['Main 3', 'Recent'],
      ['Maine, New York', 'City or town in Broome County'],
      ['4 Main St', 'Address'],
      ['5 Main St', 'Address'],
      ['6 Main St', 'Address'],
    ])
    expect(suggest(places, { addresses, named }, ' ')).toEqual([])
  })

  it('a suggestion links to the place page, or to the link template of the page', () => {
    const matches = { addresses: [at(4, '4 Main St')], named: [] }
    expect(suggest(NO_PLACES, matches, 'main')[0]?.href).toBe('/place?at=4%2C-100')
    expect(suggest(NO_PLACES, matches, 'main', '/land?at={at}')[0]?.href).toBe('/land?at=4%2C-100')
  })

  it.each([
    '200 E Colfax Ave, Denver, CO',
    '1905 W 1st St, Gulf Shores, AL 36542',
    '1600 Pennsylvania Ave NW 20500',
    '742 Inkwell St, Boise',
    '12 5th Ave, New York',
    'N6505 County Road, Portage WI',
  ])('isWholeAddress returns true for the address %s', (text) => expect(isWholeAddress(text)).toBe(true))

  it.each([
    '',
    '200',
    '200 E Colfax',
    'Denver, CO',
    '39.7392, -104.9903',
    '40.4 -100.4',
    'T4S R68W sec 3, 6th PM',
    '27:082S305005000002',
    '08-2S-30-5005-000-002',
  ])('isWholeAddress returns false for the typed text %j', (text) => expect(isWholeAddress(text)).toBe(false))

  it('the number of suggestions is announced when they arrive', () => {
    expect(describeSuggestions('ma', 0, false, false)).toBe('')
    expect(describeSuggestions('main', 2, true, false)).toMatch(/^2 suggestions/)
    expect(describeSuggestions('12 main st, x', 0, true, false)).toBe('')
    expect(describeSuggestions('12 main st, x', 0, false, false)).toMatch(/^No suggestions/)
    expect(describeSuggestions('12 main st, x', 0, false, true)).toMatch(/could not load/)
  })
})
