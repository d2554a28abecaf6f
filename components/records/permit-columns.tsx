interface Props {
  row: Readonly<Record<string, unknown>>
  /** Names the row for whoever hears only the control. */
  name: string
}

/** A row as its publisher has it, column by column; what is empty is only named. */
export function PermitColumns({ row, name }: Props) {
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
