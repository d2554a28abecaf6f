import type { Cell, Column, Table } from '@/lib/export/table'
import type { PropertyRecord } from '@/lib/property-record'
import type { ParcelAnswer } from './parcel-answer'
import { isOutline } from './parcel-rows'

interface Row {
  record: PropertyRecord
  geometry?: unknown
}

const columns: Column[] = [
  { key: 'parcelId', label: 'Parcel number', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'address', label: 'Address', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'postalCode', label: 'ZIP', type: 'text' },
  { key: 'marketValue', label: 'Just value', type: 'number', unit: 'USD' },
  { key: 'assessedValue', label: 'Assessed value, other than school levy', type: 'number', unit: 'USD' },
  { key: 'taxableValue', label: 'Taxable value, other than school levy', type: 'number', unit: 'USD' },
  { key: 'landValue', label: 'Land value', type: 'number', unit: 'USD' },
  { key: 'saleYear', label: 'Last sale, year', type: 'number' },
  { key: 'saleDate', label: 'Last sale, month', type: 'text' },
  { key: 'salePrice', label: 'Last sale, price', type: 'number', unit: 'USD' },
  { key: 'qualificationCode', label: 'Last sale, qualification code', type: 'text' },
  { key: 'yearBuilt', label: 'Year built', type: 'number' },
  { key: 'area', label: 'Land', type: 'number', unit: 'square feet' },
  { key: 'acreage', label: 'Land, derived', type: 'number', unit: 'acres' },
  { key: 'landUse', label: 'Land use', type: 'text' },
  { key: 'landUseCode', label: 'Land use code', type: 'text' },
  { key: 'legalDescription', label: 'Legal description, as cut by the roll', type: 'text' },
  { key: 'rollYear', label: 'Year of the roll', type: 'number' },
  { key: 'sourceObjectId', label: 'Polygon of the source', type: 'number' },
]

const ownerColumn: Column = { key: 'ownerName', label: 'Owner of record', type: 'text' }

/** Owners are a column only where the contract publishes them, and in no file of more than one parcel. */
export function recordTable(rows: readonly Row[], notes: string[], owner: boolean): Table {
  const shown = owner && rows.length === 1 ? [...columns, ownerColumn] : columns
  return {
    columns: shown,
    key: ['sourceObjectId'],
    rows: rows.map(({ record, geometry }) => ({
      cells: Object.fromEntries(shown.map(({ key }) => [key, cellOf(record, key)])),
      ...(geometry === undefined ? {} : { geometry: isOutline(geometry) ? geometry : null }),
    })),
    notes,
  }
}

export function answerTable(answer: ParcelAnswer, owner: boolean): Table {
  const { count, source, resultsTruncated } = answer
  const more = resultsTruncated ? [`There are more rows than these ${count}.`] : []
  const rows =
    'records' in answer
      ? answer.records.map((record) => ({ record }))
      : answer.features.map(({ properties, geometry }) => ({ record: properties, geometry }))
  return recordTable(rows, [...more, ...source.notes], owner)
}

function cellOf(record: PropertyRecord, key: string): Cell {
  const { lastSale, rollYear, landUseCode } = record.sourceAttributes ?? {}
  const others: Readonly<Record<string, unknown>> = {
    rollYear,
    landUseCode,
    qualificationCode: codeOf(lastSale),
  }
  const value = Object.hasOwn(others, key) ? others[key] : record[key]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const codeOf = (sale: unknown) =>
  typeof sale === 'object' && sale !== null && 'qualificationCode' in sale ? sale.qualificationCode : null
