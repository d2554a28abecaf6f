import type { PageExportResult } from '@/app/_surfaces/file/page-file'
import { queryMunicipalBuildingOperations, searchConstruction } from '@/connectors/open-data-discovery/public'
import type { Meta } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import { formatNumber } from '@/lib/format'
import { fetchPage, fetchProperty, fetchSource, type ListedPermitSource } from '../fetch-permits'
import { feedsOf } from '../property/timeline'
import { nameSource } from '../source-labels'
import { type PermitsUrlParams, permitsUrl } from '../url'
import { MOST_IN_FILE, readWhole } from './whole-period'

const ALL_DAYS =
  'This source takes no period: the file leaves out the days in the link and has rows of every day.'

export async function fetchList(url: PermitsUrlParams, id: string): Promise<PageExportResult> {
  const source = await fetchSource(id)
  if (!source.ok) return { problem: source.error }
  const answer = await readWhole((page) => fetchPage(url, source.data, page), url.offset)
  if (!answer.ok) return { problem: answer.error }
  const records = answer.data.records.filter(({ kind }) => !url.kind || kind === url.kind)
  const rows = searchConstruction.table({ ...answer.data, records })
  const table = answer.isCut ? { ...rows, notes: [cutNote(source.data), ...rows.notes] } : rows
  const name = nameSource(source.data)
  const title = answer.isCut ? `${name}, ${cutName(source.data)}` : name
  if (source.data.supportsIssuedAfter || !(url.from || url.to))
    return toExported(url, title, answer.meta, table)
  const undated = { ...url, from: undefined, to: undefined }
  return toExported(undated, title, answer.meta, { ...table, notes: [...table.notes, ALL_DAYS] })
}

const cutName = ({ newestFirst }: ListedPermitSource) =>
  `${newestFirst ? 'newest' : 'first'} ${formatNumber(MOST_IN_FILE)} rows`

const cutNote = (source: ListedPermitSource) =>
  `A file holds at most ${formatNumber(MOST_IN_FILE)} rows: these are the ${cutName(source)} of the period, and the source has more. Choose a shorter period for the others.`

export async function fetchRecords(
  url: PermitsUrlParams,
  market: NonNullable<PermitsUrlParams['market']>,
  property: string,
): Promise<PageExportResult> {
  const answer = await fetchProperty(market, property, url.offset)
  if (!answer.ok) return { problem: answer.error }
  const table = queryMunicipalBuildingOperations.table(feedsOf(answer.data, url.what))
  return toExported(url, `Records of ${property}, ${answer.data.city}`, answer.meta, table)
}

function toExported(url: PermitsUrlParams, title: string, meta: Meta, table: ExportTable): PageExportResult {
  const question = Object.fromEntries(permitsUrl.toQuery({ ...url, selected: undefined }))
  const request = { title, question }
  return { asked: request, meta, table }
}
