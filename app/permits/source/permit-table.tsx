import { bothDirections, type ListColumn, sortRows, withSortLinks } from '@/app/_surfaces/list/list-order'
import { findingWords, TextFlags } from '@/components/open-data/text-flags'
import { PermitColumns } from '@/components/permits/permit-columns'
import { DataTable } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon'
import { formatDollars, formatShortDay } from '@/lib/format'
import { dayNames, namePermit, summarizePermit } from '@/lib/records/permit/describe'
import { type ConstructionPermit, permit } from '@/lib/records/permit/fields'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import type { UntrustedTextFinding } from '@/lib/untrusted-text/finding'
import type { ListedPermitSource } from '../fetch-permits'
import { type PermitSort, type PermitsUrlParams, permitsHref } from '../url'

export interface PermitRow {
  key: string
  record: ConstructionPermit
}

interface Props {
  url: PermitsUrlParams
  source: ListedPermitSource
  rows: readonly PermitRow[]
  hasMap: boolean
}

const texts = {
  caption: {
    first: 'Newest first',
    other: 'As the feed has them',
    sorted: 'Only the rows of this page, sorted',
  },
  noDay: 'No readable day',
  open: 'Press an address for all columns of its row.',
  openAndMark: 'Press an address for all columns of its row, and to mark it on the map.',
}

export const PERMITS = 'permits'

export function PermitTable({ url, source, rows, hasMap }: Props) {
  const columns = columnsOf({ url: { ...url, source: source.id }, source, rows })
  const order = url.sort ? 'sorted' : source.newestFirst ? 'first' : 'other'
  return (
    <DataTable
      id={`${PERMITS}-table`}
      dense
      caption={
        <>
          {texts.caption[order]}{' '}
          <span className="font-normal text-muted print:hidden">
            {hasMap ? texts.openAndMark : texts.open}
          </span>
        </>
      }
      columns={withSortLinks(
        columns,
        url,
        (order) => `${permitsHref({ ...url, ...order, selected: undefined })}#${PERMITS}`,
      )}
      rows={sortRows(rows, columns, url)}
      rowKey={({ key }) => key}
      rowId={({ key }) => anchorOf(key)}
      isCurrent={({ key }) => key === url.selected}
    />
  )
}

export const anchorOf = (key: string): string => `permit-${key}`

function columnsOf({ url, source, rows }: Omit<Props, 'hasMap'>): ListColumn<PermitRow, PermitSort>[] {
  const hasCosts = rows.some(({ record }) => record.value !== null)
  return [
    ...(source.dateMeaning
      ? [
          {
            id: 'day',
            label: dayNames[source.dateMeaning],
            cell: ({ record: { date } }: PermitRow) => (
              <span className="whitespace-nowrap">{date ? formatShortDay(date) : texts.noDay}</span>
            ),
            value: ({ record }: PermitRow) => record.date,
            orders: bothDirections('day'),
          },
        ]
      : []),
    {
      id: 'address',
      label: 'Address and work',
      rowHeader: true,
      cell: (row) => <Work row={row} url={url} />,
      value: ({ record }: PermitRow) => record.address,
      orders: bothDirections('address'),
    },
    ...(hasCosts
      ? [
          {
            id: 'cost',
            label: <span className="sm:whitespace-nowrap">{permit.labels.value}</span>,
            numeric: true,
            cell: ({ record: { value } }: PermitRow) => (value === null ? '' : formatDollars(value)),
            value: ({ record }: PermitRow) => record.value,
            orders: bothDirections('cost'),
          },
        ]
      : []),
  ]
}

function Work({ row: { key, record }, url }: { row: PermitRow; url: PermitsUrlParams }) {
  const { description, flags, row } = record
  const isChosen = key === url.selected
  return (
    <div className="leading-tight">
      <a
        href={`${permitsHref({ ...url, selected: key })}#${anchorOf(key)}`}
        data-print="bare"
        className="wrap-anywhere"
      >
        {namePermit(record)}
      </a>
      <div
        className={`font-normal text-muted wrap-anywhere ${isChosen ? '' : 'line-clamp-1 lg:line-clamp-2 print:line-clamp-none'}`}
      >
        {!isChosen && flags.length > 0 && <FlagMark flags={flags} />}
        {[summarizePermit(record), toSentenceCase(description ?? '')].filter(Boolean).join('. ')}
      </div>
      {isChosen && <TextFlags flags={flags} />}
      {isChosen && (
        <div className="mt-2 font-normal">
          <PermitColumns row={row} />
        </div>
      )}
    </div>
  )
}

/** A link is marked only in the opened row, because some feeds have a link in every row. */
function FlagMark({ flags }: Pick<ConstructionPermit, 'flags'>) {
  const findings = [...new Set(flags.flatMap((flag) => flag.found))].filter((finding) => finding !== 'link')
  if (findings.length === 0) return null
  return (
    <span className="mr-1 text-ink">
      <Icon name="info" className="mr-0.5 size-3.5 align-[-0.15em]" />
      {findings.map((finding) => findingWords[finding as UntrustedTextFinding] ?? finding).join('. ')}.
    </span>
  )
}
