import type { ExportCell, ExportTable } from '@/lib/export/table'
import type { PropertyRecord } from '../assessment/fields'
import { columnsWithout } from './file'
import { isOutline } from './outline'

interface Row {
  record: PropertyRecord
  geometry?: unknown
}

const notOfRecords = [
  ...(['outlineAcres', 'valuePerAcre', 'landValuePerSquareFoot'] as const),
  ...(['polygons', 'latitude', 'longitude'] as const),
] as const

/**
 * The file names the owner only if the API contract of the method does (`owner`), and only if the file has a
 * single row.
 */
export function recordTable(rows: readonly Row[], notes: string[], owner: boolean): ExportTable {
  const isNamed = owner && rows.length === 1
  const columns = columnsWithout(...notOfRecords, ...(isNamed ? [] : (['ownerName'] as const)))
  return {
    columns,
    // The key includes the source's row number, because a parcel may have several polygons.
    key: ['countyNumber', 'parcelId', 'sourceObjectId'],
    rows: rows.map(({ record, geometry }) => {
      const cells = cellsOf(record)
      return {
        cells: Object.fromEntries(columns.map(({ key }) => [key, cells[key] ?? null])),
        ...(geometry === undefined ? {} : { geometry: isOutline(geometry) ? geometry : null }),
      }
    }),
    notes,
  }
}

function cellsOf(record: PropertyRecord): Record<string, ExportCell> {
  const { lastSale, rollYear, landUseCode, countyNumber, livingAreaSquareFeet } =
    record.sourceAttributes ?? {}
  const values: Record<string, unknown> = {
    ...record,
    countyNumber,
    rollYear,
    landUseCode,
    justValue: record.marketValue,
    landSquareFeet: record.area,
    acres: record.acreage,
    livingSquareFeet: livingAreaSquareFeet,
    saleMonth: record.saleDate,
    saleQualification: codeOf(lastSale),
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' || typeof value === 'number' ? value : null,
    ]),
  )
}

const codeOf = (sale: unknown) =>
  typeof sale === 'object' && sale !== null && 'qualificationCode' in sale ? sale.qualificationCode : null
