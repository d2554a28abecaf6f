import { Streamed } from '@/app/_lib/answer/streamed'
import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { FilterBar } from '@/app/_surfaces/list/list-filters'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { describeAway, summarizeLists } from '@/lib/records/cleanup-site/describe'
import type { CleanupSiteGroup } from '@/lib/records/cleanup-site/group-sites'
import { cleanupWorkLists, titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import type { FacilitySearchArea } from '../fetch-facilities'
import { reviewHref } from '../review/url'
import { type EnvironmentUrlParams, environmentUrl, noCleanupSites } from '../url'
import { sitesFor } from './filter-sites'

const texts = defineTexts('environment.cleanup-line', {
  inBox: 'Permits and inspections. Cleanup sites are on other lists. Search around a place to see them.',
  line: (sites) => `Permits and inspections; ${sites}.`,
  asking: 'cleanup sites: we are asking for them',
  failed: 'cleanup sites: we could not ask for them, which says nothing about sites here',
  noneOfSome: 'cleanup sites: none on the lists that answered',
  none: (miles) => `cleanup sites: none on record within up to ${formatCount(miles, 'mile')}`,
  some: (count, isAtLeast, miles) =>
    `cleanup sites: ${isAtLeast ? 'at least ' : ''}${count} within up to ${formatCount(miles, 'mile')}`,
  withFailures: (sites, lists) => `${sites}; we could not ask ${formatCount(lists, 'list')}`,
  open: 'Open the review',
  filter: 'Filter the cleanup sites',
  list: 'Cleanup list',
  all: 'All cleanup lists',
  hide: 'Hide the cleanup sites',
  noneHere: 'No site of this list.',
  nearest: 'Nearest first',
  rest: (count) => `The next ${formatCount(count, 'site')}`,
  beyond: (count) => `The review has ${formatCount(count, 'more site', 'more sites')}.`,
  noPosition: 'position not known',
})

const MOST_OPEN = 3
const MOST_LISTED = 50

/**
 * Searches only the lists of cleanups, because a generator or a tank is no cleanup. Returns undefined for a
 * box.
 */
export const fetchCleanup = (area: FacilitySearchArea, call: EngineCaller) =>
  'point' in area
    ? call('federal-cleanup', 'searchSites', { ...area.point, lists: [...cleanupWorkLists] })
    : undefined

export type PendingCleanupSites = ReturnType<typeof fetchCleanup>

interface Props {
  id: string
  url: EnvironmentUrlParams
  area: FacilitySearchArea
  cleanup: PendingCleanupSites
  className?: string
}

export const CleanupLine = ({ id, url, area, cleanup, className = '' }: Props) => (
  <div id={id} className={`mt-1 flex flex-wrap items-baseline gap-x-3 text-base ${className}`}>
    {cleanup ? (
      <Streamed later={cleanup} fallback={<p>{texts.line(texts.asking)}</p>}>
        <Sites url={url} cleanup={cleanup} />
      </Streamed>
    ) : (
      <p>{texts.inBox}</p>
    )}
    {'point' in area && <a href={reviewHref({ at: area.point, q: url.q })}>{texts.open}</a>}
  </div>
)

async function Sites({ url, cleanup }: Pick<Props, 'url'> & { cleanup: NonNullable<PendingCleanupSites> }) {
  const answer = await cleanup
  if (!answer.ok) return <p>{texts.line(texts.failed)}</p>
  const { cleanup: list, ...rest } = url
  const all = sitesFor(answer.data, undefined)
  const groups = sitesFor(answer.data, list)
  const nearest = groups.slice(0, MOST_OPEN)
  const others = groups.slice(MOST_OPEN, MOST_LISTED)
  return (
    <details open={list !== undefined} className="min-w-0 open:basis-full">
      <summary className="min-h-6">{texts.line(describeSites(answer.data, all.length))}</summary>
      <p className="mt-1 text-sm">{translate(summarizeLists(answer.data.lists))}</p>
      <FilterBar
        label={texts.filter}
        action={localHref('/environment')}
        rest={environmentUrl.toQuery(rest)}
        filters={[
          {
            name: 'cleanup',
            label: texts.list,
            value: list,
            empty: texts.all,
            options: [
              ...cleanupWorkLists.map((value) => ({ value, label: translate(titleOfList(value)) })),
              { value: noCleanupSites, label: texts.hide },
            ],
          },
        ]}
      />
      {nearest.length > 0 ? (
        <>
          <p className="mt-1 text-sm text-muted">{texts.nearest}</p>
          <SiteList groups={nearest} />
          {others.length > 0 && (
            <details>
              <summary className="min-h-6 text-sm">{texts.rest(others.length)}</summary>
              <SiteList groups={others} />
            </details>
          )}
          {groups.length > MOST_LISTED && (
            <p className="text-sm text-muted">{texts.beyond(groups.length - MOST_LISTED)}</p>
          )}
        </>
      ) : (
        list !== noCleanupSites && all.length > 0 && <p className="mt-1">{texts.noneHere}</p>
      )}
    </details>
  )
}

/** A failure must never look like a list without sites. */
function describeSites({ lists }: Pick<CleanupSearchResult, 'lists'>, count: number): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  if (failures === lists.length) return texts.failed
  const miles = Math.max(...lists.map((list) => list.miles))
  const isCut = lists.some(({ notLoaded }) => (notLoaded ?? 0) > 0)
  const words =
    count > 0 || isCut ? texts.some(count, isCut, miles) : failures > 0 ? texts.noneOfSome : texts.none(miles)
  return failures > 0 ? texts.withFailures(words, failures) : words
}

const SiteList = ({ groups }: { groups: readonly CleanupSiteGroup[] }) => (
  <ol>
    {groups.map((group) => (
      <Site key={group.key} group={group} />
    ))}
  </ol>
)

function Site({ group: { records } }: { group: CleanupSiteGroup }) {
  const [first] = records
  const name = formatFacilityName(first.name)
  const href = hrefOfRegistryId(first.registryId)
  const { distanceMiles, direction, isPlaceOnly } = first
  const away =
    distanceMiles === null || isPlaceOnly ? texts.noPosition : describeAway(distanceMiles, direction)
  const lists = [...new Set(records.map((record) => translate(titleOfList(record.list))))]
  return (
    <li className="text-sm">
      {href ? <a href={href}>{name}</a> : name}, {away}, {lists.join('; ')}
    </li>
  )
}
