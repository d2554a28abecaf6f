import type { ExpressionSpecification } from 'maplibre-gl'
import type { Theme } from '@/components/map/palette'
import type { ColorScale, StepClass } from './color-classes'

/** True where the parcel has a class. */
export function isKnown(scale: ColorScale): ExpressionSpecification {
  if (scale.kind === 'steps') return ['has', scale.property]
  return ['in', ['get', scale.property], ['literal', scale.classes.flatMap(({ codes }) => codes)]]
}

/** The color of a parcel's class; what has none gets the last one. */
export function colorExpression(scale: ColorScale, theme: Theme, unknown: string): ExpressionSpecification {
  const value: ExpressionSpecification = ['get', scale.property]
  if (scale.kind === 'steps') {
    return ['case', isKnown(scale), stepExpression(value, scale.classes, theme), unknown]
  }
  return matchExpression(
    value,
    scale.classes.map(({ codes, fill }) => [codes, fill[theme]]),
    unknown,
  )
}

/** A text for each group of codes. */
export function matchExpression(
  value: ExpressionSpecification,
  groups: readonly (readonly [codes: readonly string[], text: string])[],
  otherwise: string,
): ExpressionSpecification {
  const [first, ...others] = groups.map(([codes, text]): [string[], string] => [[...codes], text])
  if (!first) return ['literal', otherwise]
  return ['match', value, ...first, ...others.flat(), otherwise]
}

function stepExpression(
  value: ExpressionSpecification,
  classes: readonly StepClass[],
  theme: Theme,
): ExpressionSpecification {
  const [first, ...others] = classes
  return [
    'step',
    value,
    first?.fill[theme] ?? '',
    ...others.flatMap(({ from, fill }): [number, string] => [from, fill[theme]]),
  ]
}
