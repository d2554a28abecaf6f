import * as z from 'zod/mini'
import { formatPeriod, type SeriesPeriodRow } from '@/app/_lib/periods'
import type { ExportTable } from '@/lib/export/table'
import { defineRecord } from '@/lib/records/define-record'
import { describeMissing, formatKind } from '@/lib/records/series/describe'
import { observation } from '@/lib/records/series/fields'
import type { CostComparison } from './compare'
import type { CostSeries } from './fetch-costs'
import { type IndexBase, rebase } from './rebase'

const costPeriod = defineRecord('cost-period', {
  period: { schema: z.string(), label: observation.labels.period },
  begins: { schema: z.string(), type: 'date', label: 'Begins' },
  footnotes: { schema: z.nullable(z.string()), label: observation.labels.footnotes },
})
const firstColumns = costPeriod.pick(['period', 'begins'])
const lastColumn = costPeriod.pick(['footnotes'])

export function toTable(
  all: readonly CostSeries[],
  { chartSeries: series, rows, base }: CostComparison,
): ExportTable {
  return {
    columns: [
      ...firstColumns.columns,
      ...series.flatMap(({ seriesId, name, unit }) => [
        { key: seriesId, label: `${name} (${seriesId})`, type: 'number' as const, ...(unit ? { unit } : {}) },
        ...(base
          ? [{ key: `${seriesId} rebased`, label: `${seriesId}, rebased by us`, type: 'number' as const }]
          : []),
      ]),
      ...lastColumn.columns,
    ],
    rows: rows.map((row) => ({ cells: cellsOf(row, series, base) })),
    notes: [
      ...series.map((one) => `${one.name}: ${formatKind(one)}.`),
      ...(base ? [`Index, ${formatPeriod({ kind: 'M', month: base.month })} = 100 (our calculation).`] : []),
      ...all.flatMap(describeMissing),
    ],
  }
}

function cellsOf(row: SeriesPeriodRow, series: readonly CostSeries[], base: IndexBase | undefined) {
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
    ...costPeriod.cells({ period: formatPeriod(row), begins, footnotes: footnotes.join('; ') || null }),
    ...Object.fromEntries(values),
  }
}
