import type { ConstructionRecord } from '@/connectors/open-data-discovery/construction-record'
import { formatDay } from '../ui/format-day'
import { PermitColumns } from './permit-columns'
import { sayDwellings, sayMoney } from './permit-words'
import { TextFlags } from './text-flags'

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
  const name = address ?? (record.id ? `Number ${record.id}` : 'No address published')
  const facts = [
    kind,
    status,
    units === null ? null : sayDwellings(units),
    value === null ? null : sayMoney(value),
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
