import type { ReactNode } from 'react'

export interface LabeledValue {
  id?: string
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  provenance?: ReactNode
}

interface Props {
  items: readonly LabeledValue[]
  look?: 'values' | 'prose'
  columns?: 1 | 2
  isDense?: boolean
}

const layouts = {
  1: 'divide-y divide-line border-y border-line',
  2: 'border-y border-line xl:grid xl:grid-cols-2 xl:gap-x-8 *:border-b *:border-line/60',
} as const

export function Facts({ items, look = 'values', columns = 1, isDense = false }: Props) {
  return (
    <dl className={`mb-4 ${layouts[columns]}`}>
      {items.map(({ id, label, value, note, provenance }, index) => (
        <div
          key={id ?? (typeof label === 'string' ? label : index)}
          className={`grid gap-x-6 py-1.5 sm:grid-cols-[min(12rem,40%)_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)] print:py-1 ${isDense ? 'max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:gap-x-3' : ''}`}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">
            <div className={look === 'values' ? 'font-semibold' : ''}>{value}</div>
            {note && <div className="text-base text-muted">{note}</div>}
            {provenance && <div className="mt-1 text-base text-muted">{provenance}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function FactGrid({ items }: { items: readonly LabeledValue[] }) {
  return (
    <div className="@container mb-2">
      <dl className="grid gap-x-6 gap-y-1.5 text-base leading-snug @sm:grid-cols-2 @lg:grid-cols-3 print:grid-cols-3">
        {items.map(({ id, label, value, note }, index) => (
          <div key={id ?? (typeof label === 'string' ? label : index)} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <div className="font-semibold">{value}</div>
              {note && <div className="text-sm text-muted">{note}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
