import { scriptRoute } from '@/app/_lib/read/script-route'
import { invalidParams } from '@/lib/connector/http/call'
import { box } from '@/lib/url-state'
import type { FacilityAnswer } from './facility-answer'
import { toFacilities } from './to-facilities'

const texts = { box: 'Give a box in degrees: bbox=west,south,east,north.' }

/** The facilities of the viewport, for the map and its table. */
export const GET = scriptRoute({
  async answer(query, read) {
    const area = box().parse(query.get('bbox') ?? '')
    if (!Array.isArray(area)) return invalidParams([{ path: 'bbox', message: texts.box }])
    const [c1lon, c1lat, c2lon, c2lat] = area
    const params = { service: 'all-media', bbox: { c1lat, c1lon, c2lat, c2lon }, activeOnly: false } as const
    const answer = await read('federal-env-compliance', 'facilitiesIn', params)
    if (!answer.ok) return answer.error
    const { rows, counts, notes } = answer.data
    const isCountSaid = counts.listedWithoutPosition > 0 || counts.countedTwice > 0
    const data: FacilityAnswer = {
      rows: toFacilities(rows),
      total: counts.matched,
      notes: isCountSaid ? [counts.sentence, ...notes] : notes,
    }
    return { data, meta: answer.meta }
  },
})
