import type { LoadedSeries } from './load-series'

/** What a table of values cannot show of a series, in sentences. */
export function sayMissing({ seriesId, status, missingYears }: LoadedSeries): string[] {
  if (status === 'not_found') return [`${seriesId} does not exist.`]
  if (status === 'no_data') return [`${seriesId}: nothing is published for these years.`]
  return missingYears.map(
    ({ startYear, endYear, message }) => `${seriesId}, ${startYear} to ${endYear}: ${message}`,
  )
}
