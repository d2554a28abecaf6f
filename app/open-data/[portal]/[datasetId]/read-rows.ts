import 'server-only'
import { cache } from 'react'
import { read } from '@/app/data'
import type { RowsQuestion } from './to-question'

/** Once for the title and once for the page is once. */
export const readSchema = cache((portal: string, datasetId: string) =>
  read('open-data-discovery', 'getDatasetSchema', { portal, datasetId }),
)

export type SchemaResult = Awaited<ReturnType<typeof readSchema>>
export type SchemaAnswer = Extract<SchemaResult, { ok: true }>
export type Schema = SchemaAnswer['data']

export const readRows = (question: RowsQuestion) => read('open-data-discovery', 'queryDataset', question)

export type RowsResult = Awaited<ReturnType<typeof readRows>>
export type RowsAnswer = Extract<RowsResult, { ok: true }>
