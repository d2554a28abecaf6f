import type { ConstructionRecord } from '@/connectors/open-data-discovery/construction/construction-record'
import { formatDay } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { TextFlags } from '../open-data/text-flags'
import { describeDwellings, formatMoney } from './permit-labels'

interface Props {
  record: ConstructionRecord
  /** Of the list item, so that a link can lead to it. */
  id: string
  selected: boolean
  /** Whether the source publishes days at all. */
  hasDays: boolean
  /** This page with the row marked on the map; without it the row has no position. */
  selectHref?: string | undefined
}

/** One permit in a few lines, as its publisher words it, and all of its columns behind a click. */
export function PermitItem({ record, id, selected, hasDays, selectHref }: Props) {
  const { address, date, kind, status, description, units, value, row, flags } = record
  const name = address ? toMixedCase(address) : record.id ? `Number ${record.id}` : 'No address published'
  const facts = [
    kind,
    status,
    units === null ? null : describeDwellings(units),
    value === null ? null : formatMoney(value),
  ]
  return (
    <li
      id={id}
      aria-current={selected || undefined}
      className={`scroll-mt-4 py-2.5 ${selected ? 'border-l-4 border-accent bg-accent-soft pl-3' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {hasDays && <span>{date ? formatDay(date) : 'No day that can be read'}</span>}
      </div>
      <p className="text-base">{facts.filter(Boolean).join(' · ')}</p>
      {description && (
        <p className="line-clamp-4 text-base text-muted wrap-anywhere print:line-clamp-none">{description}</p>
      )}
      <TextFlags flags={flags} />
      <div className="flex flex-wrap gap-x-5 print:hidden">
        {selectHref && !selected && (
          <a href={selectHref} className="inline-block min-h-6 py-0.5 text-base">
            Show on the map<span className="sr-only">: {name}</span>
          </a>
        )}
        <PermitColumns row={row} name={name} />
      </div>
    </li>
  )
}

interface PermitColumnsProps {
  row: Readonly<Record<string, unknown>>
  /** Names the row for whoever hears only the control. */
  name: string
}

/** A row as its publisher has it, column by column; what is empty is only named. */
function PermitColumns({ row, name }: PermitColumnsProps) {
  const cells = Object.entries(row).map(([column, value]) => ({ column, text: textOf(value) }))
  const empty = cells.filter(({ text }) => text === '').map(({ column }) => column)
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="inline-block min-h-6 py-0.5 text-base text-accent underline underline-offset-[0.2em]">
        All columns<span className="sr-only"> of {name}</span>
      </summary>
      {/* A hundred rows have thousands of these, so their looks are said once. */}
      <dl className="mt-1 grid text-base wrap-anywhere sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-4 [&_dt]:text-muted">
        {cells
          .filter(({ text }) => text !== '')
          .map(({ column, text }) => [<dt key={`${column} `}>{column}</dt>, <dd key={column}>{text}</dd>])}
      </dl>
      {empty.length > 0 && (
        <p className="mt-1 text-base text-muted wrap-anywhere">Empty: {empty.join(', ')}</p>
      )}
    </details>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
