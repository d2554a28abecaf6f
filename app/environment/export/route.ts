import { read } from '@/app/data'
import { findPoint } from '@/app/find-point'
import { openHouse } from '@/app/house'
import { facilitiesNear } from '@/connectors/federal-env-compliance/facilities-near'
import { problemResponse } from '@/lib/connector/door'
import { sendFile, toDocument } from '@/lib/connector/export-door'
import { formatById } from '@/lib/export/formats'
import { parseEnvironmentUrl } from '../parse'
import { filterFacilities, readFacilities } from '../read-facilities'
import { environmentQuery } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  const { url, radiusError } = parseEnvironmentUrl(Object.fromEntries(searchParams))
  if (!format) return refuse('invalid_params', 'The format is csv, xlsx, geojson or json.', 'format')
  if (radiusError) return refuse('invalid_params', radiusError, 'radius')
  const found = url.at
    ? { kind: 'point' as const, point: url.at }
    : await findPoint(url.q ?? '', UNREADABLE, read)
  if (found.kind === 'problem') return problemResponse(found.problem)
  if (found.kind !== 'point') return refuse('invalid_params', UNREADABLE, 'q')
  const answer = await readFacilities(url, found.point)
  if (!answer.ok) return problemResponse(answer.error)
  const rows = filterFacilities(answer.data.rows, url)
  const table = facilitiesNear.table({ ...answer.data, rows })
  const asked = {
    title: 'Facilities near a place',
    name: 'facilities',
    question: Object.fromEntries(environmentQuery({ ...url, at: found.point })),
  }
  return sendFile(format, toDocument((await openHouse()).engine, asked, answer.meta, table))
}

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'

const refuse = (code: 'invalid_params', message: string, path = '') =>
  problemResponse({ code, message, issues: path ? [{ path, message }] : [] })
