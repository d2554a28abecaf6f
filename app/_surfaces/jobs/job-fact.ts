import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Panel } from '@/app/_surfaces/place/panel'
import type { Place } from '@/app/_surfaces/place/place'
import type { ComparableAttribute } from '@/lib/comparison/attribute'
import type { JobCell, PlaceList } from '@/lib/jobs/job'

export interface PlaceListCellRequest {
  list: PlaceList
  row: number
  place: Place | undefined
  call: EngineCaller
}

export interface PlaceListColumn extends Pick<Panel, 'id' | 'title' | 'reads' | 'compare'> {
  needsPlace: boolean
  /** True if the fact describes the lot. Such a fact costs a second request. */
  usesLot: boolean
  answer(request: PlaceListCellRequest): Promise<JobCell>
}

export const valuesOf = <Data>(
  attributes: readonly ComparableAttribute<Data>[],
  data: Data,
): Record<string, string | number | null> =>
  Object.fromEntries(
    attributes.map(({ id, amount, text }) => [id, amount ? (amount(data) ?? null) : text(data)]),
  )
