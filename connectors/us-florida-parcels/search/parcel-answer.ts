import { z } from 'zod'
import type { Cell, Table } from '@/lib/export/table'
import { type PropertyRecord, propertyRecord } from '@/lib/records/assessment/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { columnsWithout } from '../file-columns'
import { sourceSchema } from '../source-notes'
import type { ParcelPage } from './fetch-page'
import { isOutline, publishedOutline } from './parcel-rows'

const texts = defineSentences('us-florida-parcels.parcel-answer', {
  thereAreMoreRows: 'There are more rows than these {count}.',
})

const common = {
  count: z.int().min(0),
  nextOffset: z.int().min(0).nullable(),
  /** Only ever true: there is more than this page. */
  resultsTruncated: z.literal(true).optional(),
  source: sourceSchema,
}

const feature = z.object({
  type: z.literal('Feature'),
  geometry: publishedOutline,
  properties: propertyRecord,
})

/** Records, or GeoJSON (RFC 7946) where outlines were asked for. */
export const parcelAnswer = z
  .union([
    z.object({ records: z.array(propertyRecord), ...common }),
    z.object({ type: z.literal('FeatureCollection'), features: z.array(feature), ...common }),
  ])
  // Programs expect a result to be an object at its root, whichever of the two it is.
  .meta({ type: 'object' })

type ParcelAnswer = z.output<typeof parcelAnswer>

export function toAnswer(
  { rows, nextOffset, truncated, source }: ParcelPage,
  geometry: boolean,
): ParcelAnswer {
  const rest = {
    count: rows.length,
    nextOffset,
    ...(truncated ? { resultsTruncated: true as const } : {}),
    source,
  }
  if (!geometry) return { records: rows.map(({ record }) => record), ...rest }
  const features = rows.map(({ record, geometry: shape }) => ({
    type: 'Feature' as const,
    geometry: shape,
    properties: record,
  }))
  return { type: 'FeatureCollection', features, ...rest }
}

interface Row {
  record: PropertyRecord
  geometry?: unknown
}

const notOfRecords = ['landValuePerSquareFoot', 'polygons', 'latitude', 'longitude'] as const

/** Owners are a column only where the contract publishes them, and in no file of more than one parcel. */
export function recordTable(rows: readonly Row[], notes: string[], owner: boolean): Table {
  const isNamed = owner && rows.length === 1
  const columns = columnsWithout(...notOfRecords, ...(isNamed ? [] : (['ownerName'] as const)))
  return {
    columns,
    // A row is a polygon, and a parcel may have several.
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

export function answerTable(answer: ParcelAnswer, owner: boolean): Table {
  const { count, source, resultsTruncated } = answer
  const more = resultsTruncated ? [texts.thereAreMoreRows({ count })] : []
  const rows =
    'records' in answer
      ? answer.records.map((record) => ({ record }))
      : answer.features.map(({ properties, geometry }) => ({ record: properties, geometry }))
  return recordTable(rows, [...more, ...source.notes], owner)
}

/** The wire's names of a record as the names of a file. */
function cellsOf(record: PropertyRecord): Record<string, Cell> {
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
