import { expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { featuresOf } from './dossier-map'
import { failed } from './outcome'
import { facilities } from './panels/facilities'
import { section } from './panels/section'
import { placeAt } from './place'

const place = placeAt({ latitude: 30.42, longitude: -87.22 })

it('every feature on the map has a unique id and a name', async () => {
  const app = await createApp({ environment: { UPSTREAM: 'sample' } })
  const read: Parameters<typeof section.read>[1] = (connector, method, params) =>
    app.engine.call(connector, method, params, { internal: true })
  const [land, near] = await Promise.all([section.read(place, read), facilities.read(place, read)])
  const points = featuresOf(facilities, near)
  const listed = 'data' in near ? near.data.rows.filter(({ latitude }) => latitude !== null) : []
  expect(listed.length).toBeGreaterThan(0)
  expect(points).toHaveLength(listed.length)
  const features = [...featuresOf(section, land), ...points]
  expect(features.filter(({ geometry }) => geometry.type !== 'Point')).not.toHaveLength(0)
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
  expect(features.every(({ properties }) => properties.name !== '')).toBe(true)
  await app.close()
})

it('a panel without data adds no feature to the map', () => {
  const problem = { code: 'upstream_timeout' as const, message: 'It took too long.', issues: [] }
  expect(featuresOf(facilities, failed(problem))).toEqual([])
})
