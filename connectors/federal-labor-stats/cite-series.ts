import type { Citation } from '@/lib/connector/citation'
import type { LoadedSeries } from './load-series'

/** Several series of several surveys: the newest period that any of them has dates the whole. */
export function citeSeries(series: readonly LoadedSeries[]): Citation {
  const [only, ...others] = series
  const newest = series
    .flatMap(({ observations: [latest] }) =>
      latest ? [`${latest.year} ${latest.periodName ?? latest.period}`] : [],
    )
    .at(0)
  const surveys = [...new Set(series.map(({ surveyAbbreviation }) => surveyAbbreviation))].sort()
  return {
    dataset: only && others.length === 0 ? `Series ${only.seriesId}` : `Surveys ${surveys.join(', ')}`,
    dated: newest ? [{ label: 'Newest period', on: newest }] : [],
    record:
      only && others.length === 0
        ? {
            href: `https://data.bls.gov/timeseries/${encodeURIComponent(only.seriesId)}`,
            label: 'This series at the Bureau of Labor Statistics',
          }
        : null,
  }
}
