import type { Position } from 'geojson'
import type { MapFileShape } from './shape'

const codes = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
  GeometryCollection: 7,
} as const

const LITTLE_ENDIAN = 1
const HEAD_BYTES = 5
const COUNT_BYTES = 4
const POSITION_BYTES = 16

export function writeWkb(shape: MapFileShape, headerBytes = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + sizeOf(shape))
  const view = new DataView(bytes.buffer)
  let at = headerBytes

  function head(type: keyof typeof codes) {
    view.setUint8(at, LITTLE_ENDIAN)
    view.setUint32(at + 1, codes[type], true)
    at += HEAD_BYTES
  }
  function count(length: number) {
    view.setUint32(at, length, true)
    at += COUNT_BYTES
  }
  function position([x = 0, y = 0]: Position) {
    view.setFloat64(at, x, true)
    view.setFloat64(at + 8, y, true)
    at += POSITION_BYTES
  }
  function line(positions: readonly Position[]) {
    count(positions.length)
    for (const each of positions) position(each)
  }
  function point(coordinates: Position) {
    head('Point')
    position(coordinates)
  }
  function write(each: MapFileShape) {
    if (each.type === 'Point') return point(each.coordinates)
    head(each.type)
    switch (each.type) {
      case 'MultiPoint':
        count(each.coordinates.length)
        for (const coordinates of each.coordinates) point(coordinates)
        return
      case 'MultiLineString':
        count(each.coordinates.length)
        for (const positions of each.coordinates) {
          head('LineString')
          line(positions)
        }
        return
      case 'MultiPolygon':
        count(each.coordinates.length)
        for (const rings of each.coordinates) {
          head('Polygon')
          count(rings.length)
          for (const ring of rings) line(ring)
        }
        return
      case 'GeometryCollection':
        count(each.geometries.length)
        for (const part of each.geometries) write(part)
    }
  }
  write(shape)
  return bytes
}

function sizeOf(shape: MapFileShape): number {
  const sum = <T>(list: readonly T[], size: (each: T) => number) =>
    list.reduce((total, each) => total + size(each), COUNT_BYTES)
  const line = (positions: readonly Position[]) => COUNT_BYTES + positions.length * POSITION_BYTES
  switch (shape.type) {
    case 'Point':
      return HEAD_BYTES + POSITION_BYTES
    case 'MultiPoint':
      return HEAD_BYTES + sum(shape.coordinates, () => HEAD_BYTES + POSITION_BYTES)
    case 'MultiLineString':
      return HEAD_BYTES + sum(shape.coordinates, (positions) => HEAD_BYTES + line(positions))
    case 'MultiPolygon':
      return HEAD_BYTES + sum(shape.coordinates, (rings) => HEAD_BYTES + sum(rings, line))
    case 'GeometryCollection':
      return HEAD_BYTES + sum(shape.geometries, sizeOf)
  }
}
