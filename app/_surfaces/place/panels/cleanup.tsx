import { z } from 'zod'
import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { countRecords, describeAway, describeList, summarizeLists } from '@/lib/records/cleanup-site/describe'
import { cleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupSiteGroup, groupSites } from '@/lib/records/cleanup-site/group-sites'
import { cleanupWorkLists, titleOfList } from '@/lib/records/cleanup-site/lists'
import { nearbyCleanup } from '@/lib/records/cleanup-site/nearby'
import { searchedList } from '@/lib/records/cleanup-site/searched-list'
import { distanceStarts } from '@/lib/records/distance-start'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { notAbsence } from '@/lib/records/facility/limits'
import { toChoicePin } from '../features'
import { linkToPlace } from '../links'
import { centerOf, type DescribedLand } from '../lot/described-land'
import { fromLotEdge, startOfDistances } from '../lot/lot-distance'
import {
  answerOf,
  failed,
  notCovered,
  type PanelOutcome,
  type PanelSummaryText,
  type PanelTone,
  withData,
} from '../outcome'
import type { Panel, PanelBodyProps } from '../panel'
import type { Place } from '../place'

type Site = CleanupSearchResult['sites'][number]

interface CleanupData extends Pick<CleanupSearchResult, 'sites' | 'lists'> {
  search: string
  isFromEdge?: boolean
  land?: DescribedLand
  caveats: string[]
}

const MOST_LISTED = 6
const MOST_DRAWN = 100

const texts = defineTexts('place.panels.cleanup', {
  title: 'Cleanup sites',
  kind: 'cleanup sites',
  publisher: 'the Environmental Protection Agency',
  outside: 'The cleanup lists are of the United States and its territories; this point lies in none of them.',
  none: 'None on these lists',
  noneOfSome: (answered: number, all: number) => `None on ${answered} of ${formatCount(all, 'list')}`,
  nearest: (where: string) => `Nearest ${where}`,
  unplaced: (records: number) => `${formatCount(records, 'record')}, none with a position of its own`,
  failed: (lists: number) => `we could not ask ${formatCount(lists, 'list')}`,
  cut: 'of those loaded',
  listed: (count: number, all: number) =>
    count < all ? `The nearest ${count} of ${formatCount(all, 'site')}` : 'Nearest first',
  placeOnly: 'position is the middle of a ZIP code or town',
  noPosition: 'no position published',
  others:
    'Not in this panel: archived Superfund sites, hazardous waste facilities and generators, and tanks without a recorded release. The review has them.',
  fromLot: 'Distances are from the lot’s edge, 0 inside it. The lists are of the sites around the point.',
  fromLand: (land: string) =>
    `Distances are from the edge of ${land}, 0 inside it. The lists are of the sites around its center.`,
  fromCenter: (center: string) => `Distances are from the point ${center}.`,
  fromPoint: 'Distances are from the point.',
  undrawn: (most: number) => `Only the ${most} nearest cleanup sites are drawn; the panel counts them all.`,
  open: 'Open the records review',
})

const fileTexts = { lists: 'Lists' }

const result = z.object({
  distancesFrom: z
    .enum(['point', 'lot', 'land'])
    .describe('Of each site; lot is the edge of its outline, land that of a legal description.'),
  lists: z.array(z.object(searchedList.shape)).describe('A list that failed is never a list without sites.'),
  nearest: z
    .array(z.object(cleanupSite.shape))
    .describe('One row for each site and list, nearest first, as many as the facilities you asked for.'),
  caveats: z.array(z.string()),
})

export const cleanup = {
  id: 'cleanup',
  since: '2026-11-29',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['federal-cleanup.searchSites'],
  read: fetchCleanup,
  async onLot(cleanup, later) {
    const [outcome, ground] = [await cleanup, await later]
    if (!('data' in outcome) || !ground || 'why' in ground) return outcome
    const sites = fromLotEdge(outcome.data.sites, ground.outline).map((site) => ({
      ...site,
      direction: site.distanceMiles === 0 ? null : site.direction,
    }))
    return { ...outcome, data: { ...outcome.data, sites, isFromEdge: true } }
  },
  answer: (outcome) => answerOf(outcome, { found: describeFirst, none: texts.none }),
  height: 'min-h-48',
  body: CleanupBody,
  limits: ({ caveats }) => [texts.others, ...caveats],
  features: ({ sites, search }) =>
    groupSites(sites)
      .slice(0, MOST_DRAWN)
      .flatMap(({ key, records: [site] }) => {
        const href = hrefOfRegistryId(site.registryId, search)
        const marks = { mark: 'cleanup', ...(href ? { href } : {}) }
        return toChoicePin(`cleanup ${key}`, formatFacilityName(site.name), site, marks)
      }),
  describeUndrawn: ({ sites }) =>
    groupSites(sites).length > MOST_DRAWN ? texts.undrawn(MOST_DRAWN) : undefined,
  rows(data) {
    const { sites, lists, caveats } = data
    const listNotes = [summarizeLists(lists), ...lists.flatMap(describeList)]
    return [
      { table: cleanupSite.table(sites, [...listNotes, describeStart(data), texts.others, ...caveats]) },
      { name: fileTexts.lists, table: searchedList.table(lists) },
    ]
  },
  compare: nearbyCleanup.compare((data) => [summarize(data)]),
  result,
  toResult: (data, options) => ({
    distancesFrom: startOfDistances(data),
    lists: data.lists,
    nearest: data.sites.slice(0, options.facilities),
    caveats: [texts.others, ...data.caveats],
  }),
  workflow: '/environment',
  href: (place) => linkToPlace('/environment/review', place),
  get linkLabel() {
    return texts.open
  },
} satisfies Panel<'cleanup', CleanupData, typeof result>

