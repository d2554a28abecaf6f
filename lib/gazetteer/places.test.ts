import { describe, expect, it } from 'vitest'
import { isWithinBounds } from '@/lib/geography/outline-lookup'
import { stateBounds } from '@/lib/geography/state-at'
import { centerOfPlace, citiesOf, cityById, countyById, findPlacesByName, searchPlaces } from './places'

const label = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`

describe('place index', () => {
  it('completes city names from their first letters, the largest city first', () => {
    expect(searchPlaces('Pensac', 3).map(label)[0]).toBe('Pensacola, FL')
    expect(searchPlaces('pensacola, f', 3).map(label)).toContain('Pensacola, FL')
    expect(searchPlaces('chi', 1).map(label)).toEqual(['Chicago, IL'])
    expect(searchPlaces('springfield il', 2).map(label)[0]).toBe('Springfield, IL')
    expect(searchPlaces('St Petersb', 1).map(label)).toEqual(['St. Petersburg, FL'])
    expect(searchPlaces('saint louis, mo', 1).map(label)).toEqual(['St. Louis, MO'])
    expect(searchPlaces('canon city', 1).map(label)).toEqual(['Cañon City, CO'])
    expect(searchPlaces('lauderdale', 9).map(label)).toContain('Fort Lauderdale, FL')
  })

  it('finds counties with and without the word "County"', () => {
    expect(searchPlaces('escambia', 3).map(label)).toContain('Escambia County, FL')
    expect(searchPlaces('cook county', 1).map(label)[0]).toMatch(/^Cook County/)
    expect(findPlacesByName('Cook County, Illinois').map(label)).toEqual(['Cook County, IL'])
    expect(findPlacesByName('Orleans Parish, LA').map(label)).toEqual(['Orleans Parish, LA'])
  })

  it('matches whole names only and returns all places of an ambiguous name', () => {
    expect(findPlacesByName('Pensacola, FL').map(label)).toEqual(['Pensacola, FL'])
    expect(findPlacesByName('pensacola florida').map(label)).toEqual(['Pensacola, FL'])
    expect(findPlacesByName('Springfield').length).toBeGreaterThan(10)
    expect(findPlacesByName('Springfield, IL').map(label)).toEqual(['Springfield, IL'])
    expect(findPlacesByName('New York').map(label)).toEqual(['New York City, NY'])
    expect(findPlacesByName('Escambia, FL').map(label)).toEqual(['Escambia County, FL'])
    expect(findPlacesByName('Denver, CO').map(label)).toEqual(['Denver, CO'])
    expect(findPlacesByName('Kansas City, MO').map(label)).toEqual(['Kansas City, MO'])
    for (const text of ['', ' ', ',', 'Pensac', 'Pensacola, GA', '742 W Inkwell St, Chicago, IL', '32502'])
      expect(findPlacesByName(text), text).toEqual([])
  })

  it('returns no places for one letter, and at most the requested number', () => {
    expect(searchPlaces('p', 5)).toEqual([])
    expect(searchPlaces('sa', 5)).toHaveLength(5)
    expect(searchPlaces('zzzz', 5)).toEqual([])
  })

  it('locates each city within the bounds of its state', () => {
    for (const state of ['FL', 'IL', 'TX', 'WA', 'HI']) {
      const bounds = stateBounds(state)
      const out = citiesOf(state).filter(
        ({ latitude, longitude }) => !bounds || !isWithinBounds(bounds, longitude, latitude),
      )
      expect(out.map(label), state).toEqual([])
    }
  })

  it('finds a place by its id', () => {
    const [denver] = findPlacesByName('Denver, CO').filter(({ kind }) => kind === 'city')
    expect(denver && cityById(denver.id)).toEqual(denver)
    expect(denver && centerOfPlace(denver)).toMatchObject({ latitude: 39.7392 })
    const cook = countyById('17031')
    expect(cook?.name).toBe('Cook County')
    expect(cook && centerOfPlace(cook)?.latitude).toBeCloseTo(41.8, 0)
    expect(cityById('')).toBeUndefined()
    expect(countyById('99999')).toBeUndefined()
  })
})
