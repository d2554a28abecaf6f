import { describe, expect, it } from 'vitest'
import { createFaults, type SimulatedFault } from './faults'

const layer = 'maps.example/arcgis/rest/services/Lots/MapServer/0'
const fields = ['OBJECTID', 'PIN', 'ACRES'].map((name) => ({
  name,
  type: name === 'OBJECTID' ? 'esriFieldTypeOID' : 'esriFieldTypeString',
}))
const ring = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 2],
]

async function simulate({ url }: Request) {
  return Response.json(
    url.includes('/query')
      ? { geometryType: 'esriGeometryPolygon', features: [{ attributes: lot, geometry: { rings: [ring] } }] }
      : { geometryType: 'esriGeometryPolygon', fields },
  )
}
const lot = { OBJECTID: 1, PIN: '12-3', ACRES: '0.2' }

const askWith = async (fault: SimulatedFault, path: string, target = layer) => {
  const faults = createFaults()
  faults.set(target, fault)
  return faults.wrap(simulate)(new Request(`https://${path}`))
}
const bodyWith = async (fault: SimulatedFault, path = `${layer}?f=json`) =>
  (await askWith(fault, path)).json()

describe('simulated faults', () => {
  it('applies a fault to a whole host or to one layer, whatever the case of its path', async () => {
    const faults = createFaults()
    faults.set('Maps.example/arcgis/rest/services/Lots/MapServer/1/', 'tokenRequired')
    const ask = async (path: string) => (await faults.wrap(simulate)(new Request(`https://${path}`))).json()
    expect(await ask(`${layer}?f=json`)).toHaveProperty('fields')
    expect(await ask('maps.example/ARCGIS/rest/services/lots/MapServer/1/query?f=json')).toMatchObject({
      error: { code: 499, message: 'Token Required' },
    })
    expect(await ask('maps.example/arcgis/rest/services/Lots/MapServer/12?f=json')).toHaveProperty('fields')
    faults.set('maps.example', 'stopped')
    expect(await ask(`${layer}?f=json`)).toEqual({
      status: 'error',
      messages: ['Could not access any server machines.'],
    })
    expect(faults.on(['maps.example'])).toHaveLength(2)
    expect(faults.on(['other.example'])).toEqual([])
  })

  it('reports a missing layer with the error message of each kind of server', async () => {
    expect(await bodyWith('gone')).toEqual({
      error: { code: 400, message: '', details: ['The requested layer (layerId: 0) was not found.'] },
    })
    const service = 'maps.example/arcgis/rest/services/Lots/MapServer?f=json'
    expect(await (await askWith('gone', service, 'maps.example')).json()).toMatchObject({
      error: { code: 500, message: 'Service Lots/MapServer not found' },
    })
    const hosted = 'services1.arcgis.com/x/arcgis/rest/services/Lots/FeatureServer/0'
    expect(await (await askWith('gone', hosted, hosted)).json()).toEqual({
      error: { code: 400, message: 'Invalid URL', details: ['Invalid URL'] },
    })
  })

  it('simulates a refused certificate and a challenge page for bots', async () => {
    await expect(askWith('certificateRefused', layer)).rejects.toMatchObject({
      cause: { code: 'CERT_HAS_EXPIRED' },
    })
    const challenge = await askWith('forbidden', layer)
    expect(challenge.status).toBe(403)
    expect(await challenge.text()).toContain('<title>Just a moment...</title>')
  })

  it('drops the column of the parcel number, and rejects requests that name this column', async () => {
    const page = await bodyWith('numberColumnGone')
    expect(page.fields.map(({ name }: { name: string }) => name)).toEqual(['OBJECTID', 'ACRES'])
    expect(await bodyWith('numberColumnGone', `${layer}/query?outFields=PIN&f=json`)).toMatchObject({
      error: { code: 400, details: ["'Invalid field: PIN' parameter is invalid"] },
    })
    const { features } = await bodyWith('numberColumnGone', `${layer}/query?outFields=*&f=json`)
    expect(features[0].attributes).toEqual({ OBJECTID: 1, ACRES: '0.2' })
  })

  it('replaces outlines with points', async () => {
    expect((await bodyWith('pointsNotOutlines')).geometryType).toBe('esriGeometryPoint')
    const answer = await bodyWith('pointsNotOutlines', `${layer}/query?f=json`)
    expect(answer).toMatchObject({
      geometryType: 'esriGeometryPoint',
      features: [{ geometry: { x: 1, y: 2 } }],
    })
  })

  it('simulates a server that fails only queries by location', async () => {
    const question = `${layer}/query?f=json`
    expect(await bodyWith('queryFailed', `${question}&geometry=1,2`)).toHaveProperty('error.code', 500)
    expect(await bodyWith('queryFailed', `${question}&where=1%3D1`)).toHaveProperty('features')
  })
})
