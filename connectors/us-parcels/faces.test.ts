import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { hashOf } from '@/lib/sample-world/hash'
import { assessedOnLand, landsWithin, middleOf } from '@/lib/sample-world/lots/lands'
import { outlineOf } from '@/lib/sample-world/lots/outline'
import { layersAt } from './layer/choose-layers'
import { layerById } from './registry'
import { faceOf } from './simulated/faces'
import { landOf, landsOf, layersByServer, openLayers, readableLayers } from './testing/open-layers'

function open() {
  const bodies: string[] = []
  const { engine, faults } = openLayers({
    wrap: (send) => async (request) => {
      const response = await send(request)
      bodies.push(await response.clone().text())
      return response
    },
  })
  return {
    faults,
    bodies,
    at: (longitude: number, latitude: number, layer?: string) =>
      engine.call('us-parcels', 'getParcelAt', { longitude, latitude, ...(layer && { layer }) }),
    number: (layer: string, parcelId: string) => engine.call('us-parcels', 'getParcel', { layer, parcelId }),
  }
}

const samples = [
  ...new Set([...layersByServer, ...readableLayers.filter(({ id }) => hashOf('faces', id) < 0.05)]),
]

const people =
  /(QUILLFEATHER|MARMALADEN|O'BUTTON|TUMBLEKETTLE|BUMBLEDAY|NUTMEGGINS) (AMBERLOO|BIXBY|CORNELINE|FENNIMORE|JUNIPERA|LUMLEY)|PO BOX|C\/O /

describe('servers of parcel layers', () => {
  it('tests more than forty servers', () => {
    expect(layersByServer.length).toBeGreaterThan(40)
  })

  it.each(samples)('finds a lot of $id by a point inside the lot, and by its number', async (layer) => {
    const { at, number, bodies } = open()
    const land = landOf(layer)
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

describe('a click', () => {
  it.each(layersByServer)(
    'sends the server of $id at most three requests, or two if the layer’s page is cached',
    async (layer) => {
      const { at, bodies } = open()
      const counts: number[] = []
      for (const land of landsOf(layer, 2)) {
        const before = bodies.length
        const answer = await at(...middleOf(land.bounds), layer.id)
        expect(answer).toMatchObject({ ok: true, data: { state: 'found' } })
        counts.push(bodies.length - before)
      }
      expect(counts[0]).toBeLessThanOrEqual(3)
      expect(counts[1]).toBeLessThanOrEqual(2)
    },
  )
})

describe('a point inside a lot', () => {
  it.each(layersByServer)(
    'finds the lot around a point with its units, and no other lot, on the server of $id',
    async (layer) => {
      const { at } = open()
      const lands = landsOf(layer, 12)
      const property = fc.asyncProperty(
        fc.constantFrom(...lands),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        async (land, right, up) => {
          const [west, south, east, north] = land.bounds
          const [x, y] = [west + right * (east - west), south + up * (north - south)]
          const isInside = booleanPointInPolygon([x, y], outlineOf(land), { ignoreBoundary: true })
          const answer = await at(x, y, layer.id)
          if (!answer.ok) throw new Error(answer.error.message)
          const { parcels, state } = answer.data
          const properties = isInside ? assessedOnLand(land).length : 0
          expect([state, parcels.length]).toEqual([isInside ? 'found' : 'no_lot', properties])
          for (const { geometry } of parcels)
            if (geometry) expect(booleanPointInPolygon([x, y], geometry as Polygon)).toBe(true)
        },
      )
      await fc.assert(property, { numRuns: 5, seed: 34 })
    },
  )
})

describe('layers of a place', () => {
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

  it.each(kinds)("uses the county's layer if the city's layer has the fault %s", async (fault) => {
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

  it('finds the lot if the column of parcel numbers is missing, and names the missing column', async () => {
    const layer = await layerById('co-city-of-fort-collins')
    if (!layer) throw new Error('Fort Collins is gone')
    const { at, faults } = open()
    const { hostname, pathname } = new URL(layer.url)
    faults.set(`${hostname}${pathname}`, 'numberColumnGone')
    const answer = await at(...middleOf(landOf(layer).bounds), layer.id)
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.parcels.length).toBeGreaterThan(0)
    expect(answer.data.source?.notes.join(' ')).toContain(layer.idColumn)
  })
})
