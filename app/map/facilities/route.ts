import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { formatFacilityName } from '@/components/facilities/facility-name'
import { facilityId } from '@/components/facilities/map/facility-id'
import { classifyViolation } from '@/components/facilities/violation-class'
import type { FacilityRow } from '@/connectors/federal-env-compliance/search/facility-row'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { ENVELOPE } from '@/lib/connector/result'
import { toMixedCase } from '@/lib/street-address/mixed-case'
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

const programNames = {
  air: 'Air',
  water: 'Water',
  hazardousWaste: 'Hazardous waste',
  drinkingWater: 'Drinking water',
  toxicsRelease: 'Toxics releases',
} as const

/** Those without a position are told in a note: no map has them. */
function toRow(row: FacilityRow & { key: string }): FacilityOnMap[] {
  const { latitude, longitude, city, state } = row
  if (latitude === null || longitude === null) return []
  const programs = Object.entries(programNames).flatMap(([program, name]) =>
    row.programs[program as keyof typeof programNames] ? [name] : [],
  )
  return [
    {
      key: facilityId(row),
      name: formatFacilityName(row.name),
      at: [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))],
      v: classifyViolation(row),
      programs: programs.join(', '),
      place: [city && toMixedCase(city), state].filter(Boolean).join(', '),
      status: row.complianceStatus,
      quarters: row.quartersInNoncompliance,
      inspections: row.inspectionsLast5Years,
      penalties: row.penaltiesLast5Years.usd,
      registryId: row.isFrsId ? row.registryId : null,
    },
  ]
}
