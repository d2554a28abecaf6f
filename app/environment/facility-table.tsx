import type { ReactNode } from 'react'
import { facilityId } from '@/components/facilities/map/facility-id'
import { ViolationMark } from '@/components/facilities/violation-mark'
import { PrintedPart } from '@/components/ui/page/printed-part'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { namePrograms } from '@/lib/records/facility/fields'
import {
  classifyViolation,
  describeFrames,
  type ViolationClass,
  violationLabel,
} from '@/lib/records/facility/violation-class'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { Facility } from './fetch-facilities'
import { type EnvironmentUrl, environmentHref, environmentUrl, type Sort } from './url'

/** A page of HTML carries what is printed beside what is shown, so it ends somewhere. */
const MOST_PRINTED = 500

const texts = {
  caption: 'Facilities. Arrow keys move through the list.',
  miles: 'Miles',
  facility: 'Facility',
  noPosition: 'none',
  near: 'Could be in the next ring: its location is approximate.',
  inactive: 'Not active',
}

interface Props {
  url: EnvironmentUrl
  /** All that pass the filters, in the order of the list. */
  rows: readonly Facility[]
  /** Which of them are on this page. */
  start: number
  end: number
}

/** A line for each facility. On paper all of them, on the screen the page that was asked for. */
export function FacilityTable({ url, rows, start, end }: Props) {
  const firstPrinted = url.whole ? 0 : Math.floor(start / MOST_PRINTED) * MOST_PRINTED
  const lastPrinted = url.whole ? rows.length : Math.min(rows.length, firstPrinted + MOST_PRINTED)
  const isBox = url.bbox !== undefined
  const search = environmentUrl.toQuery({ ...url, page: 1, whole: false, selected: undefined }).toString()
  return (
    <>
      <table
        id="facility-rows"
        data-select={environmentHref({ ...url, page: 1, selected: '{id}' })}
        data-workspace=""
        className="w-full border-collapse text-left text-(length:--row-text) leading-tight"
      >
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] print:static print:shadow-none">
          <tr>
            {!isBox && (
              <Head
                url={url}
                sort={url.sort === undefined ? 'farthest' : undefined}
                by={[undefined, 'farthest']}
              >
                {texts.miles}
              </Head>
            )}
            <Head url={url} sort={isBox ? undefined : 'name'} by={isBox ? [undefined] : ['name']}>
              {texts.facility}
            </Head>
            <Head url={url} sort="status" by={['status']}>
              {violationLabel}
            </Head>
          </tr>
        </thead>
        {/* What each row looks like is said once: there are hundreds. */}
        <tbody className="[&_td]:px-1.5 [&_td]:py-(--row-pad) [&_td:first-child]:pl-4 sm:[&_td:first-child]:pl-6 print:[&_td:first-child]:pl-0 [&>tr]:break-inside-avoid [&>tr]:border-b [&>tr]:border-line [&>tr[aria-current]]:bg-accent-soft [&>tr:focus-within]:bg-accent-soft [&>tr:hover]:bg-accent-soft">
          {rows.slice(firstPrinted, lastPrinted).map((row, index) => {
            const place = firstPrinted + index
            return (
              <Row
                key={row.key}
                row={row}
                isShown={place >= start && place < end}
                isSelected={facilityId(row) === url.selected}
                hasMiles={!isBox}
                search={search}
              />
            )
          })}
        </tbody>
      </table>
      {lastPrinted - firstPrinted < rows.length && (
        <PrintedPart from={firstPrinted + 1} to={lastPrinted} total={rows.length} />
      )}
    </>
  )
}

interface HeadProps {
  url: EnvironmentUrl
  /** The order that this link leads to. */
  sort: Sort | undefined
  /** The orders that are by this column, the usual direction first. */
  by: readonly (Sort | undefined)[]
  children: string
}

const marks = { ascending: '↑', descending: '↓', none: '↕' } as const

function Head({ url, sort, by, children }: HeadProps) {
  const place = by.indexOf(url.sort)
  const direction = place < 0 ? undefined : place === 0 ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={direction}
      className="px-1.5 py-0 align-middle font-semibold first:pl-4 sm:first:pl-6 print:first:pl-0"
    >
      <a
        href={environmentHref({ ...url, sort, page: 1 })}
        data-print="bare"
        data-soft=""
        className="inline-flex min-h-7 items-center gap-1 text-muted no-underline hover:underline"
      >
        {children}
        <span aria-hidden="true" className="print:hidden">
          {marks[direction ?? 'none']}
        </span>
      </a>
    </th>
  )
}

interface RowProps {
  row: Facility
  isShown: boolean
  isSelected: boolean
  hasMiles: boolean
  /** Of the list, so that the page of a facility can lead back and say how far it is. */
  search: string
}

const tones: Readonly<Record<ViolationClass, string>> = {
  current: 'font-semibold text-bad',
  past: '',
  none: 'text-muted',
  unknown: 'text-muted',
}

function Row({ row, isShown, isSelected, hasMiles, search }: RowProps) {
  const { latitude, longitude, complianceStatus } = row
  const what = classifyViolation(row)
  return (
    <tr
      id={`facility-${facilityId(row)}`}
      aria-current={isSelected || undefined}
      data-at={isShown && latitude !== null && longitude !== null ? `${longitude},${latitude}` : undefined}
      data-class={isShown ? what : undefined}
      className={isShown ? undefined : 'hidden print:table-row'}
    >
      {hasMiles && <Miles row={row} />}
      <td className="w-full max-w-0 print:max-w-none">
        <Name row={row} search={search} />
        <span className="block truncate text-[0.925em] text-muted not-empty:print:before:content-['_·_'] print:inline print:whitespace-normal">
          {describePlace(row)}
        </span>
      </td>
      <td className={`w-36 min-w-36 print:min-w-68 ${tones[what]}`}>
        <span className="flex items-center gap-1.5">
          {isShown && <ViolationMark name={what} className="size-3.5 shrink-0 print:hidden" />}
          <span>
            {describeFrames(row).map((words) => (
              <span key={words} className="block print:inline">
                {words}{' '}
              </span>
            ))}
            {complianceStatus && <span className="hidden print:inline"> (“{complianceStatus}”)</span>}
          </span>
        </span>
      </td>
    </tr>
  )
}

function Miles({ row: { distanceMiles, ringUncertain } }: { row: Facility }) {
  return (
    <td className="tabular-nums whitespace-nowrap">
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
    </td>
  )
}

function Name({ row: { name, registryId, isFrsId }, search }: Pick<RowProps, 'row' | 'search'>): ReactNode {
  // Its padding is a finger's, and moves no line.
  const look = 'py-1 font-semibold'
  const words = formatFacilityName(name)
  return registryId && isFrsId ? (
    <a href={`/environment/facility/${registryId}?${search}`} data-row="" data-print="bare" className={look}>
      {words}
    </a>
  ) : (
    <span className={look}>{words}</span>
  )
}

/** "12 Foo St, Houston · Air, Water discharge · Not active" */
function describePlace({ street, city, programs, active }: Facility): string {
  const address = toMixedCase([street, city].filter(Boolean).join(', '))
  return [address, namePrograms(programs), active === false && texts.inactive].filter(Boolean).join(' · ')
}
