import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intersects } from '@/lib/arcgis/intersection'
import { dataOf } from '@/lib/connector/testing/data-of'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { assessedOnLand, landsWithin, middleOf, type SampleLand } from '@/lib/sample-world/lots/lands'
import { outlineOf } from '@/lib/sample-world/lots/outline'
import { shareOf } from '@/lib/testing/long-run'
import { tileAt } from '@/lib/tiles/tile-grid'
import type { ParcelLayer } from './registry'
import { faceOf } from './simulated/faces'
import { extentOf } from './simulated/sample-layer'
import { landOf, landsOf, layersByServer, openLayers, readableLayers } from './testing/open-layers'

const layers = layersByServer.filter((layer) => !faceOf(layer).server.identifies)

function boxAt({ bounds: [west, south, east, north] }: SampleLand): Bounds {
  const [across, up] = [(east - west) * 2.3, (north - south) * 2.3]
  return [west - across, south - up, east + across, north + up]
}

function propertiesIn(box: Bounds, layer: ParcelLayer): number {
  const { has, mayTouch } = extentOf(layer)
  const area = { type: 'Polygon' as const, coordinates: [boxRing(box)] }
  const lands = [...landsWithin(layer.state, box, mayTouch)].filter(
    (land) => has(...middleOf(land.bounds)) && intersects(outlineOf(land), area),
  )
  return lands.reduce((sum, land) => sum + assessedOnLand(land).length, 0)
}

async function readPages(layer: ParcelLayer, bbox: number[], limit: number) {
  const { engine } = openLayers()
  const read = async (offset: number) => {
    const { layers } = await dataOf(
      engine.call('us-parcels', 'getParcelsInArea', { bbox, layer: layer.id, limit, offset }),
    )
    const [page] = layers
    if (!page) throw new Error(`${layer.id} gave no page`)
    return page
  }
  const pages = [await read(0)]
  for (let next = pages[0]?.nextOffset; next; next = pages.at(-1)?.nextOffset) pages.push(await read(next))
  const { count } = await dataOf(engine.call('us-parcels', 'countParcels', { bbox, layer: layer.id }))
  return {
    parcels: pages.flatMap(({ parcels }) => parcels.map(({ parcel }) => parcel)),
    rows: pages.reduce((sum, { rows }) => sum + rows, 0),
    total: pages.at(-1)?.total,
    count,
  }
}

describe('pages of parcels in an area', () => {
  it.each(shareOf(layers, 0))(
    'returns each lot of $id once, and as many rows as the count',
    async (layer) => {
      const lands = landsOf(layer, 6)
      const property = fc.asyncProperty(
        fc.constantFrom(...lands),
        fc.integer({ min: 3, max: 17 }),
        async (land, limit) => {
          const box = boxAt(land)
          const { parcels, rows, total, count } = await readPages(layer, [...box], limit)
          const ids = parcels.map(({ sourceObjectId }) => sourceObjectId)
          expect(new Set(ids).size).toBe(ids.length)
          expect(new Set(parcels.map(({ parcelId }) => parcelId)).size).toBe(propertiesIn(box, layer))
          expect(total).toBe(rows)
          if (count !== null) expect(count).toBe(rows)
          else expect(faceOf(layer).server.ignoresCountOnly).toBe(true)
        },
      )
      await fc.assert(property, { numRuns: 2, seed: 34 })
    },
  )
})

describe('pages of an address search', () => {
  const inTown = readableLayers.flatMap((layer) => {
    const { server, has } = faceOf(layer)
    if (server.identifies || !(has('situs') || layer.address)) return []
    const extent = extentOf(layer)
    const town = townsOf(layer.state).find(({ longitude, latitude }) => extent.has(longitude, latitude))
    return town
      ? [{ id: layer.id, layer, town, face: `${server.version} ${server.paging} ${server.refusesOrder}` }]
      : []
  })
  const addressed = [...new Map(inTown.map((each) => [each.face, each])).values()]

  it('tests address search on more than ten servers', () => {
    expect(addressed.length).toBeGreaterThan(10)
  })

  it.each(addressed)('lists each lot of $layer.id at an address once', async ({ layer, town }) => {
    const { longitude: x, latitude: y } = town
    const { parcels } = await readPages(layer, [x, y, x + 0.002, y + 0.002], 500)
    const addresses = parcels.flatMap((each) =>
      /^[1-9]/.test(each.address ?? '') ? (each.address ?? []) : [],
    )
    const address = addresses.find((each, at) => addresses.indexOf(each) !== at) ?? addresses[0]
    if (!address) return
    const { engine } = openLayers()
    const search = (limit: number, offset = 0) =>
      engine.call('us-parcels', 'searchParcels', { layer: layer.id, address, limit, offset })
    const first = await search(500)
    if (!first.ok) {
      expect(first.error).toMatchObject({ code: 'not_supported' })
      return
    }
    const numbersOf = (lots: readonly { parcel: { parcelId: string | null } }[]) =>
      lots.map(({ parcel }) => parcel.parcelId)
    const numbers = numbersOf(first.data.parcels)
    expect(first.data.count).toBe(numbers.length)
    const inArea = parcels.filter((each) => each.address === address).map(({ parcelId }) => parcelId)
    expect(numbers).toEqual(expect.arrayContaining(inArea))
    const pages = [await dataOf(search(2))]
    for (let next = pages[0]?.nextOffset; next; next = pages.at(-1)?.nextOffset)
      pages.push(await dataOf(search(2, next)))
    expect(pages.map(({ count }) => count)).toEqual(pages.map(() => numbers.length))
    expect(pages.flatMap(({ parcels: lots }) => numbersOf(lots))).toEqual(numbers)
  })
})

describe('tiles of a parcel layer', () => {
  it.each(layers.filter((_, at) => at % 8 === 0))(
    'draws the lots around a lot of $id with the same properties as their records',
    async (layer) => {
      const { engine } = openLayers()
      const [x, y] = middleOf(landOf(layer).bounds)
      const square = tileAt(x, y, 15)
      const { features } = await dataOf(
        engine.call('us-parcels', 'lotSquare', { part: 'lots', ...square }, { internal: true }),
      )
      const id = String(features[0]?.properties.l)
      const lots = features.filter(({ properties }) => properties.l === id).slice(0, 40)
      expect(lots.length).toBeGreaterThan(0)
      const numbers = lots.map(({ properties }) => String(properties.n))
      const { properties } = await dataOf(
        engine.call('us-parcels', 'readNumbered', { layer: id, numbers }, { internal: true }),
      )
      for (const feature of lots) {
        const record = properties.find((each) => each.id === feature.properties.id)
        const { x: _, y: __, ...rest } = record ?? {}
        expect(rest).toEqual(feature.properties)
      }
    },
  )
})
