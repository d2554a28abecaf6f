import { openHouse } from '@/app/house'
import { problemResponse } from '@/lib/connector/door'
import { sendFile, toDocument } from '@/lib/connector/export-door'
import { formatById } from '@/lib/export/formats'
import { compare } from '../compare'
import { parseCostsUrl } from '../parse'
import { readCosts } from '../read-costs'
import { toTable } from '../to-table'
import { costsQuery } from '../url'

/** The table of the page, all of its pages in its order. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  // Series have no place to draw.
  if (!format || format.id === 'geojson') return refuse('The format is csv, xlsx or json.', 'format')
  const { url, errors } = parseCostsUrl(Object.fromEntries(searchParams))
  const [field, message] = Object.entries(errors)[0] ?? []
  if (message) return refuse(message, field)
  if (url.series.length === 0)
    return refuse('The link names no series. Take it from the page that shows them.', 'series')
  const answer = await readCosts(url)
  if (!answer.ok) return problemResponse(answer.error)
  const asked = {
    title: 'Labor and price series',
    name: 'series',
    question: Object.fromEntries(costsQuery({ ...url, page: 1, place: undefined, browse: undefined })),
  }
  const { series } = answer.data
  const table = toTable(series, compare(url, series))
  return sendFile(format, toDocument((await openHouse()).engine, asked, answer.meta, table))
}

const refuse = (message: string, path = '') =>
  problemResponse({ code: 'invalid_params', message, issues: path ? [{ path, message }] : [] })
