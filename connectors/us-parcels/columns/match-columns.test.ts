import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArcgisColumn, abilityOf, layerHead } from '@/lib/arcgis/layer-head'
import { allLayers, type ParcelLayer } from '../registry'
import columnList from './columns.json'
import { isPersonal } from './dictionary'
import { matchColumns } from './match-columns'
import { readDate, readValue, readYear, readZip } from './read-value'

const samples = process.env.UPSTREAM_SAMPLES
const readSample = (file: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-parcels', file), 'utf8'))

const layer: ParcelLayer = {
  id: 'mi-kent',
  state: 'MI',
  kind: 'county',
  covers: ['26081'],
  url: 'https://gis.example.gov/arcgis/rest/services/Parcels/MapServer/5',
  seen: 'test',
}
const column = (name: string, more: Partial<ArcgisColumn> = {}): ArcgisColumn => ({
  name,
  type: 'esriFieldTypeString',
  alias: name,
  length: 50,
  words: null,
  ...more,
})
const number = (name: string) => column(name, { type: 'esriFieldTypeDouble', length: null })
const names = (columns: readonly ArcgisColumn[], row = layer) =>
  matchColumns(columns, row).columns.map(({ name }) => name)

describe('matchColumns', () => {
  it('reads the listed id column as the parcel number, regardless of case and qualifier', () => {
    const columns = [column('PIN'), column('DATA.Parcels.APN')]
    const match = matchColumns(columns, { ...layer, idColumn: 'Huntington.DBO.Parcels.apn' })
    expect(match.number).toBe('DATA.Parcels.APN')
    expect(match.alternates).toEqual(['PIN'])
  })

  it('reports that the listed id column is missing, and uses the only other number column', () => {
    expect(matchColumns([column('PIN')], { ...layer, idColumn: 'APN' })).toMatchObject({
      number: 'PIN',
      numberGone: 'APN',
    })
  })

  it('uses no number column if two columns may be the number', () => {
    expect(matchColumns([column('PIN'), column('APN')], layer).number).toBeNull()
    const aliased = column('PIN', { alias: 'Parcel number' })
    expect(matchColumns([aliased, column('APN')], layer).number).toBe('PIN')
  })

  it('reads the column ADDRESS as the site address only with the alias “Site address”', () => {
    expect(names([column('ADDRESS'), column('CITY')])).toEqual([])
    expect(matchColumns([column('ADDRESS', { alias: 'Site address' })], layer).situs.line).toEqual([
      'ADDRESS',
    ])
  })

  it('reads no site address from the two layers whose addresses are those of owners', async () => {
    const rows = (await allLayers()).filter(({ id }) => id === 'co-logan' || id === 'mn-sherburne')
    for (const row of rows) {
      const parts = Object.values(row.address ?? {}).flatMap((part) => part.columns ?? part.column ?? [])
      const { situs } = matchColumns(
        [...new Set(parts)].map((name) => column(name)),
        row,
      )
      expect(situs).toEqual({ line: [], number: null, street: null, city: null, zip: null })
    }
    expect(rows).toHaveLength(2)
  })

  it('displays an unknown column only if it is a number, a date or a short code', () => {
    const short = column('ZONE_CD', { length: 8 })
    const long = column('NOTES_TX', { length: 200 })
    const mysteryColumn = column('MYSTERY', { length: null })
    expect(
      names([
        number('WALKSCORE'),
        column('EDITED', { type: 'esriFieldTypeDate' }),
        short,
        long,
        mysteryColumn,
      ]),
    ).toEqual(['WALKSCORE', 'EDITED', 'ZONE_CD'])
  })

  it('ignores shape measures and object ids', () => {
    const measures = ['SHAPE.STArea()', 'Shape__Area', 'Shape_Length', 'SHAPE_Area', 'OBJECTID_1']
    expect(names(measures.map(number))).toEqual([])
  })

  it('selects no personal column for a query, whatever its case, qualifier or alias', () => {
    const personal = fc.constantFrom(...columnList.personal.exact)
    const qualifier = fc.constantFrom('', 'DBO.', 'SDE.DBO.Parcels.', 'a.')
    const spell = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toLowerCase(),
    )
    fc.assert(
      fc.property(personal, qualifier, spell, fc.boolean(), (name, before, change, isText) => {
        const type = isText ? 'esriFieldTypeString' : 'esriFieldTypeDouble'
        expect(names([column(before + change(name), { type, length: 8 })])).toEqual([])
        expect(names([column('FIELD7', { type, length: 8, alias: name })])).toEqual([])
      }),
    )
  })

  it('contains no personal column in its dictionary of column names', () => {
    const { situs, 'published values': values } = columnList
    const plain = [
      ...[columnList.parcelNumber, columnList.alternateNumber, columnList.acres, columnList.landUse].flat(),
      ...[columnList.squareFeet, columnList.yearBuilt, columnList.saleDate, columnList.salePrice].flat(),
      ...[columnList.legal, columnList.subdivision, columnList.taxYear].flat(),
      ...Object.values(situs).flat(),
      ...values.map(({ name }) => name),
    ]
    expect(plain.length).toBeGreaterThan(500)
    expect(plain.filter(isPersonal)).toEqual([])
  })

  it.skipIf(!samples)(
    'matches the columns of Kent’s and Madison’s recorded layers, without owner columns',
    () => {
      const kent = matchColumns(
        abilityOf(layerHead.parse(readSample('kent-mi-layer-10.22-mapserver.json'))).columns,
        {
          ...layer,
          idColumn: 'PPN',
        },
      )
      expect(kent).toMatchObject({
        number: 'PPN',
        alternates: ['PNUM'],
        situs: { line: ['PROPERTYADDRESS'], city: 'PROPADDRESSCITY' },
      })
      expect(kent.columns.map(({ name }) => name)).not.toContain('OWNERNAME1')
      const madison = abilityOf(layerHead.parse(readSample('madison-ms-layer-10.2-mapserver.json')))
      const match = matchColumns(madison.columns, { ...layer, idColumn: 'PARCEL_ID_EED' })
      expect(match).toMatchObject({
        number: 'PARCEL_ID_EED',
        situs: { line: ['PHY_STNO', 'PHY_ST'], city: null },
      })
      const own = match.columns.map(({ name }) => name)
      for (const name of ['OWNER', 'MAILADDRS', 'CITY', 'ZIP', 'SHAPE_Area']) expect(own).not.toContain(name)
    },
  )
})

