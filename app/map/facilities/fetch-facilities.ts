import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Bounds } from '@/lib/geography/types'
import type { FacilityMapResponse } from './facility-answer'
import { toFacilities } from './to-facilities'

export async function fetchFacilities(
  [c1lon, c1lat, c2lon, c2lat]: Bounds,
  call: EngineCaller,
): Promise<{ data: FacilityMapResponse; meta: Meta } | Problem> {
  const params = { service: 'all-media', bbox: { c1lat, c1lon, c2lat, c2lon }, activeOnly: false } as const
  const answer = await call('federal-env-compliance', 'facilitiesIn', params)
  if (!answer.ok) return answer.error
  const { rows, counts, notes } = answer.data
  const isCountSaid = counts.listedWithoutPosition > 0 || counts.countedTwice > 0
  const data: FacilityMapResponse = {
    rows: toFacilities(rows),
    total: counts.matched,
    notes: isCountSaid ? [counts.sentence, ...notes] : notes,
  }
  return { data, meta: answer.meta }
}
