import 'server-only'
import { cache } from 'react'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { read } from '@/app/_lib/read/data'
import type { DatasetRowsQuery } from './to-question'
import type { DatasetReference } from './url'

/** Cached for each request, because both the title and the page need the schema. */
export const fetchSchema = cache((portal: string, datasetId: string) =>
  read('open-data-discovery', 'getDatasetSchema', { portal, datasetId }),
)

type SchemaResult = Awaited<ReturnType<typeof fetchSchema>>
export type DatasetSchemaResponse = Extract<SchemaResult, { ok: true }>
export type DatasetRowsSchema = DatasetSchemaResponse['data']

export const fetchRows = (question: DatasetRowsQuery) => read('open-data-discovery', 'queryDataset', question)

type RowsResult = Awaited<ReturnType<typeof fetchRows>>
export type DatasetRowsResponse = Extract<RowsResult, { ok: true }>

/**
 * Next passes path segments encoded to pages and decoded to route handlers. Decoding twice is safe, because
 * neither name can contain a percent sign.
 */
export const readName = ({ portal, datasetId }: DatasetReference): DatasetReference => ({
  portal: decodeSegment(portal),
  datasetId: decodeSegment(datasetId),
})
