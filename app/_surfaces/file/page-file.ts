import 'server-only'
import { withinFile } from '@/app/_lib/read/page-deadline'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import type { Problem, ProblemIssue } from '@/lib/connector/errors'
import { type ExportHeading, toDocument } from '@/lib/connector/http/export'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import type { ParsedUrl, UrlCodec, UrlQuery } from '@/lib/url-state'
import type { PdfExport } from './heavy'

export type PageExportResult =
  | { asked: ExportHeading; meta: Meta; table: ExportTable<ExportRows> }
  | { document: ExportDocument }
  | { problem: Problem }

export type PdfExportResult = PdfExport | { problem: Problem }

export interface PageExportRequest<P> {
  params: P
  format: string
  ask: EngineCaller
}

export interface PageExportDefinition<Url = never, P = never> {
  address: UrlCodec<Url>
  refuse?(parsed: ParsedUrl<Url>): ProblemIssue[]
  read(url: Url, call: PageExportRequest<P>): Promise<PageExportResult>
  toPdf?(url: Url, call: PageExportRequest<P>): Promise<PdfExportResult>
}

export const pageFile = <Url, P = Record<never, never>>(
  file: PageExportDefinition<Url, P>,
): PageExportDefinition<Url, P> => file

export const queryOf = (fields: URLSearchParams): UrlQuery =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))

/** Rejects an unreadable parameter: if it were ignored, the file would contain other rows. */
export function parseFileUrl<Url, P>(
  { address, refuse = issuesOf }: PageExportDefinition<Url, P>,
  query: UrlQuery,
): { url: Url; faults: ProblemIssue[] } {
  const parsed = address.parse(query)
  return { url: parsed.url, faults: [...refuse(parsed), ...unknownNames(address, parsed)] }
}

export async function fetchDocument<Url, P>(
  file: PageExportDefinition<Url, P>,
  url: Url,
  call: PageExportRequest<P>,
): Promise<{ document: ExportDocument } | { problem: Problem }> {
  const exported = await withinFile(() => file.read(url, call))
  if ('problem' in exported || 'document' in exported) return exported
  const { engine } = await getApp()
  return { document: toDocument(engine, exported.asked, exported.meta, exported.table) }
}

export const issuesOf = ({
  dropped,
  errors,
}: Pick<ParsedUrl<unknown>, 'dropped' | 'errors'>): ProblemIssue[] => [
  ...Object.entries(errors).map(([path, message]) => ({ path, message })),
  ...dropped.map((path) => ({ path, message: `We could not read ${path}. Take the link from the page.` })),
]

/** Rejects an unknown parameter, because it is probably a misspelled filter. */
function unknownNames<Url>({ parameters }: UrlCodec<Url>, { unknown }: ParsedUrl<Url>): ProblemIssue[] {
  const names = ['format', ...parameters.map(({ name }) => name)].join(', ')
  return unknown.map((path) => ({ path, message: `Unknown parameter. This link takes ${names}.` }))
}
