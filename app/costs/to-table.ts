import { formatPeriod, type PeriodRow } from '@/app/_lib/periods'
import type { ExportTable } from '@/lib/export/table'
import { describeMissing, formatKind } from '@/lib/records/series/describe'
import { observation } from '@/lib/records/series/fields'
import type { CostComparison } from './compare'
import type { CostSeries } from './fetch-costs'
import { type Base, rebase } from './rebase'

const periodColumn = observation.pick({ period: 'period' })
const footnoteColumn = observation.pick({ footnotes: 'footnotes' })

export function toTable(
  all: readonly CostSeries[],
  { shown: series, rows, base }: CostComparison,
): ExportTable {
  return {
    columns: [
      ...periodColumn.columns,
      { key: 'begins', label: 'Begins', type: 'date' },
      ...series.flatMap(({ seriesId, name, unit }) => [
        { key: seriesId, label: `${name} (${seriesId})`, type: 'number' as const, ...(unit ? { unit } : {}) },
        ...(base
          ? [{ key: `${seriesId} rebased`, label: `${seriesId}, rebased by us`, type: 'number' as const }]
          : []),
      ]),
      ...footnoteColumn.columns,
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
