import { describe, expect, it } from 'vitest'
import { citiesOf } from '@/lib/gazetteer/places'
import { stateAt } from '@/lib/geography/state-at'
import { cityNames, findCitiesByName } from './cities'

describe('Florida cities', () => {
  it('finds each city by its name, in any case, with or without periods', () => {
    for (const city of citiesOf('FL')) {
      const { name } = city
      for (const text of [name, name.toUpperCase(), name.toLowerCase().replaceAll('.', '')]) {
        expect(findCitiesByName(text)).toContainEqual(city)
      }
    }
  })

  it('contains only places inside Florida', () => {
    for (const { name, latitude, longitude } of citiesOf('FL'))
      expect([name, ['FL', null].includes(stateAt(longitude, latitude))]).toEqual([name, true])
  })

  it('finds cities by full and abbreviated names', () => {
    expect(findCitiesByName('Port St. Joe')).toEqual(findCitiesByName('PORT SAINT JOE'))
    expect(findCitiesByName('Ft Lauderdale')).toMatchObject([{ name: 'Fort Lauderdale' }])
    expect(findCitiesByName('De Land')).toMatchObject([{ name: 'DeLand' }])
    expect(cityNames('port st lucie')).toContain('PORT SAINT LUCIE')
    expect(findCitiesByName('')).toEqual([])
  })
})
