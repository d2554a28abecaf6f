import { describe, expect, it } from 'vitest'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { createFaults } from '@/lib/connector/upstream/faults'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { hashOf } from '@/lib/sample-world/hash'
import { assessedOnLand, type Land, landsWithin, middleOf } from '@/lib/sample-world/lots/lands'
import { usParcels } from '.'
import { layersAt } from './layer/choose-layers'
import { isRead } from './layer/read-layer'
import { allLayers, layerById, type ParcelLayer } from './registry'
import { faceOf } from './simulated/faces'
import { extentOf } from './simulated/sample-layer'
import { parcelSites } from './simulator'

const sites = simulateSites(parcelSites)

function open() {
  const faults = createFaults()
  const simulators = Object.fromEntries(
    Object.entries(sites).map(([host, simulate]) => [host, faults.wrap(simulate)]),
  )
  const bodies: string[] = []
  const send = sampleTransport(simulators)
  const transport = async (request: Request) => {
    const response = await send(request)
    bodies.push(await response.clone().text())
    return response
  }
  const pace = { ...usParcels.pace, spacing: 0, retries: 0 }
  const engine = createEngine({ 'us-parcels': { ...usParcels, pace } }, engineDeps(transport))
  return {
    faults,
    bodies,
    at: (longitude: number, latitude: number, layer?: string) =>
      engine.call('us-parcels', 'getParcelAt', { longitude, latitude, ...(layer && { layer }) }),
    number: (layer: string, parcelId: string) => engine.call('us-parcels', 'getParcel', { layer, parcelId }),
  }
}

/** A lot of a layer, the same each time. */
function lotOf(layer: ParcelLayer): Land {
  const { bounds, has, mayTouch } = extentOf(layer)
  const [west, south, east, north] = bounds
  for (let step = 0; step < 400; step += 1) {
    const x = west + (east - west) * hashOf('x', layer.id, step)
    const y = south + (north - south) * hashOf('y', layer.id, step)
    for (const land of landsWithin(layer.state, [x, y, x + 0.01, y + 0.01], mayTouch))
      if (has(...middleOf(land.bounds))) return land
  }
  throw new Error(`${layer.id} has no land`)
}

const layers = (await allLayers()).filter(isRead)
const server = (layer: ParcelLayer) => JSON.stringify(faceOf(layer).server)
/** One layer for each server that a layer can have, and some more. */
const worn = [...new Map(layers.map((layer) => [server(layer), layer])).values()]
const samples = [...new Set([...worn, ...layers.filter(({ id }) => hashOf('faces', id) < 0.05)])]

/** Names of the sample country's people; streets share a word with one family. */
const people =
  /(QUILLFEATHER|MARMALADEN|O'BUTTON|TUMBLEKETTLE|BUMBLEDAY|NUTMEGGINS) (AMBERLOO|BIXBY|CORNELINE|FENNIMORE|JUNIPERA|LUMLEY)|PO BOX|C\/O /

describe('each face of a parcel layer', () => {
  it('comes from one of more than forty servers', () => {
    expect(worn.length).toBeGreaterThan(40)
  })

  it.each(samples)('finds the lot of $id under a point inside it, and by its number', async (layer) => {
    const { at, number, bodies } = open()
    const land = lotOf(layer)
    const answer = await at(...middleOf(land.bounds), layer.id)
    if (!answer.ok) throw new Error(answer.error.message)
    const units = assessedOnLand(land).length
    expect(answer.data.state).toBe('found')
    expect(answer.data.parcels).toHaveLength(units)
    expect(JSON.stringify(answer)).not.toMatch(people)
    if (!faceOf(layer).server.identifies) expect(bodies.join()).not.toMatch(people)
    const [first] = answer.data.parcels
    const { parcelId } = first?.parcel ?? {}
    if (!parcelId || faceOf(layer).server.identifies) return
    const byNumber = await number(layer.id, parcelId)
    if (!byNumber.ok) throw new Error(byNumber.error.message)
    expect(byNumber.data.match).toBe('exact')
    expect(byNumber.data.parcels).toContainEqual(first)
    expect(JSON.stringify(byNumber)).not.toMatch(people)
  })
})

describe('the layers of a place', () => {
  const place = { longitude: -105.0853, latitude: 40.5783 }
  const kinds = [
    'gone',
    'certificateRefused',
    'tokenRequired',
    'stopped',
    'html',
    'forbidden',
    'queryFailed',
    'pointsNotOutlines',
    'changed',
    'empty',
  ] as const

  it.each(kinds)('leaves the city for the county where the layer of the city is %s', async (fault) => {
    const {
      layers: [city, county],
    } = await layersAt(place, new Map())
    if (!city || !county) throw new Error('Fort Collins has one layer only')
    const { at, faults } = open()
    const { hostname, pathname } = new URL(city.url)
    faults.set(`${hostname}${pathname}`, fault)
    const land = [
      ...landsWithin('CO', [place.longitude, place.latitude, place.longitude + 0.01, place.latitude + 0.01]),
    ]
    const answer = await at(...middleOf(land[0]?.bounds ?? [0, 0, 0, 0]))
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.source?.layer).toBe(county.id)
    expect(answer.data.failures.map((each) => each.layer)).toEqual([city.id])
    expect(answer.data.parcels.length).toBeGreaterThan(0)
  })

  it('finds the lot where the column of the number is gone, and says so', async () => {
    const layer = await layerById('co-city-of-fort-collins')
    if (!layer) throw new Error('Fort Collins is gone')
    const { at, faults } = open()
    const { hostname, pathname } = new URL(layer.url)
    faults.set(`${hostname}${pathname}`, 'numberColumnGone')
    const answer = await at(...middleOf(lotOf(layer).bounds), layer.id)
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.parcels.length).toBeGreaterThan(0)
    expect(answer.data.source?.notes.join(' ')).toContain(layer.idColumn)
  })
})
