import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { SeriesDescription } from './fields'

const seasons = {
  adjusted: 'seasonally adjusted',
  unadjusted: 'not seasonally adjusted',
} as const

export function formatKind({
  seriesId,
  name,
  seasonality,
  unit,
  isNameUnconfirmed,
}: Omit<SeriesDescription, 'surveyAbbreviation'>): string {
  return [
    ...(name === seriesId ? [] : [seriesId]),
    translate(seasonality ? seasons[seasonality] : 'seasonal adjustment not named'),
    ...(unit ? [translate(unit)] : []),
    ...(isNameUnconfirmed ? [translate('name not confirmed by the source')] : []),
  ].join(', ')
}

const texts = defineSentences('series.describe', {
  unknown: '{seriesId} does not exist.',
  empty: '{seriesId}: nothing is published for these years.',
  years: '{seriesId}, {from} to {to}: {message, sentence}',
})

interface SeriesLoad {
  seriesId: string
  status: string
  missingYears: readonly { startYear: number; endYear: number; message: string }[]
}

export function describeMissing({ seriesId, status, missingYears }: SeriesLoad): string[] {
  if (status === 'not_found') return [texts.unknown({ seriesId })]
  if (status === 'no_data') return [texts.empty({ seriesId })]
  return missingYears.map(({ startYear, endYear, message }) =>
    texts.years({ seriesId, from: startYear, to: endYear, message }),
  )
}
