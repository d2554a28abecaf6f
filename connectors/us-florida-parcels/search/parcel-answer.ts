import { z } from 'zod'
import type { ExportTable } from '@/lib/export/table'
import { propertyRecord } from '@/lib/records/assessment/fields'
import { publishedOutline } from '@/lib/records/parcel/outline'
import { recordTable } from '@/lib/records/parcel/record-file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { sourceSchema } from '../source-notes'
import type { ParcelPage } from './fetch-page'

const texts = defineSentences('us-florida-parcels.parcel-answer', {
  thereAreMoreRows: 'There are more rows than these {count}.',
})

const common = {
  count: z.int().min(0),
  nextOffset: z.int().min(0).nullable(),
  resultsTruncated: z.literal(true).optional(),
  source: sourceSchema,
}

const feature = z.object({
  type: z.literal('Feature'),
  geometry: publishedOutline,
  properties: propertyRecord,
})

export const parcelAnswer = z
  .union([
    z.object({ records: z.array(propertyRecord), ...common }),
    z.object({ type: z.literal('FeatureCollection'), features: z.array(feature), ...common }),
  ])
  // The schema must declare an object at its root, because client programs expect one. Both alternatives are
  // objects.
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

export function answerTable(answer: ParcelAnswer, owner: boolean): ExportTable {
  const { count, source, resultsTruncated } = answer
  const more = resultsTruncated ? [texts.thereAreMoreRows({ count })] : []
  const rows =
    'records' in answer
      ? answer.records.map((record) => ({ record }))
      : answer.features.map(({ properties, geometry }) => ({ record: properties, geometry }))
  return recordTable(rows, [...more, ...source.notes], owner)
}
