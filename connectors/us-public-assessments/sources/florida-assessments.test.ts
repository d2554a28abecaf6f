import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RecipeRow } from '../recipe/source'
import { yearValuesOf } from '../recipe/year-values'
import { describeProperty } from '../records'
import { groupByProperty } from '../search/property-rows'
import { florida } from './florida-assessments'

const table = 'columns' in florida.table ? florida.table : undefined
const columns = [...(table?.columns ?? []), ...(table?.optional ?? [])]

const rowOf = (cells: RecipeRow): RecipeRow => ({
  ...Object.fromEntries(columns.map((column) => [column, null])),
  PARCEL_ID: '082S305005000002',
  CO_NO: 27,
  ...cells,
})

const describeRow = (row: RecipeRow) =>
  describeProperty(
    { key: { source: florida, values: ['082S305005000002', 27], county: '' }, rows: [row] },
    null,
  )

const now = new Date('2026-11-21')
const valuesOf = (row: RecipeRow) => yearValuesOf(florida, [row], { settings: {}, now })

const propertiesAmong = (rows: RecipeRow[]) => (table ? groupByProperty(florida, table, rows, '') : [])

describe('Florida', () => {
  it('reads 0 as a value only if the parcel has a just value', () => {
    const exempt = rowOf({ ASMNT_YR: 2026, JV: 200_000, AV_NSD: 150_000, TV_NSD: 0, LND_VAL: 0 })
    expect(valuesOf(exempt)).toMatchObject([
      { year: 2026, values: { marketValue: 200_000, taxableValue: 0, landValue: null } },
    ])
    expect(valuesOf(rowOf({ ASMNT_YR: 2026, JV: 0, AV_NSD: 0, TV_NSD: 0, LND_VAL: 0 }))).toEqual([])
  })

  it('omits streets and water, and separates equal ids of two counties', () => {
    const rows = [
      rowOf({ PARCEL_ID: 'WATER' }),
      rowOf({ PARCEL_ID: null }),
      rowOf({ CO_NO: 0 }),
      rowOf({}),
      rowOf({}),
      rowOf({ CO_NO: 56 }),
    ]
    const properties = propertiesAmong(rows)
    expect(properties.map(({ key, rows: polygons }) => [key.values[1], polygons.length])).toEqual([
      [27, 2],
      [56, 1],
    ])
  })

  it.each([
    ['12 TEAPOT LN', null, '12 TEAPOT LN'],
    ['12 TEAPOT LN', 'UNIT 5', '12 TEAPOT LN UNIT 5'],
    ['12 TEAPOT LN', '# 5', '12 TEAPOT LN # 5'],
    ['12 TEAPOT LN', 'PENSACOLA FL', '12 TEAPOT LN'],
    [null, 'UNIT 5', null],
  ])('reads the address lines %s and %s as %s', (PHY_ADDR1, PHY_ADDR2, line) => {
    const row = rowOf({ PHY_ADDR1, PHY_ADDR2 })
    expect(florida.address.published(row)).toEqual([line])
    expect(describeRow(row).siteAddress).toBe(line)
  })

  it.each([
    [2024, '05', '2024-05', 2024],
    [2024, ' ', null, null],
    [0, '05', null, null],
    [2024, '13', null, null],
  ])('reads a sale of %s, month %s as %s', (SALE_YR1, SALE_MO1, saleDate, saleYear) => {
    expect(describeRow(rowOf({ SALE_YR1, SALE_MO1 }))).toMatchObject({ saleDate, saleYear })
  })

  it('formats ZIP codes with five digits, and returns none for 0', () => {
    expect(describeRow(rowOf({ PHY_ZIPCD: 2505 })).postalCode).toBe('02505')
    expect(describeRow(rowOf({ PHY_ZIPCD: 0 })).postalCode).toBeNull()
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-florida-parcels', name), 'utf8'))

const asRead = (attributes: z.output<typeof cells>): RecipeRow =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, cell]) => [name, String(cell ?? '').trim() === '' ? null : cell]),
  )

describe.skipIf(!samples)('recorded Florida rows', () => {
  it('parses a recorded parcel of Escambia County', () => {
    const answer = z
      .object({ features: z.array(z.object({ attributes: cells })) })
      .parse(read('query-one-parcel-all-fields-2026.json'))
    const attributes = answer.features[0]?.attributes ?? {}
    for (const column of [...columns, ...florida.withheld]) expect(Object.keys(attributes)).toContain(column)
    const row = asRead(attributes)
    const record = describeRow(row)
    expect(record).toMatchObject({
      parcelId: '082S305005000002',
      alternateParcelId: '051891000',
      siteAddress: '4109 N PALAFOX ST',
      city: 'PENSACOLA',
      county: 'Escambia',
      postalCode: '32505',
      area: 35_702,
      acreage: 0.8196,
      yearBuilt: null,
      saleDate: null,
      salePrice: null,
      landUse: 'Counties',
    })
    expect(JSON.stringify(record)).not.toContain('BOARD OF COUNT')
    expect(valuesOf(row)).toMatchObject([
      {
        year: 2026,
        values: {
          marketValue: 72_680,
          assessedValue: 65_565,
          taxableValue: 0,
          landValue: 71_400,
          improvementValue: null,
        },
      },
    ])
  })

  it('parses a recorded house, and rejects a recorded polygon that is no parcel', () => {
    const rows = z.array(cells).parse(read('attribute-rows-2025-point-query.json')).map(asRead)
    const properties = propertiesAmong(rows.map((row) => rowOf({ CO_NO: 58, ...row })))
    expect(properties.map(({ key }) => key.values[0])).toEqual(['352229534800041'])
  })
})