describe('readValue', () => {
  const [zone] = matchColumns([column('ZONE_CD', { length: 12 })], layer).columns
  const [amount] = matchColumns([number('TOT_VAL')], layer).columns
  if (!zone || !amount) throw new Error('No columns')

  it('rejects a personal name in a column of codes', () => {
    for (const name of ['JANE DOE', 'SMITH', 'LEE', 'DOE JOHN', 'O’BRIEN', '*****']) {
      expect(readValue(zone, name)).toBeNull()
    }
    expect(readValue(zone, 'R-4  ')).toBe('R-4')
  })

  it.each([
    ['  86,794,159', 86_794_159],
    ['$2,555,970.00', 2_555_970],
    ['DOD', null],
    [-9999, null],
    [0, 0],
    ['', null],
  ])('reads the amount %j as %j', (raw, value) => {
    expect(readValue(amount, raw)).toBe(value)
  })

  it("reads days, years and ZIP codes in the publishers' formats", () => {
    expect([-86_400_000, '20180129', '00000000', '09272026', '2026MAY'].map(readDate)).toEqual([
      '1969-12-31',
      '2018-01-29',
      null,
      '2026-09-27',
      null,
    ])
    expect([0, '0000', 1600, '1986', 2027].map(readYear)).toEqual([null, null, null, 1986, 2027])
    expect([6511, 293_072_417, 'MI49327', '0', '40601-1234'].map(readZip)).toEqual([
      '06511',
      '29307',
      '49327',
      null,
      '40601',
    ])
  })
})
