import type { EngineCall } from '@/app/_lib/read/reading-scope'
import type { Panel } from '@/app/_surfaces/place/panel'
import type { Place } from '@/app/_surfaces/place/place'
import type { Attribute } from '@/lib/comparison/attribute'
import type { JobCell, PlaceList } from '@/lib/jobs/job'

export interface FactRequest {
  list: PlaceList
  row: number
  place: Place | undefined
  call: EngineCall
}

export interface JobFact extends Pick<Panel, 'id' | 'title' | 'reads' | 'compare'> {
  needsPlace: boolean
  /** True if the fact describes the lot. Such a fact costs a second request. */
  usesLot: boolean
  answer(request: FactRequest): Promise<JobCell>
}

export const valuesOf = <Data>(
  attributes: readonly Attribute<Data>[],
  data: Data,
): Record<string, string | number | null> =>
  Object.fromEntries(
    attributes.map(({ id, amount, text }) => [id, amount ? (amount(data) ?? null) : text(data)]),
  )
