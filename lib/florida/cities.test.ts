import { describe, expect, it } from 'vitest'
import { stateAt } from '@/lib/geography/state-at'
import { citiesNamed, cityNames } from './cities'
import points from './city-points.json'

describe('the cities of Florida', () => {
  it('are each found by their name, in any case, with or without points', () => {
    for (const [given, latitude, longitude] of points) {
      const name = String(given)
      for (const text of [name, name.toUpperCase(), name.toLowerCase().replaceAll('.', '')]) {
        expect(citiesNamed(text)).toContainEqual({ name, latitude, longitude })
      }
    }
  })

  it('lie in Florida', () => {
    for (const [name, latitude, longitude] of points) {
      expect([name, ['FL', null].includes(stateAt(Number(longitude), Number(latitude)))]).toEqual([
        name,
        true,
      ])
    }
  })

  it('are found in full and shortened', () => {
    expect(citiesNamed('Port St. Joe')).toEqual(citiesNamed('PORT SAINT JOE'))
    expect(citiesNamed('Ft Lauderdale')).toMatchObject([{ name: 'Fort Lauderdale' }])
    expect(citiesNamed('De Land')).toMatchObject([{ name: 'DeLand' }])
    expect(cityNames('port st lucie')).toContain('PORT SAINT LUCIE')
    expect(citiesNamed('')).toEqual([])
  })
})
