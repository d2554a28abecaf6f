import type { Bounds } from '@/lib/geography/types'
import { findCitiesByName } from '@/lib/records/parcel/cities'
import { boundsOfTile, countTiles, type Tile, tileAt, tilesOver, worldX, worldY } from '@/lib/tiles/tile-grid'
import { EASY_SQUARE_DEGREES, tooBroad } from '../too-broad'
import { areaOfBox, type ParcelSearchArea } from './parcel-params'

export interface SearchSquare {
  box: Bounds
  tile?: Tile
}

export interface SearchSquareQueue {
  box: Bounds | undefined
  known(): number
  take(): SearchSquare | undefined
  met(square: SearchSquare): void
  add(squares: readonly SearchSquare[]): void
}

export function squaresOf({ bbox, city }: ParcelSearchArea, level: number): SearchSquareQueue {
  if (bbox) return squaresOfBox(bbox, level, city)
  return squaresAround(city ?? '', level)
}

function squaresOfBox(box: Bounds, level: number, city: string | undefined): SearchSquareQueue {
  if (areaOfBox(box) <= EASY_SQUARE_DEGREES || countTiles(box, level) === 1) return inLine([{ box }], box)
  const tiles = tilesOver(box, level)
  const [near] = city === undefined ? [] : findCitiesByName(city)
  const ordered = near ? tiles.toSorted((a, b) => awayFrom(near, a) - awayFrom(near, b)) : tiles
  return inLine(
    ordered.map((tile) => ({ tile, box: clip(boundsOfTile(tile), box) })),
    box,
  )
}

function squaresAround(city: string, level: number): SearchSquareQueue {
  const points = findCitiesByName(city)
  if (points.length === 0) throw tooBroad('city')
  const line = inLine([], undefined)
  const met = new Set<string>()
  const lookAround = ({ z, x, y }: Tile) => {
    for (const [east, south] of around) {
      const tile = { z, x: x + east, y: y + south }
      const key = `${tile.x} ${tile.y}`
      if (met.has(key)) continue
      met.add(key)
      line.add([{ tile, box: boundsOfTile(tile) }])
    }
  }
  for (const { longitude, latitude } of points) lookAround(tileAt(longitude, latitude, level))
  return { ...line, met: ({ tile }) => tile && lookAround(tile) }
}

const around = [
  [0, 0],
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

function inLine(squares: readonly SearchSquare[], box: Bounds | undefined): SearchSquareQueue {
  const line = [...squares]
  let next = 0
  return {
    box,
    known: () => line.length,
    take() {
      const square = line[next]
      if (square) next += 1
      return square
    },
    met: () => undefined,
    add: (more) => line.push(...more),
  }
}

export function quartersOf([west, south, east, north]: Bounds): Bounds[] {
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  return [
    [west, y, x, north],
    [x, y, east, north],
    [west, south, x, y],
    [x, south, east, y],
  ]
}

export function clip([west, south, east, north]: Bounds, [left, bottom, right, top]: Bounds): Bounds {
  return [Math.max(west, left), Math.max(south, bottom), Math.min(east, right), Math.min(north, top)]
}

function awayFrom({ longitude, latitude }: { longitude: number; latitude: number }, { z, x, y }: Tile) {
  return Math.hypot(worldX(longitude) * 2 ** z - x - 0.5, worldY(latitude) * 2 ** z - y - 0.5)
}
