import { describe, expect, it } from 'vitest'
import { addressesNear } from '../addresses/addresses'
import { gazetteer } from '../gazetteer'
import { metresPerDegree } from '../meters-per-degree'
import { townStreetsIn } from './town-streets'

describe('sample streets', () => {
  it('draws a street with the right name within 30 meters of each address', () => {
    for (const town of gazetteer.filter(({ city }) => ['Chicago', 'Orlando', 'Boise'].includes(city))) {
      const houses = addressesNear(town.longitude + 0.013, town.latitude + 0.011, 30)
      expect(houses.length).toBeGreaterThan(20)
      for (const { longitude, latitude, preDirection, name, type } of houses) {
        const box = [longitude - 0.002, latitude - 0.002, longitude + 0.002, latitude + 0.002] as const
        const roads = [...townStreetsIn([...box], 'local'), ...townStreetsIn([...box], 'main')]
        const own = roads.find((road) => road.name === [preDirection, name, type].filter(Boolean).join(' '))
        const [, at = 0] = own?.geometry.coordinates.flat(2).slice(0, 2) ?? []
        const away = Math.abs(Number(at) - latitude) * metresPerDegree(latitude).north
        expect(away).toBeLessThan(30)
      }
    }
  })
})
