import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromEsri } from './geometry'
import { countAnswer, featuresOf, geoJsonFeaturesOf, idsAnswer, layerPage } from './layer-response'

const parcels = featuresOf(z.looseObject({ PARCEL_ID: z.string() }))
const geoParcels = geoJsonFeaturesOf(z.looseObject({ PARCEL_ID: z.string() }))
const lot = { PARCEL_ID: '1', NEW_COLUMN: 3 }

describe('ArcGIS responses', () => {
  it('reads rows with and without a shape and ignores unknown keys', () => {
    const page = parcels.parse({
      serverGens: { minServerGen: 1 },
      features: [
        {
          attributes: lot,
          geometry: {
            rings: [
              [
                [0, 0],
                [0, 1],
                [1, 1],
                [0, 0],
              ],
            ],
          },
          centroid: { x: 0, y: 0 },
        },
        { attributes: lot },
        { attributes: lot, geometry: null },
        { attributes: lot, geometry: { x: 'NaN', y: 'NaN' } },
      ],
    })
    expect(page.truncated).toBe(false)
    expect(page.features.map(({ geometry }) => fromEsri(geometry)?.type)).toEqual([
      'Polygon',
      undefined,
      undefined,
      undefined,
    ])
    expect(page.features[1]?.attributes).toEqual(lot)
  })

  it('accepts an empty feature list without other fields', () => {
    expect(parcels.parse({ features: [] })).toEqual({ features: [], truncated: false })
  })

  it.each([parcels, geoParcels])(
    'finds the transfer limit flag at the root and under properties',
    (schema) => {
      expect(schema.parse({ features: [], exceededTransferLimit: true }).truncated).toBe(true)
      expect(schema.parse({ features: [], properties: { exceededTransferLimit: true } }).truncated).toBe(true)
      expect(schema.parse({ features: [], properties: { exceededTransferLimit: false } }).truncated).toBe(
        false,
      )
    },
  )

  it('rewinds GeoJSON to the RFC 7946 order', () => {
    const coordinates = [
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ],
    ]
    const feature = { type: 'Feature', id: 1, properties: lot, geometry: { type: 'Polygon', coordinates } }
    const page = geoParcels.parse({
      type: 'FeatureCollection',
      features: [feature, { ...feature, geometry: null }],
    })
    expect(page.features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [0, 1],
            [0, 0],
          ],
        ],
      },
      null,
    ])
  })

  it('rejects rows that lack a required column', () => {
    expect(parcels.safeParse({ features: [{ attributes: { PARCEL: '1' } }] }).success).toBe(false)
    expect(parcels.safeParse({ count: 3 }).success).toBe(false)
    expect(countAnswer.safeParse({ features: [] }).success).toBe(false)
    expect(geoParcels.safeParse({ features: [{ properties: lot, geometry: { rings: [] } }] }).success).toBe(
      false,
    )
  })

  it('reads a list of ids, and null as an empty list', () => {
    expect(idsAnswer.parse({ objectIds: [4, 5] }).objectIds).toEqual([4, 5])
    expect(idsAnswer.parse({ objectIdFieldName: 'FID', objectIds: null }).objectIds).toEqual([])
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (path: string): unknown => JSON.parse(readFileSync(join(samples ?? '', path), 'utf8'))

describe.skipIf(!samples)('recorded ArcGIS responses', () => {
  const generic = 'us-florida-parcels/arcgis-generic'

  it('reads a recorded page of points', () => {
    const page = featuresOf(z.looseObject({ OBJECTID: z.number(), ALIAddress: z.string() })).parse(
      recorded(`${generic}/us-fl-polk-query-page.json`),
    )
    expect(page.features.length).toBeGreaterThan(5)
    expect(page.features.every(({ geometry }) => fromEsri(geometry)?.type === 'Point')).toBe(true)
  })

  it('reads recorded rows without shapes', () => {
    const one = recorded('us-florida-parcels/query-one-parcel-all-fields-2026.json')
    expect(parcels.parse(one).features).toHaveLength(1)
    const section = recorded('federal-land-survey/section-point-query.attributes.json')
    expect(featuresOf(z.looseObject({ FRSTDIVID: z.string() })).parse(section).features).toHaveLength(1)
  })

  it('reads recorded GeoJSON and rewinds its exteriors', () => {
    const body = recorded('us-public-assessments/wa-query-by-parcel-geojson.json')
    const [feature] = geoJsonFeaturesOf(z.looseObject({ PARCEL_ID_NR: z.string() })).parse(body).features
    expect(feature?.geometry?.type).toBe('Polygon')
    expect(feature?.geometry).not.toEqual(
      z.object({ features: z.array(z.object({ geometry: z.unknown() })) }).parse(body).features[0]?.geometry,
    )
  })

  it('reads recorded polygons with a degenerate ring', () => {
    const body = recorded('us-public-assessments/arcgis-generic/us-ms-madison-parcel-polygon-esri-json.json')
    expect(featuresOf(z.looseObject({})).parse(body).features.length).toBeGreaterThan(0)
  })

  it('reads recorded counts, ids and layer descriptions', () => {
    expect(countAnswer.parse(recorded(`${generic}/us-fl-polk-count-only.json`)).count).toBe(338_142)
    expect(idsAnswer.parse(recorded(`${generic}/us-fl-polk-ids-only.json`)).objectIds).toHaveLength(10)
    expect(layerPage.parse(recorded(`${generic}/us-ca-tuolumne-layer-metadata.json`)).maxRecordCount).toBe(
      1000,
    )
    expect(
      layerPage.parse(recorded(`${generic}/us-fl-polk-layer-metadata.json`)).fields.length,
    ).toBeGreaterThan(5)
  })
})
