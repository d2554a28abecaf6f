import { expect, it } from 'vitest'
import { isFigure } from './blocks'

it.each([
  '$1,234',
  '1,234 sq ft',
  '0.5 mi',
  '1,234 pies cuadrados',
  '120 pies',
  '0.5 millas',
  '10-17-434-900',
])('isFigure returns true for %s, which must not wrap', (text) => expect(isFigure(text)).toBe(true))

it.each(['Main Street', 'pies cuadrados', '3 casas similares', ''])(
  'isFigure returns false for "%s", which can wrap',
  (text) => expect(isFigure(text)).toBe(false),
)
