import type { Geometry, Position } from 'geojson'

/** ISO WKB adds 1000 (Z) or 2000 (M) to the type. The older EWKB sets these high bits instead. */
const Z_BIT = 0x80000000
const M_BIT = 0x40000000
const SRID_BIT = 0x20000000

/** Limits the recursion. A multi-part shape has only one level of parts. */
const DEEPEST = 2

export function readWkb(bytes: Uint8Array): Geometry | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0

  function shape(depth: number): Geometry {
    if (depth > DEEPEST) throw new RangeError()
    const isLittle = view.getUint8(at) === 1
    const code = view.getUint32(at + 1, isLittle)
    at += 5
    if (code & SRID_BIT) at += 4
    const plain = code & 0xffff
    const dimensions = 2 + extraDimensions(code, plain)
    const number = () => {
      at += 8
      return view.getFloat64(at - 8, isLittle)
    }
    const position = (): Position => {
      const [x, y] = [number(), number()]
      at += 8 * (dimensions - 2)
      return [x, y]
    }
    const list = <T>(item: () => T): T[] => {
      const length = view.getUint32(at, isLittle)
      at += 4
      if (length > (view.byteLength - at) / 4) throw new RangeError()
      return Array.from({ length }, item)
    }
    const part = <G extends Geometry>(type: G['type']): G => {
      const inner = shape(depth + 1)
      if (inner.type !== type) throw new RangeError()
      return inner as G
    }
    switch (plain % 1000) {
      case 1:
        return { type: 'Point', coordinates: position() }
      case 2:
        return { type: 'LineString', coordinates: list(position) }
      case 3:
        return { type: 'Polygon', coordinates: list(() => list(position)) }
      case 5:
        return {
          type: 'MultiLineString',
          coordinates: list(() => part<GeoJSON.LineString>('LineString').coordinates),
        }
      case 6:
        return {
          type: 'MultiPolygon',
          coordinates: list(() => part<GeoJSON.Polygon>('Polygon').coordinates),
        }
      case 4: {
        const [first, ...others] = list(() => part<GeoJSON.Point>('Point'))
        if (!first || others.length > 0) throw new RangeError()
        return first
      }
      default:
        throw new RangeError()
    }
  }

  try {
    return shape(0)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function extraDimensions(code: number, plain: number): number {
  const thousands = Math.floor(plain / 1000)
  const isoCount = [0, 1, 1, 2][thousands] ?? 0
  return isoCount + (code & Z_BIT ? 1 : 0) + (code & M_BIT ? 1 : 0)
}
