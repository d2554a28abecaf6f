import { openHouse } from '@/app/house'
import { queryMunicipalBuildingOperations } from '@/connectors/open-data-discovery/query-municipal-building-operations'
import { searchConstruction } from '@/connectors/open-data-discovery/search-construction'
import { problemResponse } from '@/lib/connector/door'
import { sendFile, toDocument } from '@/lib/connector/export-door'
import type { Meta } from '@/lib/connector/result'
import type { ExportFormat } from '@/lib/export/format'
import { formatById } from '@/lib/export/formats'
import type { Table } from '@/lib/export/table'
import { parsePermitsUrl } from '../parse'
import { readPermits, readProperty, readSource } from '../read-permits'
import { nameSource } from '../source-words'
import { feedsOf } from '../timeline'
import { type PermitsUrl, permitsQuery } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  if (!format) return refuse('The format is csv, xlsx, geojson or json.', 'format')
  const { url, dropped, periodError } = parsePermitsUrl(Object.fromEntries(searchParams))
  // What the page leaves out with a word would give another file here.
  const [unread] = dropped
  if (unread !== undefined) return refuse(`${unread} could not be read.`, unread)
  if (periodError) return refuse(periodError, 'to')
  if (url.market && url.property) return sendProperty(format, url, url.market, url.property)
  if (url.source) return sendSource(format, url, url.source)
  return refuse(
    'The link names no source and no property. Take it from the page that shows the rows.',
    'source',
  )
}

async function sendSource(format: ExportFormat, url: PermitsUrl, id: string): Promise<Response> {
  const source = await readSource(id)
  if (!source.ok) return problemResponse(source.error)
  const answer = await readPermits(url, source.data)
  if (!answer.ok) return problemResponse(answer.error)
  const records = answer.data.records.filter(({ kind }) => !url.kind || kind === url.kind)
  const table = searchConstruction.table({ ...answer.data, records })
  return send(format, url, nameSource(source.data), answer.meta, table)
}

async function sendProperty(
  format: ExportFormat,
  url: PermitsUrl,
  market: NonNullable<PermitsUrl['market']>,
  property: string,
): Promise<Response> {
  const answer = await readProperty(market, property, url.offset)
  if (!answer.ok) return problemResponse(answer.error)
  const table = queryMunicipalBuildingOperations.table(feedsOf(answer.data, url.what))
  return send(format, url, `Records of ${property}, ${answer.data.city}`, answer.meta, table)
}

async function send(
  format: ExportFormat,
  url: PermitsUrl,
  title: string,
  meta: Meta,
  table: Table,
): Promise<Response> {
  const question = Object.fromEntries(permitsQuery({ ...url, selected: undefined }))
  const asked = { title, name: 'permits', question }
  return sendFile(format, toDocument((await openHouse()).engine, asked, meta, table))
}

const refuse = (message: string, path: string) =>
  problemResponse({ code: 'invalid_params', message, issues: [{ path, message }] })
