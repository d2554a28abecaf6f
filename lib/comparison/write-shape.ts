import { canonicalKey } from '@/lib/connector/canonical-key'

/** `41.8778, -87.6852`: a point as people write one; undefined for all else. */
export function writePosition(value: unknown): string | undefined {
  if (!(value instanceof Object) || !('type' in value) || value.type !== 'Point') return undefined
  const [longitude, latitude] =
    'coordinates' in value && Array.isArray(value.coordinates) ? value.coordinates : []
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? `${latitude}, ${longitude}` : undefined
}

/** Two shapes in words that differ where the shapes do; only a point can be written out. */
export function writeShapes(was: unknown, is: unknown): [was: string | null, is: string | null] {
  const isSame = canonicalKey(was) === canonicalKey(is)
  const write = (shape: unknown, otherwise: string) => (shape ? (writePosition(shape) ?? otherwise) : null)
  return [write(was, 'the shape as kept'), write(is, isSame ? 'the shape as kept' : 'another shape')]
}
