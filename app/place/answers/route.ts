import { scriptHeaders, scriptRoute } from '@/app/_lib/read/script-route'
import { panels } from '@/app/_surfaces/place/panels'
import { formatPlace } from '@/app/_surfaces/place/place'
import { readPanels } from '@/app/_surfaces/place/read-panels'
import { placeHref, placeUrl } from '@/app/_surfaces/place/url'
import type { PlaceSummaryLine } from '@/components/places/place-answers'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { getDossier } from '../methods/get-dossier'
import { resolvePlace } from '../understand'
import { writeLines } from './write-lines'

const NO_POINT: Problem = invalidParams([{ path: 'at', message: 'Give a point: at=latitude,longitude.' }])

export const GET = scriptRoute({
  cost: getDossier.cost,
  async answer(query, call) {
    const { at, q } = placeUrl.parse(Object.fromEntries(query)).url
    if (!at) return NO_POINT
    const resolution = await resolvePlace({ at, q }, call)
    if (resolution.kind !== 'place') return NO_POINT
    const { place, interpretation } = resolution
    const href = placeHref({ at: place.point, q: place.address })
    const opening: PlaceSummaryLine = {
      kind: 'place',
      name: formatPlace(place, interpretation),
      href,
      asked: panels.map(({ id, title, publisher }) => ({ id, title, publisher })),
    }
    const lines = writeLines(opening, href, readPanels(panels, place, call, { series: false, lot: false }))
    return new Response(lines, scriptHeaders('no-store', 'application/x-ndjson'))
  },
})
