import { canonicalKey } from '@/lib/connector/engine/canonical-key'

import { judge } from './compare-sides'

export type LeafValue = string | number | boolean | null

export interface ValueDifference {
  kind: 'changed' | 'appeared' | 'gone'
  where: string[]
  unit?: string
  was: LeafValue
  is: LeafValue
}

export interface ResultComparison {
  compared: number
  differences: ValueDifference[]
}

export const isVolatile = (name: string): boolean =>
  /^(retrievedAt|checkedAt|askedAt|ageSeconds|queryId|propertyKey|requests?|.*[tT]oken)$/.test(name)

const noDifference: ResultComparison = { compared: 0, differences: [] }

export function joinComparisons(several: readonly ResultComparison[]): ResultComparison {
  return {
    compared: several.reduce((sum, { compared }) => sum + compared, 0),
    differences: several.flatMap(({ differences }) => differences),
  }
}

export function compareValues(
  was: LeafValue,
  is: LeafValue,
  where: string[],
  unit?: string,
): ResultComparison {
  const verdict = judge([was, is])
  if (verdict === 'none') return noDifference
  if (verdict === 'same') return { compared: 1, differences: [] }
  const kind = verdict === 'differs' ? 'changed' : was === null ? 'appeared' : 'gone'
  return { compared: 1, differences: [{ kind, where, was, is, ...(unit ? { unit } : {}) }] }
}

export function writePosition(value: unknown): string | undefined {
  if (!(value instanceof Object) || !('type' in value) || value.type !== 'Point') return undefined
  const [longitude, latitude] =
    'coordinates' in value && Array.isArray(value.coordinates) ? value.coordinates : []
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? `${latitude}, ${longitude}` : undefined
}

export function writeShapes(was: unknown, is: unknown): [was: string | null, is: string | null] {
  const isSame = canonicalKey(was) === canonicalKey(is)
  const write = (shape: unknown, otherwise: string) => (shape ? (writePosition(shape) ?? otherwise) : null)
  return [write(was, 'the shape as kept'), write(is, isSame ? 'the shape as kept' : 'another shape')]
}
