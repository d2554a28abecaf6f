import type { Column, Table } from '@/lib/export/table'
import type { LoadedSeries } from './load-series'

const columns: Column[] = [
  { key: 'seriesId', label: 'Series', type: 'text' },
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'seasonality', label: 'Seasonally', type: 'text' },
  { key: 'year', label: 'Year', type: 'number' },
  { key: 'period', label: 'Period', type: 'text' },
  { key: 'periodName', label: 'Period in words', type: 'text' },
  { key: 'value', label: 'Value', type: 'number' },
  { key: 'unit', label: 'Unit', type: 'text' },
  { key: 'footnotes', label: 'Footnotes', type: 'text' },
]

/** One row for each value of each series, newest first; what is missing stands in the notes. */
export function seriesTable(series: readonly LoadedSeries[], notes: readonly string[]): Table {
  const rows = series.flatMap(({ seriesId, name, seasonality, unit, observations }) =>
    observations.map(({ year, period, periodName, value, footnotes }) => ({
      cells: {
        seriesId,
        name,
        seasonality,
        year,
        period,
        periodName,
        value,
        unit,
        footnotes: footnotes.map(({ code, text }) => (code ? `${code}: ${text}` : text)).join('; ') || null,
      },
    })),
  )
  return { columns, rows, notes: [...notes, ...series.flatMap(describeMissing)] }
}

/** What a table of values cannot show of a series, in sentences. */
export function describeMissing({ seriesId, status, missingYears }: LoadedSeries): string[] {
  if (status === 'not_found') return [`${seriesId} does not exist.`]
  if (status === 'no_data') return [`${seriesId}: nothing is published for these years.`]
  return missingYears.map(
    ({ startYear, endYear, message }) => `${seriesId}, ${startYear} to ${endYear}: ${message}`,
  )
}
