import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { facilityId } from '@/components/facilities/map/facility-id'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { ENVELOPE } from '@/lib/connector/result'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import type { FacilityRecord } from '@/lib/records/facility/fields'
import { classifyViolation } from '@/lib/records/facility/violation-class'
import { box } from '@/lib/url-state'
import type { FacilityAnswer, FacilityOnMap } from './facility-answer'

const KEEP = 'private, max-age=300'

const texts = { box: 'Give a box in degrees: bbox=west,south,east,north.' }

/** The facilities in sight, for the map and its table alike. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const asked = box().parse(new URL(request.url).searchParams.get('bbox') ?? '')
  if (!Array.isArray(asked)) return problemResponse(invalidParams([{ path: 'bbox', message: texts.box }]))
  const [c1lon, c1lat, c2lon, c2lat] = asked
  const { engine } = await getApp()
  const params = { service: 'all-media', bbox: { c1lat, c1lon, c2lat, c2lon }, activeOnly: false } as const
  const call = { internal: true, ...callerOf(request) }
  const answer = await engine.call('federal-env-compliance', 'facilitiesIn', params, call)
  if (!answer.ok) return problemResponse(answer.error)
  const { rows, counts, notes } = answer.data
  const data: FacilityAnswer = {
    rows: rows.flatMap(toRow),
    total: counts.matched,
    notes: [
      ...(counts.listedWithoutPosition > 0 || counts.countedTwice > 0 ? [counts.sentence] : []),
      ...notes,
    ],
  }
  return Response.json(
    { data, meta: answer.meta },
    { headers: { 'content-type': ENVELOPE, 'cache-control': KEEP, 'x-robots-tag': 'noindex' } },
  )
}

/** Those without a position are told in a note: no map has them. */
function toRow(row: FacilityRecord & { key: string }): FacilityOnMap[] {
  const { latitude, longitude, programs, city, state, complianceStatus, isFrsId, registryId } = row
  const { quartersInNoncompliance, inspectionsLast5Years, penaltiesLast5Years } = row
  if (latitude === null || longitude === null) return []
  return [
    {
      key: facilityId(row),
      name: formatFacilityName(row.name),
      at: [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))],
      v: classifyViolation(row),
      record: {
        programs,
        city,
        state,
        complianceStatus,
        quartersInNoncompliance,
        inspectionsLast5Years,
        penaltiesLast5Years,
        // Only an id of the registry has a page here.
        ...(isFrsId && { registryId }),
      },
    },
  ]
}
