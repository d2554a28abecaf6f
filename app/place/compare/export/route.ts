import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { sendFile } from '@/lib/connector/export-door'
import { formatById } from '@/lib/export/formats'
import { comparedDocument } from '../compared-document'
import { parseCompareUrl } from '../parse'
import { readBoth } from '../read-both'
import { compareQuery } from '../url'

const texts = {
  format: 'The format is csv, xlsx, geojson or json.',
  unread: 'This part of the link could not be read. Take the link from the page of the comparison.',
  undecided:
    'The words do not name one place yet. Open the page of the comparison and choose one, then take its file.',
}

/** Two places side by side as a file. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  if (!format) return refuse(texts.format, 'format')
  const { url, dropped } = parseCompareUrl(Object.fromEntries(searchParams))
  if (dropped[0] !== undefined) return refuse(texts.unread, dropped[0])
  const both = await readBoth(url)
  if (both.kind === 'problem') return problemResponse(both.problem)
  if (both.kind === 'undecided') return refuse(texts.undecided, both.side)
  const { outcomes, names, points } = both
  const { engine } = await openHouse()
  const known = { ...url, a: { ...url.a, at: points.a }, b: { ...url.b, at: points.b } }
  const question = Object.fromEntries(compareQuery({ ...known, plain: false }))
  const asked = { names, points, question, sample: engine.sample, now: new Date() }
  return sendFile(format, comparedDocument(outcomes, asked))
}

const refuse = (message: string, path: string) =>
  problemResponse({ code: 'invalid_params', message, issues: [{ path, message }] })
