import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { findParcels } from '@/connectors/us-florida-parcels/find-parcels'
import { parcelsInView } from '@/connectors/us-florida-parcels/parcels-in-view'
import { problemResponse, readBody } from '@/lib/connector/door'
import { ConnectorError, type Issue } from '@/lib/connector/errors'
import { sendFile, toDocument } from '@/lib/connector/export-door'
import { toProblem } from '@/lib/connector/result'
import { formatById } from '@/lib/export/formats'
import { refuseIssues } from '../refuse'
import { setFilter } from '../url'
import { readViewQuestion, type ViewQuestion } from '../view-question'
import { shortMeta } from './short-meta'

/** Every parcel of an area that meets the filters, in the order of the list. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  const { question, issues } = readViewQuestion(searchParams)
  if (!format || issues.length > 0) return refuseIssues(format ? issues : [NO_FORMAT, ...issues])
  const { engine } = await openHouse()
  const params = { ...question, page: 1, all: true }
  const call = { internal: true, signal: request.signal }
  const answer = await engine.call('us-florida-parcels', 'parcelsInView', params, call)
  if (!answer.ok) return problemResponse(answer.error)
  const asked = { title: 'Florida parcels in an area', name: 'florida-parcels', question: say(question) }
  const meta = shortMeta(answer.meta, answer.data.retrievedAt)
  return sendFile(format, toDocument(engine, asked, meta, parcelsInView.table(answer.data)))
}

/** The selected parcels, wherever they lie: a plain form with `format` and `keys`, one on each line. */
export async function POST(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  try {
    const form = new URLSearchParams(await readBody(request))
    const format = formatById(form.get('format') ?? '')
    if (!format) return refuseIssues([NO_FORMAT])
    const keys = (form.get('keys') ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
    const { engine } = await openHouse()
    const call = { internal: true, signal: request.signal }
    const answer = await engine.call('us-florida-parcels', 'findParcels', { asked: keys }, call)
    if (!answer.ok) return problemResponse(answer.error)
    const question = { selection: `${keys.length} parcels` }
    const asked = { title: 'Selected Florida parcels', name: 'florida-parcels', question }
    return sendFile(format, toDocument(engine, asked, shortMeta(answer.meta), findParcels.table(answer.data)))
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return problemResponse(toProblem(error, () => ''))
  }
}

const NO_FORMAT: Issue = { path: 'format', message: 'The format is csv, xlsx, geojson or json.' }

/** What was asked, by the names of the page's address. */
function say({ bbox, filter, sort }: ViewQuestion): Record<string, string> {
  const query = new URLSearchParams({ bbox: bbox.join(',') })
  setFilter(query, filter)
  query.set('sort', sort)
  return Object.fromEntries(query)
}
