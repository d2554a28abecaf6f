import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { gpkg } from '@/lib/export/maps/geopackage'
import type { ExportTable } from '@/lib/export/table'
import { mappedDocument } from '@/lib/export/testing/mapped-document'
import { renderBytes } from '@/lib/export/testing/render-bytes'
import { MOST_ROWS } from '@/lib/jobs/job'
import { describeListProblem } from './read-list'
import { readUpload } from './read-upload'
import { textOfRow } from './row-text'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function placesOf(file: string, bytes: Uint8Array): Promise<string[]> {
  const reading = await readUpload(file, bytes)
  if (!('list' in reading)) throw new Error(JSON.stringify(reading))
  return reading.list.rows.map((_, row) => textOfRow(reading.list, row))
}

async function refusalOf(file: string, bytes: Uint8Array): Promise<string> {
  const reading = await readUpload(file, bytes)
  if ('refused' in reading) return reading.refused
  return 'problem' in reading ? describeListProblem(reading.problem, reading.number ?? 0) : 'read'
}

async function workbookOf(data: SheetData): Promise<Uint8Array> {
  const blob = await writeWorkbook(data).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

const text = (value: string) => ({ value })
const headings = [text('Name'), text('Address'), text('Visited')]
const visit = { value: new Date('2026-03-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }

describe('a workbook as a list', () => {
  it('reads a date of a workbook as YYYY-MM-DD, and a number unchanged', async () => {
    const bytes = await workbookOf([
      headings,
      [text('A'), text('1 Elm St, Boise, ID'), visit],
      [],
      [{ value: 12.5, type: Number }, text('2 Elm St, Boise, ID'), null],
    ])
    expect(await readUpload('sites.xlsx', bytes)).toEqual({
      list: {
        headings: ['Name', 'Address', 'Visited'],
        roles: ['mine', 'place', 'mine'],
        rows: [
          ['A', '1 Elm St, Boise, ID', '2026-03-05'],
          ['12.5', '2 Elm St, Boise, ID', ''],
        ],
        facts: [],
      },
    })
  })

  it('selects no column as the place if no heading names a place', async () => {
    const bytes = await workbookOf([[text('Where it is')], [text('1 Elm St, Boise, ID')]])
    expect(await readUpload('sites.xlsx', bytes)).toMatchObject({ list: { roles: ['mine'] } })
  })

  it('rejects a workbook with a formula, and names the row of the formula', async () => {
    const bytes = await workbookOf([headings, [text('A')], [text('B'), { value: '=A1', type: 'Formula' }]])
    expect(await refusalOf('sites.xlsx', bytes)).toBe(
      'sites.xlsx, row 3 has a formula. Save the sheet with values instead of formulas.',
    )
  })

  it('rejects a workbook with too many rows, and names the maximum and the excess', async () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_, at) => [text(`${at} Elm St, Boise, ID`)])
    expect(await refusalOf('a.xlsx', await workbookOf([[text('Address')], ...rows]))).toContain(
      'The list has 1,001 rows; the most is 1,000. Take out 1 of them',
    )
  })

  it('rejects a workbook that needs a password, is truncated, or is too large after decompression', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
    expect(await refusalOf('a.xlsx', compound)).toContain('needs a password')
    expect(await refusalOf('a.xls', compound)).toContain('without a password')
    const whole = await workbookOf([headings, [text('A')]])
    expect(await refusalOf('a.xlsx', whole.subarray(0, whole.length / 2))).toContain('not a whole')
    expect(await refusalOf('a.xlsx', zipSync({ 'a.xml': strToU8('<a/>') }))).toContain('not a whole')
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9 * 1024 * 1024) })
    expect(await refusalOf('a.xlsx', bomb)).toContain('unpacks to more than 8 MB')
  })
})

