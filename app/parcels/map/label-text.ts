import type { ExpressionSpecification } from 'maplibre-gl'
import type { ColorScale } from './color-classes'
import { isKnown, matchExpression } from './color-expression'
import { propertyNames } from './parcel-properties'

/** From here on there is room for the number of the house and what its color says. */
const NUMBERS_FROM = 17
/** And from here on for "Residential" on a lot of fifty feet. */
const NAMES_FROM = 19

/** From this zoom on parcels are labelled: letters of land uses are needed where the colors are. */
export const labelsFrom = (scale: ColorScale): number => (scale.kind === 'codes' ? 16 : NUMBERS_FROM)

export function labelText(scale: ColorScale): ExpressionSpecification {
  const number: ExpressionSpecification = ['to-string', ['get', 'n']]
  const numbered = (words: ExpressionSpecification): ExpressionSpecification => [
    'case',
    isKnown(scale),
    ['concat', number, '\n', words],
    number,
  ]
  if (scale.kind === 'steps') return numbered(saying(scale))
  const letter = lettersOf(scale)
  return ['step', ['zoom'], letter, NUMBERS_FROM, numbered(letter), NAMES_FROM, numbered(saying(scale))]
}

function saying(scale: ColorScale): ExpressionSpecification {
  const value: ExpressionSpecification = ['get', scale.property]
  if (scale.kind === 'codes') {
    const words = scale.classes.map((each) => [each.codes, each.words] as const)
    return matchExpression(value, words, '')
  }
  if (scale.property === propertyNames.justValue) return shortDollars(value)
  if (scale.property === propertyNames.landValuePerSquareFoot) return ['concat', '$', digits(value, 2, 2)]
  return ['to-string', value]
}

function lettersOf({ property, classes }: Extract<ColorScale, { kind: 'codes' }>): ExpressionSpecification {
  const letters = classes.map(({ codes, letter }) => [codes, letter] as const)
  return matchExpression(['get', property], letters, '')
}

/** $950, $210K, $1.2M. What would round up to a thousand thousands is a million. */
function shortDollars(value: ExpressionSpecification): ExpressionSpecification {
  return [
    'case',
    ['>=', value, 999_500],
    ['concat', '$', digits(['/', value, 1_000_000], 0, 1), 'M'],
    ['>=', value, 1000],
    ['concat', '$', whole(['/', value, 1000]), 'K'],
    ['concat', '$', whole(value)],
  ]
}

function digits(value: ExpressionSpecification, least: number, most: number): ExpressionSpecification {
  return [
    'number-format',
    value,
    { locale: 'en-US', 'min-fraction-digits': least, 'max-fraction-digits': most },
  ]
}

/** A number format takes no digits after the point for no wish at all. */
const whole = (value: ExpressionSpecification): ExpressionSpecification => ['to-string', ['round', value]]
