import type { Read } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { panels } from '@/app/_surfaces/place/panels'
import { formatPlace } from '@/app/_surfaces/place/place'
import { type PendingPanel, readPanels } from '@/app/_surfaces/place/read-panels'
import { placeHref, placeUrl } from '@/app/_surfaces/place/url'
import type { PlaceLine } from '@/components/places/place-answers'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { getDossier } from '../methods/get-dossier'
import { understandPlace } from '../understand'

const texts = { at: 'Give a point: at=latitude,longitude.' }

/** The list at the top of a dossier, a line of JSON for each answer in the order in which they come. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers, getDossier.cost)
  if (refused) return problemResponse(refused)
  const { at, q } = placeUrl.parse(Object.fromEntries(new URL(request.url).searchParams)).url
  if (!at) return problemResponse(NO_POINT)
  const { engine } = await getApp()
  const call = { internal: true, ...callerOf(request) }
  const read: Read = (connector, method, params) => engine.call(connector, method, params, call)
  const understood = await understandPlace({ at, q }, read)
  if (understood.kind !== 'place') return problemResponse(NO_POINT)
  const { place, said } = understood
  const href = placeHref({ at: place.point, q: place.address })
  const opening: PlaceLine = {
    kind: 'place',
    name: formatPlace(place, said),
    href,
    asked: panels.map(({ id, title, publisher }) => ({ id, title, publisher })),
  }
  return new Response(writeLines(opening, href, readPanels(panels, place, read, { series: false })), {
    headers: {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

const NO_POINT: Problem = invalidParams([{ path: 'at', message: texts.at }])

function writeLines(
  opening: PlaceLine,
  href: string,
  dossier: readonly PendingPanel[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isWanted = true
  return new ReadableStream({
    async start(controller) {
      const write = (line: PlaceLine) => {
        if (isWanted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      write(opening)
      await Promise.all(dossier.map(async (pending) => write(await toLine(pending, href))))
      if (isWanted) controller.close()
    },
    cancel() {
      isWanted = false
    },
  })
}

async function toLine({ panel, later }: PendingPanel, page: string): Promise<PlaceLine> {
  const outcome = await later
  const { value, detail, tone } = panel.answer(outcome)
  const missing = outcome.ending === 'not-covered' ? panel.kind : null
  const href = `${page}#${panel.id}`
  return { kind: 'answer', id: panel.id, value, detail: detail ?? null, tone, missing, href }
}