const site = { type: 'Point' as const, coordinates: [-116.4, 43.6] }
const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-116, 43],
      [-114, 43],
      [-114, 45],
      [-116, 45],
      [-116, 43],
    ],
  ],
}
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>A</name>
  <Point><coordinates>-116.4,43.6</coordinates></Point></Placemark></Document></kml>`

describe('a file of shapes as a list', () => {
  it('uses the position of a point or the center of an area as the place, and preserves the columns of the file', async () => {
    const features = [
      { type: 'Feature', geometry: site, properties: { Site: 'A', Address: 'mine' } },
      { type: 'Feature', geometry: square, properties: { Site: 'B' } },
      { type: 'Feature', geometry: null, properties: { Site: 'C' } },
    ]
    const bytes = bytesOf(JSON.stringify({ type: 'FeatureCollection', features }))
    expect(await placesOf('a.geojson', bytes)).toEqual(['43.6, -116.4', '44, -115', ''])
    expect(await readUpload('a.geojson', bytes)).toMatchObject({
      list: { headings: ['Site', 'Address', 'Latitude of the shape', 'Longitude of the shape'] },
    })
  })

  it('reads a KML file, and the main document of a KMZ file', async () => {
    expect(await placesOf('a.kml', bytesOf(kml))).toEqual(['43.6, -116.4'])
    const archive = zipSync({ 'files/other.kml': strToU8('<kml/>'), 'doc.kml': strToU8(kml) })
    expect(await placesOf('a.kmz', archive)).toEqual(['43.6, -116.4'])
    expect(await refusalOf('a.kmz', zipSync({ 'a.png': new Uint8Array(4) }))).toContain('no .kml file')
  })

  it('rejects an unsupported file and broken GeoJSON, each with a reason', async () => {
    expect(await refusalOf('a.pdf', new Uint8Array([0x25, 0, 0, 1]))).toContain('not one that we read')
    expect(await refusalOf('a.geojson', bytesOf('{'))).toContain('a.geojson is not JSON')
  })
})

const sites: ExportTable = {
  columns: [{ key: 'name', label: 'Site', type: 'text' }],
  rows: [
    { cells: { name: 'A' }, geometry: site, source: 0 },
    { cells: { name: 'B' }, geometry: square, source: 0 },
  ],
  notes: [],
}

const folder = mkdtempSync(join(tmpdir(), 'openplat-upload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const geopackage = (): Promise<Uint8Array> =>
  renderBytes(gpkg, mappedDocument({ table: sites, parts: undefined as never }))

function changed(name: string, ...statements: string[]): Uint8Array {
  const path = join(folder, name)
  const database = new Libsql(path)
  try {
    for (const sql of statements) database.exec(sql)
  } finally {
    database.close()
  }
  return readFileSync(path)
}

const begin = `create table gpkg_contents (table_name text, data_type text);
  create table gpkg_geometry_columns (table_name text, column_name text, srs_id integer);
  create table gpkg_spatial_ref_sys (srs_name text, srs_id integer, organization_coordsys_id integer);`

describe('a GeoPackage as a list', () => {
  it('reads a GeoPackage that our own export wrote', async () => {
    expect(await placesOf('sites.gpkg', await geopackage())).toEqual(['43.6, -116.4', '44, -115'])
  })

  it('rejects a file with several layers, and names the layers', async () => {
    const bytes = changed(
      'several.gpkg',
      begin,
      `create table a (x); create table b (x);
       insert into gpkg_contents values ('a', 'features'), ('b', 'attributes')`,
    )
    expect(await refusalOf('several.gpkg', bytes)).toContain('has several layers: a, b.')
  })

  it('rejects a file with projected coordinates, and names the coordinate system', async () => {
    const bytes = changed(
      'projected.gpkg',
      begin,
      `create table a (geom blob); insert into a values (x'00');
       insert into gpkg_contents values ('a', 'features');
       insert into gpkg_geometry_columns values ('a', 'geom', 2236);
       insert into gpkg_spatial_ref_sys values ('NAD83 / Florida East (ftUS)', 2236, 2236)`,
    )
    expect(await refusalOf('projected.gpkg', bytes)).toContain('is in NAD83 / Florida East (ftUS).')
  })

  it('evaluates neither a view nor a generated column of the file', async () => {
    const bytes = changed(
      'hostile.gpkg',
      begin,
      `create table rows (Address text);
       insert into rows values ('1 Elm St, Boise, ID');
       alter table rows add column trap as (abs(-9223372036854775808));
       create view other as select abs(-9223372036854775808) as x;
       insert into gpkg_contents values ('other', 'features'), ('rows', 'attributes')`,
    )
    expect(await readUpload('hostile.gpkg', bytes)).toMatchObject({
      list: { rows: [['1 Elm St, Boise, ID', '', '']] },
    })
  })

  it('rejects a truncated file, and a database that is not a GeoPackage', async () => {
    const whole = await geopackage()
    expect(await refusalOf('a.gpkg', whole.subarray(0, 5_000))).toContain('not a whole GeoPackage')
    expect(await refusalOf('a.gpkg', changed('other.gpkg', 'create table a (x)'))).toContain('not a whole')
  })
})
