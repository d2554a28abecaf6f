import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulateFloodMap } from './simulator'
import { layers } from './wire'

const BASE = 'https://hazards.fema.gov/arcgis/rest/services/public/NFHL/MapServer'
const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-flood-hazard', file), 'utf8'))

const ask = (path: string) => simulateFloodMap(new Request(`${BASE}${path}`))
const box = 'geometry=-95.6,29.5,-95.5,29.6&geometryType=esriGeometryEnvelope&inSR=4326&f=json'

async function rowsOf(layer: number, fields: string, where = box) {
  const answer = await (await ask(`/${layer}/query?${where}&outFields=${fields}&returnGeometry=false`)).json()
  return answer.features.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes)
}

describe('simulated flood map', () => {
  it('contains the empty values, spellings and contradictions of the real map', async () => {
    const wide = 'geometry=-95.6,29.5,-95,30.2&geometryType=esriGeometryEnvelope&inSR=4326&f=json'
    const rows = [
      ...(await rowsOf(28, '*', wide)),
      ...(await rowsOf(28, '*', `${wide}&resultOffset=2000`)),
      ...(await rowsOf(28, '*', `${wide}&resultOffset=4000`)),
      ...(await rowsOf(28, '*', `${wide}&resultOffset=6000`)),
    ]
    const valuesOf = (field: string) => new Set(rows.map((row) => row[field]))
    expect([...valuesOf('FLD_ZONE')]).toEqual(
      expect.arrayContaining(['X', 'AE', 'A', 'AH', 'AO', 'D', 'OPEN WATER', 'A99']),
    )
    expect([...valuesOf('ZONE_SUBTY')]).toEqual(
      expect.arrayContaining([null, '', ' ', '<Null>', '0.2PCT ANNUAL CHANCE FLOOD HAZARD', 'FLOODWAY']),
    )
    expect([...valuesOf('LEN_UNIT')]).toEqual(expect.arrayContaining([null, 'Feet', 'FEET']))
    expect(rows.some((row) => row.FLD_ZONE === 'X' && row.SFHA_TF !== 'F')).toBe(true)
    expect(rows.some((row) => row.STATIC_BFE === -9999 && row.V_DATUM === 'NAVD88')).toBe(true)
    expect(rows.some((row) => /^\d{2}0087$/.test(String(row.DFIRM_ID)))).toBe(true)
  })

  it('contains panels of two types, and a placeholder as an earlier date', async () => {
    const panels = await rowsOf(3, '*', box.replace('29.6', '30.4').replace('-95.5', '-94.7'))
    expect(new Set(panels.map(({ PANEL_TYP }: Record<string, unknown>) => PANEL_TYP)).size).toBe(2)
    expect(panels.some(({ PRE_DATE }: Record<string, unknown>) => PRE_DATE === 253_392_451_200_000)).toBe(
      true,
    )
    expect(panels.every(({ FIRM_PAN }: Record<string, unknown>) => String(FIRM_PAN).length === 11)).toBe(true)
  })

  it('fails like the real map for an old path, a wide area, many shapes and an unknown column', async () => {
    const old = await simulateFloodMap(new Request('https://hazards.fema.gov/gis/nfhl/rest/services/public'))
    expect([old.status, old.headers.get('content-type')]).toEqual([404, 'text/html'])
    expect((await ask('/28/query?geometry=-96,29,-91,34&f=json')).status).toBe(504)
    const many = await ask(`/28/query?${box}&outFields=FLD_ZONE&returnGeometry=true&resultRecordCount=2000`)
    expect([many.status, await many.json()]).toMatchObject([200, { error: { code: 500 } }])
    const unknown = await (await ask(`/28/query?${box}&outFields=EFF_DATE`)).json()
    expect(unknown).toMatchObject({ error: { code: 400 } })
  })

  it.skipIf(!samples)('contains the layers of the real service under their numbers', () => {
    const published = recorded('nfhl-mapserver-2026-10.trimmed.json').layers
    for (const { id, name } of Object.values(layers))
      expect(published).toContainEqual(expect.objectContaining({ id, name }))
  })

  it.skipIf(!samples).each([
    [28, 'nfhl-28-layer-2026-10.trimmed.json'],
    [3, 'nfhl-3-layer-2026-10.trimmed.json'],
    [0, 'nfhl-0-layer-2026-10.trimmed.json'],
  ])('gives layer %i the name and only the columns of the real service', async (id, file) => {
    const { name, fields } = recorded(file)
    const page = await (await ask(`/${id}?f=json`)).json()
    const names = fields.map((field: { name: string }) => field.name)
    expect(page.name).toBe(name)
    expect(
      page.fields
        .map((field: { name: string }) => field.name)
        .filter((each: string) => !names.includes(each)),
    ).toEqual([])
  })
})
