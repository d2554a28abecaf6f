import type { ReactNode } from 'react'

export interface Fact {
  /** Told apart by this where the label is more than a text. */
  id?: string
  label: ReactNode
  value: ReactNode
  /** What limits this very value: "interpolated, not surveyed". */
  note?: ReactNode
  /** Where this very value comes from, when it differs from the panel's. */
  provenance?: ReactNode
}

/** `prose` is for values that are sentences; figures and names stand out as `values`. */
export function Facts({ items, look = 'values' }: { items: readonly Fact[]; look?: 'values' | 'prose' }) {
  return (
    <dl className="mb-4 divide-y divide-line border-y border-line">
      {items.map(({ id, label, value, note, provenance }, index) => (
        <div
          key={id ?? (typeof label === 'string' ? label : index)}
          className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)] print:py-1"
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
