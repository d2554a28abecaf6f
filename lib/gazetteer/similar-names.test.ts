import { describe, expect, it } from 'vitest'
import { findSimilarCities } from './similar-names'

const labels = (name: string, state?: string) =>
  findSimilarCities(name, state).map((city) => `${city.name}, ${city.state}`)

describe('findSimilarCities', () => {
  it.each([
    ['a letter left out', 'Chicgo', 'IL', 'Chicago, IL'],
    ['two letters swapped', 'Detriot', 'MI', 'Detroit, MI'],
    ['a letter too many', 'Tallahasseee', 'FL', 'Tallahassee, FL'],
    ['another first letter', 'Vhicago', 'IL', 'Chicago, IL'],
    ['two errors', 'Cinncinati', 'OH', 'Cincinnati, OH'],
    ['a missing accent and two letters swapped', 'Canon Ctiy', 'CO', 'Cañon City, CO'],
    ['Saint instead of St. and an extra letter', 'Saint Petersburgh', 'FL', 'St. Petersburg, FL'],
  ])('finds a city by a name with %s', (_error, name, state, city) => {
    expect(labels(name, state)).toEqual([city])
  })

  it('searches only the state that was typed', () => {
    expect(labels('Chicgo', 'ID')).toEqual([])
    expect(labels('Chicgo', 'CA')).toEqual(['Chico, CA'])
  })

  it('finds a city without a state if the city is far larger than others with a similar name', () => {
    expect(labels('Philadelfia')).toContain('Philadelphia, PA')
    expect(labels('Chicgo')[0]).toBe('Chicago, IL')
  })

  it('returns at most three cities, the largest first, or no city if too many have a similar name', () => {
    for (const name of ['Salm', 'Springfeld', 'Greenvile', 'Fairveiw', 'Lebannon']) {
      const cities = findSimilarCities(name)
      const sizes = cities.map(({ population }) => population)
      expect(cities.length, name).toBeLessThanOrEqual(3)
      expect(sizes, name).toEqual(sizes.toSorted((a, b) => b - a))
    }
    expect(labels('Greenvile')).toEqual([])
  })

  it('returns no cities for an existing place, a short name, or a name that resembles no other', () => {
    for (const [name, state] of [
      ['Chicago', 'IL'],
      ['Pittsburg', undefined],
      ['Cook County', 'IL'],
      ['New York', 'NY'],
      ['Orl', 'FL'],
      ['Inkwell Heights', 'IL'],
      ['', 'IL'],
    ] as const)
      expect(labels(name, state), name).toEqual([])
  })
})
