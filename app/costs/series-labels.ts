import type { describeSeries } from '@/connectors/federal-labor-stats/describe-series'

type Described = ReturnType<typeof describeSeries>

const seasons = {
  adjusted: 'seasonally adjusted',
  unadjusted: 'not seasonally adjusted',
} as const

/** "WPU081, not seasonally adjusted, index": what tells two series of one name apart. */
export function formatKind({ seriesId, name, seasonality, unit, isNameUnconfirmed }: Described): string {
  return [
    ...(name === seriesId ? [] : [seriesId]),
    seasonality ? seasons[seasonality] : 'seasonal adjustment not named',
    ...(unit ? [unit] : []),
    ...(isNameUnconfirmed ? ['name not confirmed by the source'] : []),
  ].join(', ')
}

/** Lines, columns and the list of what is compared carry the same letter. */
export const letterOf = (index: number) => 'ABCDEF'[index] ?? ''
