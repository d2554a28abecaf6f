import { describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import { columnsWithout } from '@/lib/records/parcel/file'
import { parcelsInView } from './parcels-in-view'
import { searchParcels } from './search-parcels'
import { parcelEngine, search } from './testing/parcel-engine'

const bbox: [number, number, number, number] = [-81.386, 28.53, -81.384, 28.532]

async function tables(): Promise<{ records: ExportTable; map: ExportTable }> {
  const sample = parcelEngine()
  const answer = await search(sample, { bbox, limit: 500, includeGeometry: true })
  const view = { bbox, all: true }
  const mapView = await dataOf(
    sample.engine.call('us-florida-parcels', 'parcelsInView', view, { internal: true }),
  )
  const params = searchParcels.params.parse({ bbox })
  return { records: searchParcels.table(answer, params), map: withRows(parcelsInView.table(mapView)) }
}

const withRows = (table: ExportTable<ExportRows>): ExportTable => ({ ...table, rows: [...table.rows] })

const keyOf = ({ cells }: ExportTable['rows'][number]) => `${cells.countyNumber}:${cells.parcelId}`

describe('parcel files', () => {
  it('names a value identically in the files of every method', async () => {
    const { records, map } = await tables()
    const ofMap = new Map(map.columns.map((column) => [column.key, column]))
    const shared = records.columns.filter(({ key }) => ofMap.has(key))
    expect(shared.length).toBeGreaterThan(18)
    for (const column of shared) expect(ofMap.get(column.key)).toEqual(column)
    const labels = [...records.columns, ...map.columns].map(({ key, label }) => `${label}|${key}`)
    expect(new Set(labels.map((text) => text.split('|')[0])).size).toBe(new Set(labels).size)
  })

  it('writes the same values of a parcel into the record file and the map file', async () => {
    const { records, map } = await tables()
    const values = new Map(records.rows.map((row) => [keyOf(row), row.cells]))
    const shared = records.columns
      .map(({ key }) => key)
      .filter((key) => map.columns.some((c) => c.key === key))
    expect(map.rows.length).toBeGreaterThan(20)
    for (const row of map.rows) {
      const other = values.get(keyOf(row))
      for (const key of shared.filter((name) => name !== 'address'))
        expect([keyOf(row), key, other?.[key]]).toEqual([keyOf(row), key, row.cells[key]])
    }
  })

  it('includes an owner only in files of one parcel', async () => {
    const sample = parcelEngine()
    const { parcelId } = [...(await tables()).records.rows].map(({ cells }) => cells)[0] ?? {}
    const { parcel } = await dataOf(
      sample.engine.call('us-florida-parcels', 'getParcel', { parcelId: String(parcelId) }),
    )
    const params = searchParcels.params.parse({ bbox, owner: String(parcel?.ownerName).slice(0, 6) })
    const answer = await search(sample, params)
    if (!('records' in answer)) throw new Error('Not records')
    const fileOf = (count: number) =>
      searchParcels.table({ ...answer, records: Array(count).fill(answer.records[0]) }, params)
    const hasOwner = ({ columns }: ExportTable) => columns.some(({ key }) => key === 'ownerName')
    expect(hasOwner(fileOf(1))).toBe(true)
    expect(hasOwner(fileOf(2))).toBe(false)
    expect(JSON.stringify(fileOf(2).rows)).not.toContain(String(parcel?.ownerName))
  })
})

describe("answers with a person's name", () => {
  const headerOf = async (query: string) => {
    const { engine } = parcelEngine()
    const request = new Request(`https://openplat.example/api/v1/us-florida-parcels/${query}`)
    const [method = ''] = query.split('?')
    const response = await answerCall(engine, request, 'us-florida-parcels', method)
    expect(response.status).toBe(200)
    return response.headers.get('cache-control')
  }

  it('excludes a response with the name of a person from shared caches', async () => {
    const box = encodeURIComponent(JSON.stringify(bbox))
    expect(await headerOf('getParcel?parcelId=27:082S305005000002')).toBe('private, no-store')
    expect(await headerOf(`searchParcels?bbox=${box}&owner=SMITH`)).toBe('private, no-store')
    expect(await headerOf(`searchParcels?bbox=${box}`)).toMatch(/^public/)
  })
})

describe('columns of both parcel files', () => {
  it('lists the columns of parcel files in one order, with types and units', () => {
    expect(
      columnsWithout().map(({ label, type, unit }) => [label, type, ...(unit ? [unit] : [])].join('|')),
    ).toEqual([
      'Parcel number|text',
      'County|text',
      'County number of the Department of Revenue|number',
      'Street address|text',
      'City|text',
      'ZIP code|text',
      'Roll year|number',
      'Just value|number|dollars',
      'Assessed value, all levies but school|number|dollars',
      'Taxable value, all levies but school|number|dollars',
      'Land value|number|dollars',
      'Land area|number|square feet',
      'Land area (derived)|number|acres',
      'Lot size of the outline (derived)|number|acres',
      'Just value per acre (derived)|number|dollars',
      'Land value per square foot (derived)|number|dollars',
      'Living or usable area|number|square feet',
      'Year built|number',
      'Land use|text',
      'Land use code|text',
      'Year of the last sale|number',
      'Month of the last sale|text',
      'Price of the last sale|number|dollars',
      'Qualification code of the last sale|text',
      'Start of the legal description|text',
      'Polygons found|number',
      'Row number in this edition|number',
      'Latitude of the label|number',
      'Longitude of the label|number',
      'Owner of record|text',
    ])
  })
})
