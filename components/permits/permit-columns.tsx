import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('permits.permit-columns', {
  empty: (columns: string) => `Empty: ${columns}`,
})

export function PermitColumns({ row }: { row: Readonly<Record<string, unknown>> }) {
  const cells = Object.entries(row).map(([column, value]) => ({ column, text: textOf(value) }))
  const empty = cells.filter(({ text }) => text === '').map(({ column }) => column)
  return (
    <>
      {/* One class here styles all cells, because a class on each of thousands of cells would enlarge the
          page. */}
      <dl
        lang={isSpanish() ? 'en' : undefined}
        className="mt-1 grid wrap-anywhere sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-4 [&_dt]:text-muted"
      >
        {cells
          .filter(({ text }) => text !== '')
          .map(({ column, text }) => [<dt key={`${column} `}>{column}</dt>, <dd key={column}>{text}</dd>])}
      </dl>
      {empty.length > 0 && <p className="mt-1 text-muted wrap-anywhere">{texts.empty(empty.join(', '))}</p>}
    </>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
