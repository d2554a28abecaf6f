import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionByIdentifier, sectionPolygon } from '@/lib/sample-world/survey/grid'
import { simulateLandSurvey } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const service = 'https://gis.blm.gov/arcgis/rest/services/Cadastral/BLM_Natl_PLSS_CadNSDI/MapServer'

interface Feature {
  attributes: Record<string, string | number | null>
  geometry?: { rings: number[][][] }
}

async function query(layer: number, params: Record<string, string>): Promise<Feature[]> {
  const search = new URLSearchParams({ outFields: '*', returnGeometry: 'false', f: 'json', ...params })
  const response = await simulateLandSurvey(new Request(`${service}/${layer}/query?${search}`))
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).not.toHaveProperty('error')
  return body.features
}

const atPoint = (longitude: number, latitude: number) => ({
  where: '1=1',
  geometry: `${longitude},${latitude}`,
  geometryType: 'esriGeometryPoint',
  inSR: '4326',
  spatialRel: 'esriSpatialRelIntersects',
})

const columnOf = (features: Feature[], name: string) => features.map(({ attributes }) => attributes[name])

describe('simulated land survey', () => {
  it('returns township, section and quarter-quarter of a point, each inside the previous one', async () => {
    const [township, ...moreTownships] = await query(1, atPoint(-116.2023, 43.615))
    const [section, ...moreSections] = await query(2, atPoint(-116.2023, 43.615))
    const [part, ...moreParts] = await query(3, atPoint(-116.2023, 43.615))
    expect([moreTownships, moreSections, moreParts]).toEqual([[], [], []])
    expect(township?.attributes).toMatchObject({
      STATEABBR: 'ID',
      PRINMERCD: '08',
      TWNSHPNO: '003',
      TWNSHPDIR: 'N',
      RANGENO: '002',
      RANGEDIR: 'E',
      PLSSID: 'ID080030N0020E0',
      TWNSHPLAB: '3N 2E',
    })
    expect(section?.attributes.PLSSID).toBe('ID080030N0020E0')
    expect(section?.attributes).not.toHaveProperty('TWNSHPNO')
    expect(part?.attributes.FRSTDIVID).toBe(section?.attributes.FRSTDIVID)
    expect(part?.attributes.SECDIVID).toMatch(/^ID080030N0020E0SN\d\d0(A[NS][EW][NS][EW]|L\d)$/)
    expect(Number(part?.attributes.GISACRE)).toBeCloseTo(40, -1)
  })

  it('returns several rows for a point on a line', async () => {
    const section = sectionByIdentifier('ID080030N0020E0SN150')
    const [corner = []] = section ? (sectionPolygon(section).coordinates[0] ?? []) : []
    const point = atPoint(corner[0] ?? 0, corner[1] ?? 0)
    expect(columnOf(await query(2, point), 'FRSTDIVNO').toSorted()).toEqual(['15', '16', '21', '22'])
  })

  it('finds township, section and parts from a written description', async () => {
    const where =
      "STATEABBR='ID' AND PRINMERCD='08' AND TWNSHPNO='003' AND TWNSHPDIR='N' AND RANGENO='002' AND RANGEDIR='E'"
    expect(columnOf(await query(1, { where }), 'PLSSID')).toEqual(['ID080030N0020E0'])
    const [section] = await query(2, {
      where: "PLSSID='ID080030N0020E0' AND FRSTDIVNO='15'",
      returnGeometry: 'true',
      outSR: '4326',
    })
    expect(section?.attributes.FRSTDIVID).toBe('ID080030N0020E0SN150')
    expect(section?.geometry?.rings[0]).toHaveLength(5)
    const parts = await query(3, { where: "FRSTDIVID='ID080030N0020E0SN150'" })
    expect(new Set(columnOf(parts, 'SECDIVLAB')).size).toBe(16)
  })

  it('finds townships although the query has neither a meridian nor a state', async () => {
    const open = await query(1, { where: "PLSSID LIKE 'UT__0030S0020W_'", orderByFields: 'PLSSID' })
    expect(columnOf(open, 'PLSSID')).toContain('UT260030S0020W0')
    expect(columnOf(open, 'STATEABBR').every((state) => state === 'UT')).toBe(true)
    const anyState = await query(1, { where: "PLSSID LIKE '__080030N0020E_'" })
    expect(columnOf(anyState, 'PLSSID')).toEqual(['ID080030N0020E0'])
    const listed = await query(1, { where: "PLSSID IN ('UT260030S0020W0','UT300030S0020W0','XX1')" })
    expect(columnOf(listed, 'PLSSID')).toContain('UT260030S0020W0')
  })

  it('lists the meridians of a state', async () => {
    const rows = await query(1, {
      where: "STATEABBR='UT'",
      outFields: 'PRINMERCD',
      returnDistinctValues: 'true',
      orderByFields: 'PRINMERCD',
    })
    expect(columnOf(rows, 'PRINMERCD')).toEqual(['26', '30'])
  })

  it('writes North Dakota’s meridian without its leading zero', async () => {
    const [row] = await query(1, atPoint(-100.78, 46.81))
    expect(row?.attributes.PRINMERCD).toBe('5')
    expect(row?.attributes.PLSSID).toMatch(/^ND05/)
    const where = `PRINMERCD='05' AND TWNSHPNO='${row?.attributes.TWNSHPNO}' AND RANGENO='${row?.attributes.RANGENO}'`
    expect(columnOf(await query(1, { where }), 'STATEABBR')).not.toContain('ND')
  })

  it('spells meridians in three ways, and empty cells in four ways', async () => {
    const box = { geometry: '-117,39,-116,40', geometryType: 'esriGeometryEnvelope', inSR: '4326' }
    const townships = await query(1, box)
    expect(new Set(columnOf(townships, 'PRINMER'))).toEqual(
      new Set(['Mount Diablo', 'Mt Diablo', 'Mount Diablo Meridian']),
    )
    const sections = await query(2, { ...box, resultRecordCount: '400' })
    expect(new Set(columnOf(sections, 'SURVTYPTXT'))).toEqual(new Set([null, '', ' ', 'Null']))
  })

  it('measures shapes in the map projection, not on the ground', async () => {
    const [row] = await query(2, { where: "FRSTDIVID='MT200020S0310E0SN050'" })
    const squareMile = 1609.344 ** 2
    const inflation = 1 / Math.cos((45.69 * Math.PI) / 180) ** 2
    const ratio = Number(row?.attributes['Shape.STArea()']) / (squareMile * inflation)
    expect(ratio).toBeGreaterThan(0.97)
    expect(ratio).toBeLessThan(1.03)
  })

  it('contains sections with one row and no second division, and sections with lots', async () => {
    const rows = await query(3, {
      geometry: '-100.1,40.05,-99.9,40.2',
      geometryType: 'esriGeometryEnvelope',
      inSR: '4326',
    })
    const single = rows.find(({ attributes }) => attributes.SECDIVID === null)
    const where = `FRSTDIVID='${single?.attributes.FRSTDIVID}'`
    expect(await query(3, { where })).toHaveLength(1)
    const lot = rows.find(({ attributes }) => attributes.SECDIVTYP === 'L')
    expect(lot?.attributes.SECDIVLAB).toBe(`L ${lot?.attributes.GOVLOT}`)
    expect([null, '', ' ', 'Null']).toContain(lot?.attributes.QQSEC)
  })

  it('contains Alaskan townships without sections, and nothing outside of the survey', async () => {
    const box = { geometry: '-149,63.5,-147.5,64.3', geometryType: 'esriGeometryEnvelope', inSR: '4326' }
    const withSections = new Set(columnOf(await query(2, box), 'PLSSID'))
    const empty = columnOf(await query(1, box), 'PLSSID').filter((id) => !withSections.has(id))
    expect(empty.length).toBeGreaterThan(0)
    expect(columnOf(await query(2, box), 'FRSTDIVTYP')).toEqual(expect.arrayContaining(['SN', 'UN']))
    for (const layer of [1, 2, 3]) expect(await query(layer, atPoint(-97.74, 30.27))).toEqual([])
  })

  it('returns rows as GeoJSON, and the name and columns of a layer', async () => {
    const search = new URLSearchParams({ ...atPoint(-116.2023, 43.615), outSR: '4326', f: 'geojson' })
    const answer = await (await simulateLandSurvey(new Request(`${service}/2/query?${search}`))).json()
    expect(answer.features[0].geometry.type).toBe('Polygon')
    const layer = await (await simulateLandSurvey(new Request(`${service}/3?f=json`))).json()
    expect(layer.name).toBe('PLSS Intersected')
    expect(layer.fields.map((field: { name: string }) => field.name)).toContain('Shape.STArea()')
  })

  it.skipIf(!samples)('contains the columns of the recorded section in their order', async () => {
    const path = join(samples ?? '', 'federal-land-survey/section-point-query.attributes.json')
    const [recorded] = JSON.parse(readFileSync(path, 'utf8')).features
    const [row] = await query(2, atPoint(-107.91452, 45.68015))
    expect(Object.keys(row?.attributes ?? {})).toEqual(Object.keys(recorded.attributes))
    expect(row?.attributes.PLSSID).toBe(recorded.attributes.PLSSID)
  })
})
