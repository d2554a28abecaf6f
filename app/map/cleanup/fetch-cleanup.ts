import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { CleanupSearchResult, SiteBoundariesResult } from '@/connectors/federal-cleanup/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { centerOf } from '@/lib/geography/geo'
import type { Bounds } from '@/lib/geography/types'
import { boundaryKinds, describeBoundaryLayer } from '@/lib/records/cleanup-site/boundary'
import { describeList } from '@/lib/records/cleanup-site/describe'
import { statusWords } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { positionOfSite } from '@/lib/records/cleanup-site/position'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { isOutline } from '@/lib/records/parcel/outline'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { CleanupMapResponse, MapCleanupSite } from './cleanup-answer'

const texts = {
  archived:
    'Archived Superfund sites are listed by county, most of them without a position: none is on the map.',
  placeOnly: (count: number) =>
    count === 1
      ? 'One site is not on the map: its position is the middle of a ZIP code or town.'
      : `${count} sites are not on the map: their positions are the middle of a ZIP code or town.`,
  boundaries: (why: string) => `Superfund boundaries: ${why}`,
  sites: (why: string) => `Cleanup lists: ${why}`,
}

/** If one of the two services fails, returns the rows of the other. */
export async function fetchCleanup(
  [west, south, east, north]: Bounds,
  call: EngineCaller,
): Promise<{ data: CleanupMapResponse; meta: Meta | undefined } | Problem> {
  const bbox = [west, south, east, north]
  const [sites, boundaries] = await Promise.all([
    call('federal-cleanup', 'searchSites', { bbox }),
    call('federal-cleanup', 'getSiteBoundaries', { bbox }),
  ])
  if (!sites.ok && !boundaries.ok) return sites.error
  const meta = sites.ok ? sites.meta : boundaries.ok ? boundaries.meta : undefined
  const answers = [
    sites.ok ? toSites(sites.data) : failed(texts.sites(sites.error.message)),
    boundaries.ok ? toBoundaries(boundaries.data) : failed(texts.boundaries(boundaries.error.message)),
  ]
  const data: CleanupMapResponse = {
    rows: answers.flatMap(({ rows }) => rows),
    notes: [...answers.flatMap(({ notes }) => notes), texts.archived],
    failures: answers.flatMap(({ failures }) => failures),
  }
  return { data, meta }
}

const failed = (failure: string): CleanupMapResponse => ({ rows: [], notes: [], failures: [failure] })

const describeCity = (city: string | null, state: string | null) =>
  [city && toMixedCase(city), state].filter(Boolean).join(', ') || null

const toKey = (key: string) => key.replace(/[^\w-]+/g, '_')

function toSites({ sites, lists }: CleanupSearchResult): CleanupMapResponse {
  const groups = groupSites(sites)
  const rows = groups.flatMap(({ key, records }): MapCleanupSite[] => {
    const [first] = records
    const { name, registryId, city, state } = first
    const position = positionOfSite(first)
    if (!position) return []
    const statuses = records.flatMap((record) => statusWords(record) ?? [])
    return [
      {
        key: toKey(key),
        name: formatFacilityName(name),
        at: [position.longitude, position.latitude],
        lists: [...new Set(records.map(({ list }) => list))],
        status: [...new Set(statuses)].join('; ') || null,
        city: describeCity(city, state),
        href: hrefOfRegistryId(registryId) ?? null,
      },
    ]
  })
  const missing = groups.length - rows.length
  const isCut = ({ notLoaded }: CleanupSearchResult['lists'][number]) => (notLoaded ?? 0) > 0
  return {
    rows,
    notes: [
      ...(missing > 0 ? [texts.placeOnly(missing)] : []),
      ...lists.filter(isCut).map((list) => describeList(list).at(-1) ?? ''),
    ],
    failures: lists.filter(({ state }) => state === 'failed').flatMap(describeList),
  }
}

function toBoundaries({ boundaries, layers }: SiteBoundariesResult): CleanupMapResponse {
  return {
    rows: boundaries.flatMap(
      ({ kind, name, epaId, status, city, state, outline }, index): MapCleanupSite[] => {
        if (!isOutline(outline)) return []
        const [x = 0, y = 0] = centerOf(outline)
        return [
          {
            key: toKey(`${kind}-${epaId ?? index}`),
            name: `${formatFacilityName(name)} (${boundaryKinds[kind]})`,
            at: [x, y],
            lists: ['boundary'],
            status,
            city: describeCity(city, state),
            href: null,
            outline,
          },
        ]
      },
    ),
    notes: layers.filter(({ state }) => state !== 'failed').flatMap(describeBoundaryLayer),
    failures: layers.filter(({ state }) => state === 'failed').flatMap(describeBoundaryLayer),
  }
}
