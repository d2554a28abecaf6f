import 'server-only'
import type { Polygon } from 'geojson'
import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { FacilityRowWithDistance } from '@/connectors/federal-env-compliance/public'
import { distanceBetween, middleOf } from '@/lib/arcgis/intersection'
import type { Meta } from '@/lib/connector/result'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { metersToMiles } from '@/lib/units'
import { permitListIds, permitLists, type ReviewPermitListId } from './permit-lists'

export interface ReviewFacilityPermit {
  list: ReviewPermitListId
  distanceMiles: number | null
  direction: string | null
  row: FacilityRowWithDistance
}

interface Counts {
  /** The source's count for the searched circle, or null if the source does not count. */
  counted: number | null
  listed: number
  notLoaded: number | null
  unplaced: number
  /** Number of permits in the searched circle that are farther from the outline than the search distance. */
  beyond: number
  countedTwice: number
}

interface Search {
  list: ReviewPermitListId
  miles: number
}

export type ReviewPermitSearch = Search &
  ({ state: 'found' | 'none'; counts: Counts } | { state: 'failed'; problem: string })

export interface ReviewPermits {
  searches: readonly ReviewPermitSearch[]
  permits: readonly ReviewFacilityPermit[]
  metas: readonly Meta[]
}

const texts = defineTexts('review.fetch-permits', {
  unkept: 'When this page was saved, it did not ask for permits and toxic releases.',
  unmarked: 'EPA ECHO did not say which facilities report toxic releases.',
})

/** Never throws. A failed list has `problem` instead of counts. */
export async function fetchPermits(
  around: LngLat | { polygon: Polygon },
  miles: number | undefined,
  call: EngineCaller,
): Promise<ReviewPermits> {
  const answers = await Promise.all(
    permitListIds.map((list) => fetchList({ list, miles: miles ?? permitLists[list].miles }, around, call)),
  )
  return {
    searches: answers.map(({ search }) => search),
    permits: answers.flatMap(({ permits }) => permits).toSorted(byDistance),
    metas: answers.flatMap(({ meta }) => (meta ? [meta] : [])),
  }
}

interface ListAnswer {
  search: ReviewPermitSearch
  permits: ReviewFacilityPermit[]
  meta?: Meta
}

async function fetchList(
  search: Search,
  around: LngLat | { polygon: Polygon },
  call: EngineCaller,
): Promise<ListAnswer> {
  const { list, miles } = search
  const { center, reach } = circleOf(around)
  const answer = await call('federal-env-compliance', 'facilitiesNear', {
    ...center,
    service: permitLists[list].service,
    radiusMiles: miles + reach,
  })
  const fail = (problem: string): ListAnswer => ({
    search: { ...search, state: 'failed', problem },
    permits: [],
  })
  if (isMissingReading(answer)) return fail(texts.unkept)
  if (!answer.ok) return fail(translate(answer.error.message))
  const { rows, counts, totals } = answer.data
  const isToxics = list === 'toxic-release'
  const counted = isToxics ? (totals.withToxicsRelease ?? null) : counts.matched
  const isUnmarked = rows.some(({ programs }) => programs.toxicsRelease === null)
  if (isToxics && isUnmarked && counted !== 0) return fail(texts.unmarked)
  const loaded = isToxics ? rows.filter(({ programs }) => programs.toxicsRelease) : rows
  const placed = loaded.map((row): ReviewFacilityPermit => ({ list, row, ...measureFrom(around, row) }))
  const isBeyond = ({ distanceMiles }: ReviewFacilityPermit) =>
    'polygon' in around && (distanceMiles ?? 0) > miles
  const permits = placed.filter((permit) => !isBeyond(permit))
  const unplaced = permits.filter(({ distanceMiles }) => distanceMiles === null).length
  const countedTwice = isToxics ? 0 : counts.countedTwice
  const notLoaded = counted === null ? null : Math.max(0, counted - loaded.length - countedTwice)
  const isNone = permits.length === 0 && notLoaded === 0
  return {
    search: {
      ...search,
      state: isNone ? 'none' : 'found',
      counts: {
        counted: counted === null ? null : Math.max(counted, loaded.length + countedTwice),
        listed: permits.length - unplaced,
        notLoaded,
        unplaced,
        beyond: placed.length - permits.length,
        countedTwice,
      },
    },
    permits,
    meta: answer.meta,
  }
}

/**
 * The source searches only circles, so an outline is searched with a circle around its middle. `reach` is the
 * distance in miles to the farthest corner.
 */
function circleOf(around: LngLat | { polygon: Polygon }): { center: LngLat; reach: number } {
  if (!('polygon' in around))
    return { center: { latitude: around.latitude, longitude: around.longitude }, reach: 0 }
  const center = middleOf(around.polygon)
  const corners = around.polygon.coordinates.flat()
  const reach = Math.max(
    ...corners.map(
      ([longitude = 0, latitude = 0]) => distanceAndDirection(center, { latitude, longitude }).miles,
    ),
  )
  return { center, reach: Math.ceil(reach * 10_000) / 10_000 }
}

function measureFrom(
  around: LngLat | { polygon: Polygon },
  { latitude, longitude }: Pick<FacilityRowWithDistance, 'latitude' | 'longitude'>,
): Pick<ReviewFacilityPermit, 'distanceMiles' | 'direction'> {
  if (latitude === null || longitude === null) return { distanceMiles: null, direction: null }
  const start = 'polygon' in around ? middleOf(around.polygon) : around
  const { miles, direction } = distanceAndDirection(start, { latitude, longitude })
  const distance =
    'polygon' in around
      ? metersToMiles(distanceBetween(around.polygon, { type: 'Point', coordinates: [longitude, latitude] }))
      : miles
  return { distanceMiles: Number(distance.toFixed(3)), direction: distance === 0 ? null : direction }
}

const byDistance = (one: ReviewFacilityPermit, other: ReviewFacilityPermit) =>
  (one.distanceMiles ?? Number.POSITIVE_INFINITY) - (other.distanceMiles ?? Number.POSITIVE_INFINITY) ||
  one.row.key.localeCompare(other.row.key, 'en')
