import { read } from '@/app/data'
import { openHouse } from '@/app/house'
import { refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { sendFile } from '@/lib/connector/export-door'
import { formatById } from '@/lib/export/formats'
import { readDossier } from '../panels/dossier'
import { parsePlaceUrl } from '../parse'
import { namePlace } from '../say-place'
import { understandPlace } from '../understand'
import { placeQuery } from '../url'
import { dossierDocument } from './dossier-document'
import { settleAll } from './settle-all'

const texts = {
  format: 'The format is csv, xlsx, geojson or json.',
  unread: 'This part of the link could not be read. Take the link from the page of the place.',
  undecided:
    'The words do not name one place yet. Open the page of the place and choose one, then take its file.',
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Each panel is of another source, with its own date. What is missing here may exist at the authority.',
  ],
}

/** Everything on record about one place as a file: all panels, each with how it ended. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { searchParams } = new URL(request.url)
  const format = formatById(searchParams.get('format') ?? '')
  if (!format) return refuse(texts.format, 'format')
  const { url, dropped } = parsePlaceUrl(Object.fromEntries(searchParams))
  if (dropped[0] !== undefined) return refuse(texts.unread, dropped[0])
  const understood = await understandPlace(url, read)
  if (understood.kind === 'problem') return problemResponse(understood.problem)
  if (understood.kind !== 'place') return refuse(texts.undecided, 'q')
  const { place, said } = understood
  const outcomes = await settleAll(readDossier(place, read, { series: url.series ?? false }))
  const { engine } = await openHouse()
  const document = dossierDocument(outcomes, {
    title: namePlace(place, said),
    question: Object.fromEntries(placeQuery({ ...url, at: place.point, plain: false })),
    caveats: [...texts.caveats, ...said.notes],
    now: new Date(),
    sample: engine.sample,
  })
  return sendFile(format, document)
}

const refuse = (message: string, path: string) =>
  problemResponse({ code: 'invalid_params', message, issues: [{ path, message }] })
