import { describe, expect, it } from 'vitest'
import { among, equal } from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import { layerQuery } from './query'

const layer = 'https://gis.example.gov/arcgis/rest/services/Parcels/MapServer/2'
const paramsOf = ({ url, body }: { url: string; body?: string }) =>
  Object.fromEntries(new URLSearchParams(body ?? url.split('?')[1]))

describe('layerQuery', () => {
  it('queries a point in degrees and requests results in degrees', () => {
    const request = layerQuery(layer, {
      at: { longitude: -107.91452, latitude: 45.68015 },
      fields: ['A', 'Shape.STArea()'],
    })
    expect(request.method).toBe('GET')
    expect(request.url.startsWith(`${layer}/query?`)).toBe(true)
    expect(paramsOf(request)).toEqual({
      where: '1=1',
      geometry: '-107.91452,45.68015',
      geometryType: 'esriGeometryPoint',
      spatialRel: 'esriSpatialRelIntersects',
      inSR: '4326',
      outSR: '4326',
      outFields: 'A,Shape.STArea()',
      returnGeometry: 'false',
      f: 'json',
    })
  })

  it('requests the features that intersect a polygon, and refuses a polygon together with a box', () => {
    const rings = [
      [
        [-81.5, 28],
        [-81.5, 28.1],
        [-81.4, 28.1],
        [-81.5, 28],
      ],
    ] as const
    expect(paramsOf(layerQuery(layer, { rings, idsOnly: true }))).toMatchObject({
      geometry: '{"rings":[[[-81.5,28],[-81.5,28.1],[-81.4,28.1],[-81.5,28]]]}',
      geometryType: 'esriGeometryPolygon',
      spatialRel: 'esriSpatialRelIntersects',
      returnIdsOnly: 'true',
    })
    expect(() => layerQuery(layer, { rings, within: [-82, 28, -81, 29], idsOnly: true })).toThrow(TypeError)
  })

  it('requests a page of features in a box', () => {
    const request = layerQuery(layer, {
      where: equal('CITY', "O'FALLON"),
      within: [-86.62, 30.4, -86.61, 30.41],
      fields: ['A'],
      geometry: true,
      precision: 6,
      maxOffset: 0.0000001,
      orderBy: [{ field: 'OBJECTID' }, { field: 'A', descending: true }],
      offset: 20,
      limit: 11,
      format: 'geojson',
    })
    expect(request.url).toContain('%27O%27%27FALLON%27')
    expect(request.url).not.toContain("'")
    expect(paramsOf(request)).toMatchObject({
      where: "CITY = 'O''FALLON'",
      geometry: '-86.62,30.4,-86.61,30.41',
      geometryType: 'esriGeometryEnvelope',
      returnGeometry: 'true',
      geometryPrecision: '6',
      maxAllowableOffset: '0.0000001',
      orderByFields: 'OBJECTID ASC,A DESC',
      resultOffset: '20',
      resultRecordCount: '11',
      f: 'geojson',
    })
  })

  it('builds the same URL for equal queries whatever the order of their keys', () => {
    const one = layerQuery(layer, { limit: 5, fields: ['A'], within: [0, 0, 1, 1], where: equal('A', 1) })
    const other = layerQuery(layer, {
      where: equal('A', 1),
      within: [-0, 0.00000001, 1, 1],
      fields: ['A'],
      limit: 5,
    })
    expect(other).toEqual(one)
  })

  it('buffers a point in meters', () => {
    const request = layerQuery(layer, { at: { longitude: 1, latitude: 2 }, distance: 80, fields: ['A'] })
    expect(paramsOf(request)).toMatchObject({ distance: '80', units: 'esriSRUnit_Meter' })
  })

  it('buffers a box or a polygon in meters', () => {
    const ring = [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ] as const
    for (const area of [{ within: [0, 0, 1, 1] }, { rings: [ring] }] as const)
      expect(paramsOf(layerQuery(layer, { ...area, distance: 30, fields: ['A'] }))).toMatchObject({
        distance: '30',
        units: 'esriSRUnit_Meter',
      })
  })

  it('requests counts and ids as plain JSON without fields', () => {
    const count = paramsOf(layerQuery(layer, { countOnly: true, format: 'geojson', geometry: true }))
    expect(count).toMatchObject({
      returnCountOnly: 'true',
      returnGeometry: 'false',
      outSR: '4326',
      f: 'json',
    })
    expect(count).not.toHaveProperty('outFields')
    expect(paramsOf(layerQuery(layer, { idsOnly: true }))).toMatchObject({ returnIdsOnly: 'true', f: 'json' })
  })

  it('requests the number of rows for each value of a field', () => {
    const countBy = { field: 'Issued', counted: 'OBJECTID' }
    const params = paramsOf(
      layerQuery(layer, { where: equal('A', 1), countBy, orderBy: [{ field: 'Issued', descending: true }] }),
    )
    expect(params).toMatchObject({
      where: 'A = 1',
      groupByFieldsForStatistics: 'Issued',
      outStatistics:
        '[{"statisticType":"count","onStatisticField":"OBJECTID","outStatisticFieldName":"rows_in_all"}]',
      orderByFields: 'Issued DESC',
      returnGeometry: 'false',
      f: 'json',
    })
    expect(params).not.toHaveProperty('outFields')
    expect(() => layerQuery(layer, { countBy: { field: 'A,B', counted: 'C' } })).toThrow(TypeError)
  })

  it('requests objects by id, without a where clause', () => {
    const params = paramsOf(layerQuery(layer, { objectIds: [3, 4], fields: ['A'] }))
    expect(params.objectIds).toBe('3,4')
    expect(params).not.toHaveProperty('where')
  })

  it('posts a form if the URL would be too long', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `082S30500500${index}-'-${'0'.repeat(20)}`)
    const request = layerQuery(layer, { where: among('PARCEL_ID', ids), fields: ['A'] })
    expect(request).toMatchObject({
      url: `${layer}/query`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(paramsOf(request).where).toBe(print(among('PARCEL_ID', ids), arcgis))
  })

  it('rejects missing columns, the wildcard, and invalid numbers', () => {
    expect(() => layerQuery(layer, {})).toThrow(TypeError)
    expect(() => layerQuery(layer, { fields: ['*'] })).toThrow(TypeError)
    expect(() => layerQuery(layer, { fields: ['A'], orderBy: [{ field: 'A,B' }] })).toThrow(TypeError)
    expect(() => layerQuery(layer, { fields: ['A'], within: [0, 0, Number.NaN, 1] })).toThrow(TypeError)
  })
})
