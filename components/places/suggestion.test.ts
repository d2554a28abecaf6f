import { describe, expect, it } from 'vitest'
import { NO_PLACES } from './place-list'
import { describeSuggestions, isWholeAddress, suggest } from './suggestion'

const at = (latitude: number, name: string) => ({ latitude, longitude: -100, name, typed: '' })
const places = {
  ...NO_PLACES,
  saved: [{ ...at(1, 'Main house'), note: '', savedOn: '2026-11-22' }],
  recent: [1, 2, 3].map((n) => ({ ...at(n, `Main ${n}`), openedAt: '2026-11-22T00:00:00Z' })),
}

describe('suggestions', () => {
  it('are what this device keeps, then addresses; each point once, five at most', () => {
    const found = [3, 4, 5, 6].map((n) => at(n, `${n} MAIN ST`))
    const suggested = suggest(places, found, 'main')
    expect(suggested.map(({ latitude, origin }) => [latitude, origin])).toEqual([
      [1, 'saved'],
      [2, 'recent'],
      [3, 'recent'],
      [4, 'address'],
      [5, 'address'],
    ])
    expect(suggest(places, found, ' ')).toEqual([])
  })

  it.each([
    '200 E Colfax Ave, Denver, CO',
    '1905 W 1st St, Gulf Shores, AL 36542',
    '1600 Pennsylvania Ave NW 20500',
    '742 Inkwell St, Boise',
    '12 5th Ave, New York',
    'N6505 County Road, Portage WI',
  ])('are asked for the whole address %s', (text) => expect(isWholeAddress(text)).toBe(true))

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
  ])('are not asked for %j', (text) => expect(isWholeAddress(text)).toBe(false))

  it('are announced once they are known', () => {
    expect(describeSuggestions('ma', 0, false, false)).toBe('')
    expect(describeSuggestions('main', 2, true, false)).toMatch(/^2 suggestions/)
    expect(describeSuggestions('12 main st, x', 0, true, false)).toBe('')
    expect(describeSuggestions('12 main st, x', 0, false, false)).toMatch(/^No suggestions/)
    expect(describeSuggestions('12 main st, x', 0, false, true)).toMatch(/could not be had/)
  })
})
