import { useState } from 'react'
import { formatAcres, formatDollars, formatNumber } from '@/lib/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayerRow } from '../layers/map-layer'

const texts = {
  figures: 'Figures of',
  none: 'Choose a column',
  sum: 'sum',
  median: 'median',
  lowest: 'lowest',
  highest: 'highest',
  count: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} listed have one`,
}

type Column = MapTableColumn<MapLayerRow>

interface Props {
  columns: readonly Column[]
  rows: readonly MapLayerRow[]
}

export function ColumnFigures({ columns, rows }: Props) {
  const [id, setId] = useState('')
  const numeric = columns.filter((column) => column.numeric && column.value)
  const column = numeric.find((each) => each.id === id)
  if (numeric.length === 0 || rows.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 print:hidden">
      <label className="flex items-center gap-1">
        {texts.figures}
        <select
          value={column?.id ?? ''}
          onChange={({ target }) => setId(target.value)}
          className="h-8 max-w-48 rounded-control border border-edge bg-surface px-1 text-sm text-ink max-lg:h-11"
        >
          <option value="">{texts.none}</option>
          {numeric.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="tabular-nums">
        {column && describeFigures(column, rows)}
      </p>
    </div>
  )
}

export function describeFigures(column: Column, rows: readonly MapLayerRow[]): string {
  const values = rows
    .flatMap((row) => {
      const value = column.value?.(row)
      return typeof value === 'number' ? value : []
    })
    .sort((a, b) => a - b)
  const count = texts.count(values.length, rows.length)
  const [lowest, highest] = [values[0], values.at(-1)]
  if (lowest === undefined || highest === undefined) return count
  const format = formats[column.compares ?? 'count'] ?? formatNumber
  const figures = [
    ...(isSummed(column) ? [`${texts.sum} ${format(values.reduce((sum, value) => sum + value, 0))}`] : []),
    `${texts.median} ${format(medianOf(values))}`,
    `${texts.lowest} ${format(lowest)}`,
    `${texts.highest} ${format(highest)}`,
  ]
  return `${figures.join(', ')}; ${count}`
}

/** Years and rates have no meaningful sum, and a published number may be either. */
const isSummed = ({ id, compares }: Column) =>
  compares !== 'year' &&
  compares !== 'as published' &&
  compares !== 'dollars per square foot' &&
  id !== 'peracre'

const formats: Partial<Record<NonNullable<Column['compares']>, (value: number) => string>> = {
  dollars: (value) => formatDollars(value),
  'dollars per square foot': (value) => formatDollars(value, 2),
  acres: formatAcres,
  year: (value) => String(Math.round(value)),
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
