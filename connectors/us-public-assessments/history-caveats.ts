import type { Source } from './source'

interface Outcome {
  /** What a reader must know of this record and of the columns that it comes from. */
  ofRecord: readonly string[]
  isFound: boolean
  /** All years with values, and those that are shown. */
  published: readonly number[]
  chosen: readonly number[]
  missingYears: readonly number[]
  thisYear: number
  isUndated: boolean
}

/** What a reader of these years must know, the particular first. */
export function historyCaveats(source: Source, outcome: Outcome): string[] {
  const { isFound, chosen, missingYears, thisYear, isUndated } = outcome
  const later = chosen.filter((year) => year > thisYear)
  return [
    ...(isFound ? [] : [`${source.title} has no record under this key any more. Search again.`]),
    ...(missingYears.length > 0 ? [`Not published for ${missingYears.join(', ')}.`] : []),
    ...(later.length > 0
      ? [`${later.join(', ')} lies ahead: a proposed or working value, not a final one.`]
      : []),
    ...(isUndated
      ? ['These values have no year, so they stand with the property and not under a year.']
      : []),
    ...(isFound && chosen.length === 0 && missingYears.length === 0 && !isUndated
      ? [nothingLatest(outcome)]
      : []),
    ...outcome.ofRecord,
    'Assessed, appraised, taxable and market values are different things. Compare only the same kind, in the same place.',
    'Not a sale price, not an independent appraisal, and no proof of title, exemption or an open deadline.',
    ...source.caveats,
  ]
}

/** A roll that already works on the next year may have nothing else. */
function nothingLatest({ published, thisYear }: Outcome): string {
  const ahead = published.filter((year) => year > thisYear)
  if (ahead.length === 0) return 'The source has this property but publishes no value for it yet.'
  return `The source has values for ${ahead.join(', ')} only, which lies ahead: proposed or working values, not final ones. Ask for that year by name to see them.`
}
