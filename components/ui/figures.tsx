import type { ReactNode } from 'react'

export interface LabeledFigure {
  id: string
  label: ReactNode
  value: ReactNode
  note?: ReactNode
}

interface Props {
  label: string
  items: readonly LabeledFigure[]
  actions?: ReactNode
}

export function Figures({ label, items, actions }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-10 gap-y-3 print:mb-3">
      <dl aria-label={label} className="flex flex-wrap gap-x-8 gap-y-3">
        {items.map(({ id, label: name, value, note }) => (
          <div key={id} className="min-w-0">
            <dt className="text-sm leading-tight text-muted">{name}</dt>
            <dd>
              <div className="text-xl leading-snug font-semibold tabular-nums">{value}</div>
              {note && <div className="text-sm leading-tight text-muted">{note}</div>}
            </dd>
          </div>
        ))}
      </dl>
      {actions && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:ml-auto print:hidden">{actions}</div>
      )}
    </div>
  )
}
