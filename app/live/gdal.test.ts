import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { isGdalMissing } from '@/lib/testing/gdal'
import { shareOf } from '@/lib/testing/long-run'
import { describeWithOgr, listLayers, readWithOgr } from './testing/ogr'
import { serveLive } from './testing/serve-live'

shareSite({ VISITOR_CALLS_PER_MINUTE: '100000' })

let live: Awaited<ReturnType<typeof serveLive>>
beforeAll(async () => {
  live = await serveLive()
})
afterAll(() => live.server.close())

const phoenix = 'area_-112.073_33.447_-112.069_33.451'
/** A wider box than `phoenix`, for layers with few features. It has too many parcels for a test. */
const downtown = 'area_-112.08_33.44_-112.06_33.46'
const orlando = 'area_-81.386_28.53_-81.384_28.532'
const chicago = 'area_-87.94_41.64_-87.52_42.02'
const layersOfPhoenix = [
  'parcels',
  'flood-zones',
  'wetlands',
  'facilities',
  'cleanup',
  'permits',
  'soils',
  'sections',
  'townships',
] as const
const filled = [
  ...(['parcels', 'flood-zones', 'wetlands', 'soils', 'sections', 'townships'] as const).map(
    (layer) => [phoenix, layer] as const,
  ),
  [downtown, 'facilities'],
  [downtown, 'cleanup'],
  [chicago, 'permits'],
  [orlando, 'florida-parcels'],
] as const

interface Page {
  numberMatched: number
  features: { id: string; properties: Record<string, string | number | null> }[]
}

async function itemsOf(service: string, layer: string, query = ''): Promise<Page> {
  const answer = await fetch(`${live.origin}/ogc/${service}/collections/${layer}/items?limit=1000${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

const keysOf = (features: readonly { properties: unknown }[], name: string) =>
  features.map(({ properties }) => (properties as Record<string, unknown>)[name]).toSorted()

describe.skipIf(isGdalMissing)('GDAL as a client of OGC API Features', () => {
  const source = (service: string) => `OAPIF:${live.origin}/ogc/${service}`

  it('lists the collections of a box', async () => {
    expect(await listLayers(source(phoenix))).toEqual(layersOfPhoenix)
    expect(await listLayers(source(orlando))).toContain('florida-parcels')
  })

  it.each(shareOf(filled, 0))(
    'counts the features of %s/%s and reads all of them, in pages of 7',
    async (service, layer) => {
      const { numberMatched, features } = await itemsOf(service, layer)
      expect(numberMatched).toBeGreaterThan(0)
      const { count, extent } = await describeWithOgr([source(service), layer])
      expect(count).toBe(numberMatched)
      expect(extent).toEqual(service.split('_').slice(1).map(Number))
      const paged = await readWithOgr(['-oo', 'PAGE_SIZE=7', source(service), layer])
      expect(paged.features).toHaveLength(features.length)
      expect(keysOf(paged.features, 'id')).toEqual(features.map(({ id }) => id).toSorted())
    },
    60_000,
  )

  it('reads the features in a part of the box, and the features that match a filter', async () => {
    const all = await itemsOf(downtown, 'facilities')
    const part = ['-112.07', '33.44', '-112.06', '33.45']
    const inPart = await readWithOgr(['-spat', ...part, source(downtown), 'facilities'])
    expect(inPart.features.length).toBeGreaterThan(0)
    expect(inPart.features.length).toBeLessThan(all.features.length)
    expect(keysOf(inPart.features, 'key')).toEqual(
      keysOf((await itemsOf(downtown, 'facilities', `&bbox=${part}`)).features, 'key'),
    )
    const violations = all.features[0]?.properties.violations
    const filtered = await readWithOgr([
      '-where',
      `violations = '${violations}'`,
      source(downtown),
      'facilities',
    ])
    expect(keysOf(filtered.features, 'key')).toEqual(
      keysOf(
        all.features.filter(({ properties }) => properties.violations === violations),
        'key',
      ),
    )
  })

  it('shows why a layer of the whole country needs a box', async () => {
    const [, ...box] = phoenix.split('_')
    const failure = await readWithOgr(['-spat', ...box, `OAPIF:${live.origin}/ogc`, 'flood-zones']).catch(
      String,
    )
    expect(String(failure)).toContain('covers the whole country')
  })
})

describe.skipIf(isGdalMissing)('GDAL as a client of an ArcGIS feature service', () => {
  const query = (service: string, number: number, where = '1=1', more = '') =>
    `ESRIJSON:${live.origin}/arcgis/rest/services/${service}/FeatureServer/${number}/query?f=json&outFields=*&where=${encodeURIComponent(where)}&orderByFields=OBJECTID${more}`

  async function numberOf(service: string, layer: string): Promise<number> {
    const answer = await fetch(`${live.origin}/ogc/${service}/collections`)
    const { collections } = (await answer.json()) as { collections: { id: string }[] }
    return collections.findIndex(({ id }) => id === layer)
  }

  it.each(shareOf(filled, 1))(
    'reads the same features of %s/%s as OGC API Features returns, in pages of 7',
    async (service, layer) => {
      const { numberMatched, features } = await itemsOf(service, layer)
      const number = await numberOf(service, layer)
      const paged = await readWithOgr([query(service, number, '1=1', '&resultRecordCount=7'), 'ESRIJSON'])
      expect(paged.features).toHaveLength(numberMatched)
      const [name = ''] = Object.keys(features[0]?.properties ?? {})
      expect(keysOf(paged.features, name)).toEqual(keysOf(features, name))
    },
    60_000,
  )

  it('reads the features that match a condition, and their extent', async () => {
    const where = "violations = 'None recorded' AND inspections >= 1"
    const { features } = await itemsOf(downtown, 'facilities')
    const passing = features.filter(
      ({ properties }) => properties.violations === 'None recorded' && Number(properties.inspections) >= 1,
    )
    expect(passing.length).toBeGreaterThan(0)
    const source = query(downtown, await numberOf(downtown, 'facilities'), where)
    const { count, geometry, extent } = await describeWithOgr([source, 'ESRIJSON'])
    expect([count, geometry]).toEqual([passing.length, 'Point'])
    const longitudes = passing.map(({ properties }) => Number(properties.longitude))
    expect(extent[0]).toBeCloseTo(Math.min(...longitudes), 5)
    expect(extent[2]).toBeCloseTo(Math.max(...longitudes), 5)
  })
})
