import { formatPeriod, type PeriodRow } from '@/app/_lib/periods'
import { describeMissing } from '@/connectors/federal-labor-stats/series-table'
import type { Table } from '@/lib/export/table'
import type { Comparison } from './compare'
import type { CostSeries } from './fetch-costs'
import { type Base, rebase } from './rebase'
import { formatKind } from './series-labels'

/** The table of the page as a file: the same rows, in the same order, with a column more for each rebased series. */
export function toTable(all: readonly CostSeries[], { shown: series, rows, base }: Comparison): Table {
  return {
    columns: [
      { key: 'period', label: 'Period', type: 'text' },
      { key: 'begins', label: 'Begins', type: 'date' },
      ...series.flatMap(({ seriesId, name, unit }) => [
        { key: seriesId, label: `${name} (${seriesId})`, type: 'number' as const, ...(unit ? { unit } : {}) },
        ...(base
          ? [{ key: `${seriesId} rebased`, label: `${seriesId}, rebased by us`, type: 'number' as const }]
          : []),
      ]),
      { key: 'footnotes', label: 'Footnotes', type: 'text' },
    ],
    rows: rows.map((row) => ({ cells: cellsOf(row, series, base) })),
    notes: [
      ...series.map((one) => `${one.name}: ${formatKind(one)}.`),
      ...(base ? [`Index, ${formatPeriod({ kind: 'M', month: base.month })} = 100 (our calculation).`] : []),
      ...all.flatMap(describeMissing),
    ],
  }
}

function cellsOf(row: PeriodRow, series: readonly CostSeries[], base: Base | undefined) {
  const begins = `${Math.floor(row.month / 12)}-${String((row.month % 12) + 1).padStart(2, '0')}-01`
  const values = series.flatMap(({ seriesId }, index) => {
    const value = row.cells[index]?.value ?? null
    const own = base?.values[index]
    if (own === undefined) return [[seriesId, value]]
    return [
      [seriesId, value],
      [`${seriesId} rebased`, value === null ? null : Number(rebase(value, own).toFixed(3))],
    ]
  })
  const footnotes = series.flatMap(({ seriesId }, index) =>
    (row.cells[index]?.footnotes ?? []).map(({ code, text }) => `${seriesId} ${code}: ${text}`),
  )
  return {
    period: formatPeriod(row),
    begins,
    ...Object.fromEntries(values),
    footnotes: footnotes.join('; ') || null,
  }
}
