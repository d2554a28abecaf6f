import { FilterBar, type ListFilter } from '@/app/_surfaces/list/list-filters'
import { sortRows } from '@/app/_surfaces/list/list-order'
import { partOf } from '@/app/_surfaces/list/list-pages'
import { RecordLines } from '@/app/_surfaces/list/record-lines'
import { facilityId } from '@/components/facilities/map/facility-id'
import { Pager } from '@/components/ui/pager'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { notListed } from '@/lib/records/facility/limits'
import { programNames } from '@/lib/records/facility/programs'
import { classifyViolation } from '@/lib/records/facility/violation-class'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { facilityColumns } from './facility-columns'
import type { FacilitySearchResponse, ListedFacility } from './fetch-facilities'
import { countFromLot, describeStart } from './from-lot'
import { type EnvironmentUrlParams, environmentHref, environmentUrl, withinMiles } from './url'

const PAGE_SIZE = 40

const texts = defineTexts('environment.facility-list', {
  caption: 'Facilities. Arrow keys move through the list.',
  filters: 'Filter the list and the map',
  program: 'Program',
  anyProgram: 'Any program',
  distance: 'Distance',
  anyDistance: 'Any distance',
  within: (miles) => `Within ${miles} mi`,
  reading:
    'Open a violation to see what it is. This list does not say that your air, water or soil is unsafe.',
  none: 'No facility fits these filters.',
  near: '~ could be in the next ring: its location is approximate.',
  back: (size) => `Previous ${size}`,
  here: (start, end, total) => `${formatNumber(start)} to ${formatNumber(end)} of ${formatNumber(total)}`,
  on: (size) => `Next ${size}`,
  whole: (count) => `All ${formatNumber(count)} on one page`,
})

export const filterFacilities = (
  rows: readonly ListedFacility[],
  { program, status, within }: Pick<EnvironmentUrlParams, 'program' | 'status' | 'within'>,
): ListedFacility[] =>
  rows.filter(
    (row) =>
      (!program || row.programs[program] === true) &&
      (!status || classifyViolation(row) === status) &&
      (!within || (row.ring !== null && row.ring <= within)),
  )

export const listFacilities = (
  rows: readonly ListedFacility[],
  url: EnvironmentUrlParams,
): readonly ListedFacility[] => sortRows(filterFacilities(rows, url), facilityColumns(url), url)

export function FacilityFilters({ url }: { url: EnvironmentUrlParams }) {
  const { program, within, page: _, selected: __, ...rest } = url
  const programs: ListFilter = {
    name: 'program',
    label: texts.program,
    value: program,
    empty: texts.anyProgram,
    options: Object.entries(programNames).map(([value, label]) => ({ value, label: translate(label) })),
  }
  const distances: ListFilter = {
    name: 'within',
    label: texts.distance,
    value: within && String(within),
    empty: texts.anyDistance,
    options: ([1, 2] as const).map((ring) => ({
      value: String(ring),
      label: texts.within(withinMiles(url, ring)),
    })),
  }
  // A search for only air or only water permits has no program filter, because its rows may lack the
  // facility's other programs. The filter stays if the URL already contains a program.
  const hasPrograms = url.media === 'all' || program
  return (
    <FilterBar
      label={texts.filters}
      action={localHref('/environment')}
      rest={environmentUrl.toQuery(rest)}
      filters={[...(hasPrograms ? [programs] : []), ...(url.bbox ? [] : [distances])]}
    />
  )
}

interface Props {
  url: EnvironmentUrlParams
  answer: FacilitySearchResponse
  /** Distances are measured from the edge of this lot. Default: from the point. */
  outline?: ParcelOutline | undefined
}

export function FacilityList({ url, answer: { data }, outline }: Props) {
  const rows = listFacilities(countFromLot(data, outline), url)
  if (data.rows.length === 0) return null
  if (rows.length === 0) return <p className="py-3">{texts.none}</p>
  const part = partOf(rows.length, {
    page: url.page,
    size: PAGE_SIZE,
    whole: url.whole,
    selected: rows.findIndex((row) => facilityId(row) === url.selected),
  })
  const { page, pages, start, end, total } = part
  const pageHref = (page: number) => environmentHref({ ...url, page, selected: undefined })
  return (
    <>
      {!url.bbox && (
        <p className="px-4 pb-1 text-sm text-muted sm:px-6 print:px-0">
          {describeStart(outline !== undefined)}
        </p>
      )}
      <RecordLines
        id="facility-rows"
        caption={texts.caption}
        columns={facilityColumns(url)}
        rows={rows}
        part={part}
        order={url}
        orderHref={(order) => environmentHref({ ...url, ...order, page: 1 })}
        selectHref={environmentHref({ ...url, page: 1, selected: '{id}' })}
        keyOf={({ key }) => key}
        idOf={(row) => `facility-${facilityId(row)}`}
        isSelected={(row) => facilityId(row) === url.selected}
        dataOf={dataOf}
      />
      <div className="px-4 text-base sm:px-6 print:px-0">
        <p className="mt-2 text-sm">
          {texts.reading} {translate(notListed)}
        </p>
        {rows.some(({ ringUncertain }) => ringUncertain) && (
          <p className="mt-2 text-sm text-muted">{texts.near}</p>
        )}
        <Pager
          back={[page > 1 && { label: texts.back(PAGE_SIZE), href: pageHref(page - 1) }]}
          here={texts.here(start + 1, end, total)}
          on={[page < pages && { label: texts.on(PAGE_SIZE), href: pageHref(page + 1) }]}
        />
        {pages > 1 && (
          <p className="mb-4 print:hidden">
            <a href={environmentHref({ ...url, page: 1, whole: true })} className="inline-block min-h-6">
              {texts.whole(total)}
            </a>
          </p>
        )}
      </div>
    </>
  )
}

const dataOf = (row: ListedFacility) => ({
  'data-at': row.latitude !== null && row.longitude !== null ? `${row.longitude},${row.latitude}` : undefined,
  'data-class': classifyViolation(row),
})
