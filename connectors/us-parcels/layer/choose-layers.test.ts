import { describe, expect, it } from 'vitest'
import { countiesOf } from '@/lib/geography/county-of'
import { layersAt } from './choose-layers'

const idsAt = async (longitude: number, latitude: number) =>
  (await layersAt({ longitude, latitude })).layers.map(({ id }) => id)

/** Moves from Phoenix toward Casa Grande until the outlines change the county. */
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

describe('the layers of a point', () => {
  it("asks a neighbor's layer near a county line, after those of its own county", async () => {
    const { maricopa, far } = borderBetween()
    const near = await idsAt(...maricopa)
    expect(near).toContain('az-pinal')
    expect(near.indexOf('az-pinal')).toBeGreaterThan(near.indexOf('az-maricopa'))
    expect(await idsAt(...far)).not.toContain('az-pinal')
  })

  it('knows no layer far out at sea', async () => {
    expect(await layersAt({ longitude: -60, latitude: 30 })).toEqual({
      state: null,
      county: null,
      layers: [],
    })
  })
})
