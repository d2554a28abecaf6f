import { type Exported, exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { queryMunicipalBuildingOperations } from '@/connectors/open-data-discovery/query-municipal-building-operations'
import { searchConstruction } from '@/connectors/open-data-discovery/search-construction'
import { invalidParams } from '@/lib/connector/door'
import { toDocument } from '@/lib/connector/export-door'
import type { Meta } from '@/lib/connector/result'
import type { Table } from '@/lib/export/table'
import { parsePermitsUrl } from '../parse'
import { readPermits, readProperty, readSource } from '../read-permits'
import { nameSource } from '../source-words'
import { feedsOf } from '../timeline'
import { type PermitsUrl, permitsQuery } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export const GET = exportRoute({
  parse(query) {
    const { url, dropped, periodError } = parsePermitsUrl(query)
    const period = periodError ? [{ path: 'to', message: periodError }] : []
    return { question: url, issues: [...toIssues(dropped), ...period] }
  },
  async read(url) {
    if (url.market && url.property) return readRecords(url, url.market, url.property)
    return url.source ? readList(url, url.source) : { problem: invalidParams([NAMELESS]) }
  },
})

const NAMELESS = {
  path: 'source',
  message: 'The link names no source and no property. Take it from the page that shows the rows.',
}

const ALL_DAYS =
  'This source cannot be asked for a period: the days in the link were not used, and rows of every day are here.'

async function readList(url: PermitsUrl, id: string): Promise<Exported> {
  const source = await readSource(id)
  if (!source.ok) return { problem: source.error }
  const answer = await readPermits(url, source.data)
  if (!answer.ok) return { problem: answer.error }
  const records = answer.data.records.filter(({ kind }) => !url.kind || kind === url.kind)
  const table = searchConstruction.table({ ...answer.data, records })
  const title = nameSource(source.data)
  if (source.data.supportsIssuedAfter || !(url.from || url.to))
    return toExported(url, title, answer.meta, table)
  const asked = { ...url, from: undefined, to: undefined }
  return toExported(asked, title, answer.meta, { ...table, notes: [...table.notes, ALL_DAYS] })
}

async function readRecords(
  url: PermitsUrl,
  market: NonNullable<PermitsUrl['market']>,
  property: string,
): Promise<Exported> {
  const answer = await readProperty(market, property, url.offset)
  if (!answer.ok) return { problem: answer.error }
  const table = queryMunicipalBuildingOperations.table(feedsOf(answer.data, url.what))
  return toExported(url, `Records of ${property}, ${answer.data.city}`, answer.meta, table)
}

async function toExported(url: PermitsUrl, title: string, meta: Meta, table: Table): Promise<Exported> {
  const question = Object.fromEntries(permitsQuery({ ...url, selected: undefined }))
  const asked = { title, question }
  return { document: toDocument((await openHouse()).engine, asked, meta, table) }
}
