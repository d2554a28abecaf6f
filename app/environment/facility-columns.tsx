import type { ListColumn } from '@/app/_surfaces/list/list-order'
import { ViolationMark } from '@/components/facilities/violation-mark'
import { AgencyWords } from '@/components/ui/agency-text'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { facility } from '@/lib/records/facility/fields'
import { namePrograms } from '@/lib/records/facility/programs'
import {
  classifyViolation,
  type ViolationClass,
  violationClasses,
  violationLabel,
} from '@/lib/records/facility/violation-class'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { ListedFacility } from './fetch-facilities'
import { nameFrames } from './name-frames'
import { type EnvironmentUrlParams, environmentUrl, type FacilitySort } from './url'

const texts = defineTexts('environment.facility-columns', {
  miles: 'Miles',
  noPosition: 'none',
  near: 'Could be in the next ring: its location is approximate.',
  inactive: 'Not active',
})

const classes = Object.keys(violationClasses) as ViolationClass[]

/** Without `sort`, the nearest rows come first. In a box, rows are then ordered by name. */
export function facilityColumns(url: EnvironmentUrlParams): ListColumn<ListedFacility, FacilitySort>[] {
  const isBox = url.bbox !== undefined
  const search = environmentUrl.toQuery({ ...url, page: 1, whole: false, selected: undefined }).toString()
  return [
    ...(isBox ? [] : [milesColumn()]),
    {
      id: 'name',
      label: translate(facility.labels.name),
      className: 'w-full max-w-0 print:max-w-none',
      cell: (row) => <NameAndPlace row={row} search={search} />,
      value: ({ name }) => name ?? '',
      orders: [{ sort: isBox ? undefined : 'name' }],
    },
    {
      id: 'status',
      label: translate(violationLabel),
      className: 'w-36 min-w-36 print:min-w-68',
      cell: (row, isShown) => <Violation row={row} isShown={isShown} />,
      value: (row) => classes.indexOf(classifyViolation(row)),
      orders: [{ sort: 'status' }],
    },
  ]
}

const milesColumn = (): ListColumn<ListedFacility, FacilitySort> => ({
  id: 'miles',
  label: texts.miles,
  className: 'tabular-nums whitespace-nowrap',
  cell: ({ distanceMiles, ringUncertain }) => (
    <>
      {distanceMiles === null ? texts.noPosition : distanceMiles.toFixed(2)}
      {ringUncertain && (
        <>
          <span aria-hidden="true" title={texts.near} className="text-muted">
            {' '}
            ~
          </span>
          <span className="sr-only">, {texts.near}</span>
        </>
      )}
    </>
  ),
  value: ({ distanceMiles }) => distanceMiles,
  orders: [{ sort: undefined }, { sort: 'farthest' }],
})

function NameAndPlace({ row, search }: { row: ListedFacility; search: string }) {
  const { name, registryId, isFrsId } = row
  // The padding makes the link large enough for a finger without changing the line height.
  const look = 'py-1 font-semibold'
  const words = formatFacilityName(name)
  return (
    <>
      {registryId && isFrsId ? (
        <a
          href={localHref(`/environment/facility/${registryId}?${search}`)}
          data-row=""
          data-print="bare"
          className={look}
        >
          {words}
        </a>
      ) : (
        <span className={look}>{words}</span>
      )}
      <span className="block truncate text-[0.925em] text-muted not-empty:print:before:content-['_·_'] print:inline print:whitespace-normal">
        {describePlace(row)}
      </span>
    </>
  )
}

function describePlace({ street, city, programs, active }: ListedFacility): string {
  const address = toMixedCase([street, city].filter(Boolean).join(', '))
  return [address, namePrograms(programs), active === false && texts.inactive].filter(Boolean).join(' · ')
}

const tones: Readonly<Record<ViolationClass, string>> = {
  current: 'font-semibold text-bad',
  past: '',
  none: 'text-muted',
  unknown: 'text-muted',
}

function Violation({ row, isShown }: { row: ListedFacility; isShown: boolean | undefined }) {
  const { complianceStatus } = row
  const name = classifyViolation(row)
  return (
    <span className={`flex items-center gap-1.5 ${tones[name]}`}>
      {isShown && <ViolationMark name={name} className="size-3.5 shrink-0 print:hidden" />}
      <span>
        {nameFrames(row).map((words) => (
          <span key={words} className="block print:inline">
            {words}{' '}
          </span>
        ))}
        {complianceStatus && (
          <span className="hidden print:inline">
            {' '}
            (“<AgencyWords>{complianceStatus}</AgencyWords>”)
          </span>
        )}
      </span>
    </span>
  )
}
