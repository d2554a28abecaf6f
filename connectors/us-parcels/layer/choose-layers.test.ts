import { describe, expect, it } from 'vitest'
import { countiesOf } from '@/lib/geography/county-of'
import type { ParcelLayerCheck, ParcelLayerChecks } from '../layer-report'
import { layersAt } from './choose-layers'

const idsAt = async (longitude: number, latitude: number, checks: ParcelLayerChecks = new Map()) =>
  (await layersAt({ longitude, latitude }, checks)).layers.map(({ id }) => id)

const visit = {
  failure: null,
  numberColumn: null,
  numberGone: null,
  columns: 0,
  count: null,
  edition: null,
  checkedOn: '2026-11-01T00:00:00Z',
}

function borderBetween(): { maricopa: [number, number]; far: [number, number] } {
  const phoenix = [-112.074, 33.4484] as const
  const casaGrande = [-111.7574, 32.8795] as const
  const at = (share: number): [number, number] => [
    phoenix[0] + share * (casaGrande[0] - phoenix[0]),
    phoenix[1] + share * (casaGrande[1] - phoenix[1]),
  ]
  let [low, high] = [0, 1]
  while (high - low > 0.0001) {
    const middle = (low + high) / 2
    const county = countiesOf('AZ').at(...at(middle))?.properties.fips
    if (county === '04013') low = middle
    else high = middle
  }
  return { maricopa: at(low), far: at(low - 0.2) }
}

describe('layersAt', () => {
  it('lists the layer of Pinal County after that of Maricopa County near their border', async () => {
    const { maricopa, far } = borderBetween()
    const near = await idsAt(...maricopa)
    expect(near).toContain('az-pinal')
    expect(near.indexOf('az-pinal')).toBeGreaterThan(near.indexOf('az-maricopa'))
    expect(await idsAt(...far)).not.toContain('az-pinal')
  })

  it('orders layers by their last check with `npm run doctor`: responded, unchecked, failed', async () => {
    const fortCollins = [-105.0853, 40.5783] as const
    const visited = (layer: string, answers: boolean): [string, ParcelLayerCheck] => [
      layer,
      { ...visit, layer, answers },
    ]
    const [county, city] = ['co-larimer', 'co-city-of-fort-collins'] as const
    expect(await idsAt(...fortCollins)).toEqual([county, city])
    expect(await idsAt(...fortCollins, new Map([visited(city, true)]))).toEqual([city, county])
    const countyFails = new Map([visited(city, true), visited(county, false)])
    expect(await idsAt(...fortCollins, countyFails)).toEqual([city, county])
    expect(await idsAt(...fortCollins, new Map([visited(county, false)]))).toEqual([city, county])
  })

  it('returns no layer far out at sea', async () => {
    expect(await layersAt({ longitude: -60, latitude: 30 }, new Map())).toEqual({
      state: null,
      county: null,
      layers: [],
    })
  })
})
