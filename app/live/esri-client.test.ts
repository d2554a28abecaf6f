import {
  getLayer,
  getService,
  type IFeature,
  type IQueryFeaturesOptions,
  type IQueryFeaturesResponse,
  type IQueryResponse,
  queryFeatures,
} from '@esri/arcgis-rest-feature-service'
import { request } from '@esri/arcgis-rest-request'
import type { FeatureCollection, Point } from 'geojson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { serveLive } from './testing/serve-live'

shareSite({ VISITOR_CALLS_PER_MINUTE: '100000' })

let live: Awaited<ReturnType<typeof serveLive>>
let service: string
let url: string
const FACILITIES = 3

beforeAll(async () => {
  live = await serveLive()
  service = `${live.origin}/arcgis/rest/services/area_-112.08_33.44_-112.06_33.46/FeatureServer`
  url = `${service}/${FACILITIES}`
})
afterAll(() => live.server.close())

/** Accepts any options, because the client's types lack envelopes and extents. */
const query = async (options: object) => {
  const request = { url, outFields: '*', ...options } as IQueryFeaturesOptions
  return (await queryFeatures(request)) as IQueryFeaturesResponse & IQueryResponse
}

const idOf = ({ attributes }: IFeature): number => attributes.OBJECTID

const xOfFirst = ({ features: [first] }: IQueryFeaturesResponse): number | undefined =>
  (first?.geometry as { x: number } | undefined)?.x

const everyId = async () => (await query({ returnIdsOnly: true })).objectIds ?? []

describe("Esri's own client", () => {
  it('reads the service and the layer with its columns', async () => {
    const { layers } = await getService({ url: service })
    expect(layers?.map(({ name }) => name)).toContain('Regulated facilities')
    const { name, geometryType, fields, maxRecordCount } = await getLayer({ url })
    expect([name, geometryType, maxRecordCount]).toEqual(['Regulated facilities', 'esriGeometryPoint', 1_000])
    expect(fields?.map((field) => [field.name, field.type]).slice(0, 2)).toEqual([
      ['OBJECTID', 'esriFieldTypeOID'],
      ['key', 'esriFieldTypeString'],
    ])
  })

  it('counts the features, and reads them by object id and page by page', async () => {
    const ids = await everyId()
    expect((await query({ returnCountOnly: true })).count).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(20)
    const some = ids.slice(3, 9)
    const byId = await query({ objectIds: some, httpMethod: 'POST' })
    expect(byId.features.map(idOf).toSorted()).toEqual(some.toSorted())
    const paged: number[] = []
    for (let page = 0, isMore = true; isMore; page += 1) {
      const params = { resultOffset: page * 9, resultRecordCount: 9, orderByFields: 'OBJECTID' } as const
      const answer = await query({ ...params, httpMethod: page % 2 === 0 ? 'GET' : 'POST' })
      paged.push(...answer.features.map(idOf))
      isMore = answer.exceededTransferLimit === true
    }
    expect(paged).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('searches an envelope in Web Mercator, and returns features in Web Mercator', async () => {
    const inDegrees = await query({
      geometry: { xmin: -112.07, ymin: 33.44, xmax: -112.06, ymax: 33.45, spatialReference: { wkid: 4326 } },
      geometryType: 'esriGeometryEnvelope',
      orderByFields: 'OBJECTID',
    })
    const corner = (degrees: number) => (degrees * Math.PI * 6_378_137) / 180
    const north = (degrees: number) => 6_378_137 * Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360))
    const inMeters = await query({
      geometry: {
        xmin: corner(-112.07),
        ymin: north(33.44),
        xmax: corner(-112.06),
        ymax: north(33.45),
        spatialReference: { wkid: 102100, latestWkid: 3857 },
      },
      geometryType: 'esriGeometryEnvelope',
      orderByFields: 'OBJECTID',
      outSR: '102100',
    })
    expect(inDegrees.features.length).toBeGreaterThan(0)
    expect(inMeters.features.map(idOf)).toEqual(inDegrees.features.map(idOf))
    expect(inMeters.spatialReference).toMatchObject({ latestWkid: 3857 })
    const [meters = Number.NaN, degrees = Number.NaN] = [inMeters, inDegrees].map(xOfFirst)
    expect(meters).toBeCloseTo(corner(degrees), 3)
  })

  it('reads the features that match a condition as GeoJSON, and the extent of these features', async () => {
    const where = "violations = 'None recorded'"
    const { extent, count } = await query({ where, returnExtentOnly: true, returnCountOnly: true })
    const { features } = (await query({
      where,
      outFields: 'key',
      f: 'geojson',
    })) as unknown as FeatureCollection<Point>
    expect(features).toHaveLength(count ?? 0)
    expect(Object.keys(features[0]?.properties ?? {})).toEqual(['key'])
    const longitudes = features.map(({ geometry }) => geometry.coordinates[0] ?? Number.NaN)
    expect([extent?.xmin, extent?.xmax]).toEqual([Math.min(...longitudes), Math.max(...longitudes)])
  })

  it("shows the server's message about a rejected condition", async () => {
    const refused = await query({ where: 'nothing = 1' }).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(String(refused)).toContain('no column nothing')
  })

  it('the server requires no token, and lists only the map service in the directory', async () => {
    const info = await request(`${live.origin}/arcgis/rest/info`)
    expect(info.authInfo).toEqual({ isTokenBasedSecurity: false })
    const { services } = await request(`${live.origin}/arcgis/rest/services`)
    expect(services).toEqual([{ name: 'map', type: 'FeatureServer' }])
  })
})
