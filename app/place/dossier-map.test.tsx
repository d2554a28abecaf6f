import { describe, expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { drawDossier } from './dossier-map'
import { facilities } from './panels/facilities'
import { section } from './panels/section'
import { placeAt } from './place'

const place = placeAt({ latitude: 30.42, longitude: -87.22 })

describe('drawDossier', () => {
  it('always has the place itself, also where nothing else has ended', () => {
    const { features } = drawDossier(place, [])
    expect(features.map(({ id }) => id)).toEqual(['asked'])
  })

  it('draws what was found, each feature with a name and an id of its own', async () => {
    const house = await createApp({ environment: { UPSTREAM: 'sample' } })
    const read: Parameters<typeof section.read>[1] = (connector, method, params) =>
      house.engine.call(connector, method, params, { internal: true })
    const [land, near] = await Promise.all([section.read(place, read), facilities.read(place, read)])
    const { features } = drawDossier(place, [
      { panel: section, outcome: land },
      { panel: facilities, outcome: near },
    ])
    const listed = 'data' in near ? near.data.rows.filter(({ latitude }) => latitude !== null) : []
    expect(listed.length).toBeGreaterThan(0)
    expect(features.filter(({ properties }) => properties.role === 'choice')).toHaveLength(listed.length)
    expect(features.filter(({ geometry }) => geometry.type !== 'Point')).not.toHaveLength(0)
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
    expect(features.every(({ properties }) => properties.name !== '')).toBe(true)
    await house.close()
  })
})
