import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import type { Place } from '@/app/_surfaces/place/place'
import { readOnce, settle } from '@/app/_surfaces/place/read-panels'
import type { FloodFileSection } from './file-part'
import { fetchHeightsPart } from './heights-part'
import { fetchHistoryPart } from './history-part'
import { fetchCommunityPart, fetchLettersPart, fetchPendingPart, toZonePart } from './map-parts'
import { pathParts } from './paths-part'

export interface PendingFloodFileSections {
  evidence: readonly Promise<FloodFileSection>[]
  around: readonly Promise<FloodFileSection>[]
  paths: Promise<FloodFileSection[]>
}

export function fetchFloodFile(place: Place, callMethod: EngineCaller): PendingFloodFileSections {
  const call = readOnce(callMethod)
  const zone = call('federal-flood-hazard', 'getFloodZone', { ...place.point, withCommunity: true })
  const lot = settle(() => fetchLot(place, call))
  const heights = Promise.all([zone, lot]).then(([answer, outcome]) =>
    fetchHeightsPart(place, outcome, answer.ok ? answer.data.zones : undefined, call),
  )
  return {
    evidence: [zone.then((answer) => toZonePart(answer, place)), heights, fetchHistoryPart(place, call)],
    around: [
      fetchLettersPart(place, call),
      fetchPendingPart(place, call),
      zone.then((answer) => fetchCommunityPart(answer, call)),
    ],
    paths: zone.then(pathParts),
  }
}

export async function loadParts({
  evidence,
  around,
  paths,
}: PendingFloodFileSections): Promise<FloodFileSection[]> {
  return [...(await Promise.all([...evidence, ...around])), ...(await paths)]
}
