import 'server-only'
import { withinFile } from '@/app/_lib/read/page-deadline'
import type { EngineCall } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import type { Issue, Problem } from '@/lib/connector/errors'
import { type ExportHeading, toDocument } from '@/lib/connector/http/export'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import type { ExportTable, Rows } from '@/lib/export/table'
import type { ParsedUrl, Query, UrlState } from '@/lib/url-state'
import type { PdfExport } from './heavy'

export type ExportAnswer =
  | { asked: ExportHeading; meta: Meta; table: ExportTable<Rows> }
  | { document: ExportDocument }
  | { problem: Problem }

export type PdfAnswer = PdfExport | { problem: Problem }

export interface FileRequest<P> {
  params: P
  format: string
  ask: EngineCall
}

export interface PageExport<Url = never, P = never> {
  address: UrlState<Url>
  refuse?(parsed: ParsedUrl<Url>): Issue[]
  read(url: Url, call: FileRequest<P>): Promise<ExportAnswer>
  toPdf?(url: Url, call: FileRequest<P>): Promise<PdfAnswer>
}

export const pageFile = <Url, P = Record<never, never>>(file: PageExport<Url, P>): PageExport<Url, P> => file

export const queryOf = (fields: URLSearchParams): Query =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))

/** Rejects an unreadable parameter: if it were ignored, the file would contain other rows. */
export function parseFileUrl<Url, P>(
  { address, refuse = issuesOf }: PageExport<Url, P>,
  query: Query,
): { url: Url; faults: Issue[] } {
  const parsed = address.parse(query)
  return { url: parsed.url, faults: [...refuse(parsed), ...unknownNames(address, parsed)] }
}

export async function fetchDocument<Url, P>(
  file: PageExport<Url, P>,
  url: Url,
  call: FileRequest<P>,
): Promise<{ document: ExportDocument } | { problem: Problem }> {
  const exported = await withinFile(() => file.read(url, call))
  if ('problem' in exported || 'document' in exported) return exported
  const { engine } = await getApp()
  return { document: toDocument(engine, exported.asked, exported.meta, exported.table) }
}

export const issuesOf = ({ dropped, errors }: Pick<ParsedUrl<unknown>, 'dropped' | 'errors'>): Issue[] => [
  ...Object.entries(errors).map(([path, message]) => ({ path, message })),
  ...dropped.map((path) => ({ path, message: `We could not read ${path}. Take the link from the page.` })),
]

/** Rejects an unknown parameter, because it is probably a misspelled filter. */
function unknownNames<Url>({ parameters }: UrlState<Url>, { unknown }: ParsedUrl<Url>): Issue[] {
  const names = ['format', ...parameters.map(({ name }) => name)].join(', ')
  return unknown.map((path) => ({ path, message: `Unknown parameter. This link takes ${names}.` }))
}
