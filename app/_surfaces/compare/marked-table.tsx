import type { ReactNode } from 'react'
import type { ComparableAttribute } from '@/lib/comparison/attribute'
import { type AttributeComparison, compareAttribute } from '@/lib/comparison/compare-sides'
import { formatDistance } from '@/lib/comparison/units'
import type { MapTableColumn } from '@/lib/records/define-record'

const texts = {
  title: 'Compare what is selected',
  hint: 'Bold: another class than most, another year, or 25% or more from the median (of two, from the other).',
  differs: (label: string) => `${label}, differs`,
  what: 'Value',
}

interface Props<Row> {
  columns: readonly MapTableColumn<Row>[]
  rows: readonly Row[]
  href(row: Row): string
  files: ReactNode
}

export function MarkedTable<Row extends { key: string; name: string }>({
  columns,
  rows,
  href,
  files,
}: Props<Row>) {
  return (
    <>
      <div className="flex items-start gap-x-4 px-3 py-1 text-sm">
        <p className="text-muted">{texts.hint}</p>
        {files}
      </div>
      <section
        data-compare
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto print:overflow-visible"
      >
        <table className="border-collapse text-left text-(length:--row-text) leading-(--row-line)">
          <thead className="sticky top-0 z-10 bg-surface print:static">
            <tr>
              <th scope="col" className="px-3 py-(--row-pad)">
                {texts.what}
              </th>
              {rows.map((row) => (
                <th key={row.key} scope="col" className="max-w-48 min-w-28 px-3 py-(--row-pad) align-bottom">
                  <a href={href(row)} className="inline-block min-h-6">
                    {row.name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <MarkedRow key={column.id} column={column} rows={rows} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function MarkedRow<Row extends { key: string }>({
  column,
  rows,
}: { column: MapTableColumn<Row> } & Pick<Props<Row>, 'rows'>) {
  const { label, numeric } = column
  const compared = compareAttribute(attributeOf(column), rows)
  const differs = compared.values.some(({ isUnusual }) => isUnusual)
  return (
    <tr className={`border-t border-line ${differs ? '' : 'text-muted'}`}>
      <th
        scope="row"
        aria-label={differs ? texts.differs(label) : undefined}
        className={`px-3 py-(--row-pad) whitespace-nowrap ${differs ? '' : 'font-normal'}`}
      >
        {label}
      </th>
      {compared.values.map(({ text, isUnusual }, side) => (
        <td
          key={rows[side]?.key}
          className={`px-3 py-(--row-pad) align-top ${numeric ? 'tabular-nums' : ''}`}
        >
          {isUnusual ? (
            <>
              <strong>{text}</strong> <span className="block text-xs">{describeMark(compared, side)}</span>
            </>
          ) : (
            text
          )}
        </td>
      ))}
    </tr>
  )
}

export const attributeOf = <Row,>({
  id,
  label,
  compares,
  cell,
  value,
}: MapTableColumn<Row>): ComparableAttribute<Row> => ({
  id,
  label,
  text: (row) => cell(row) || null,
  ...(compares === undefined && { isNote: true }),
  ...(compares !== undefined &&
    compares !== 'class' && {
      unit: compares,
      amount(row) {
        const figure = value?.(row)
        return typeof figure === 'number' ? figure : null
      },
    }),
})

export function describeMark({ values, unit }: AttributeComparison, side: number): string | undefined {
  const { isUnusual, apart } = values[side] ?? {}
  if (!isUnusual) return undefined
  if (apart !== undefined) return formatDistance(apart, unit)
  const hasUsual = values.some((value) => value.text !== null && !value.isUnusual)
  return hasUsual ? 'another than most' : 'differs'
}