function describeStart(data: CleanupData): string {
  const { isFromEdge, land } = data
  if (!land) return isFromEdge ? texts.fromLot : texts.fromPoint
  if (isFromEdge) return texts.fromLand(land.name)
  return land.center ? texts.fromCenter(centerOf(land)) : texts.fromPoint
}

async function fetchCleanup(place: Place, call: EngineCaller): Promise<PanelOutcome<CleanupData>> {
  const { point, states, land } = place
  if (states.length === 0) return notCovered(texts.outside)
  const answer = await call('federal-cleanup', 'searchSites', { ...point, lists: [...cleanupWorkLists] })
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { sites, lists, caveats } = answer.data
  if (lists.every(({ state }) => state === 'none'))
    return { ending: 'none', why: `${summarizeLists(lists)} ${notAbsence}`, metas }
  const search = linkToPlace('', place)
  return withData({ sites, lists, search, caveats, ...(land ? { land } : {}) }, metas)
}

const failuresIn = ({ lists }: CleanupData) => lists.filter(({ state }) => state === 'failed')

const isCut = ({ lists }: CleanupData) => lists.some(({ notLoaded }) => (notLoaded ?? 0) > 0)

/** Skips a site whose position is only the center of an area, such as a ZIP code: its distance is unknown. */
const nearestOf = ({ sites }: CleanupData) =>
  sites.find(({ distanceMiles, isPlaceOnly }) => distanceMiles !== null && !isPlaceOnly)

function describeFirst(data: CleanupData): PanelSummaryText & { tone?: PanelTone } {
  const { sites, lists } = data
  const failures = failuresIn(data).length
  const limit = failures > 0 ? texts.failed(failures) : isCut(data) ? texts.cut : undefined
  const tone = failures > 0 ? { tone: 'warn' as const } : {}
  const site = nearestOf(data)
  if (site) {
    const words = [formatFacilityName(site.name), translate(titleOfList(site.list)), limit]
    return {
      value: texts.nearest(describeDistance(site)),
      detail: words.filter(Boolean).join(' · '),
      ...tone,
    }
  }
  const value =
    sites.length > 0 || isCut(data)
      ? texts.unplaced(sites.length)
      : texts.noneOfSome(lists.length - failures, lists.length)
  return { value, detail: limit, ...tone }
}

function summarize(data: CleanupData) {
  const nearest = nearestOf(data)
  return {
    records: failuresIn(data).length > 0 ? null : countRecords(data.lists),
    isWhole: failuresIn(data).length === 0 && !isCut(data),
    nearest: nearest?.name ?? null,
    list: nearest ? titleOfList(nearest.list) : null,
    distanceMiles: nearest?.distanceMiles ?? null,
    distancesFrom: distanceStarts[startOfDistances(data)],
    summary: summarizeLists(data.lists),
  }
}

function describeDistance({ distanceMiles, direction, isPlaceOnly }: Site): string {
  if (distanceMiles === null) return texts.noPosition
  if (isPlaceOnly) return texts.placeOnly
  return describeAway(distanceMiles, direction)
}

function CleanupBody({ data }: PanelBodyProps<CleanupData>) {
  const { sites, lists, search } = data
  const groups = groupSites(sites)
  const nearest = groups.slice(0, MOST_LISTED)
  return (
    <>
      <p className="mb-2 font-semibold">{translate(summarizeLists(lists))}</p>
      {failuresIn(data)
        .flatMap(describeList)
        .map((failure) => (
          <p key={failure} className="mb-2 text-bad">
            {translate(failure)}
          </p>
        ))}
      {nearest.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold">{texts.listed(nearest.length, groups.length)}</h3>
          <p className="mb-1 text-base text-muted">{describeStart(data)}</p>
          <ol className="mb-2 gap-x-8 border-y border-line sm:columns-2">
            {nearest.map((group) => (
              <CleanupGroup key={group.key} group={group} search={search} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function CleanupGroup({ group: { records }, search }: { group: CleanupSiteGroup; search: string }) {
  const [first] = records
  const name = formatFacilityName(first.name)
  const href = hrefOfRegistryId(first.registryId, search)
  return (
    <li className="break-inside-avoid border-b border-line/60 py-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {href ? (
          <a href={href} className="min-h-6 py-0.5 font-semibold">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="tabular-nums">{describeDistance(first)}</span>
      </div>
      <p className="text-sm text-muted">
        {[...new Set(records.map(({ list }) => translate(titleOfList(list))))].join(' · ')}
      </p>
    </li>
  )
}
