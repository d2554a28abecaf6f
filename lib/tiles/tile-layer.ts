import type { Feature, Geometry } from 'geojson'
import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type CachePolicy, type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { centerOf } from '@/lib/geography/geo'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { boundsOfTile, childrenOf, type Tile, tileAt } from './tile-grid'
import { type VectorTileOptions, writeVectorTile } from './vector-tile'

const texts = defineSentences('tiles.tile-layer', {
  partIsReadBySquares: 'This part is read by squares of another level.',
  tooMany: 'The source gives no more than a part of this area, so none of it is drawn.',
})

export interface TileFeature {
  /** The source's id of the feature, so that a feature in two squares is drawn once. */
  id: string
  geometry: Geometry
  properties: Readonly<Record<string, string | number>>
}

export interface BoxFeatures {
  features: TileFeature[]
  isCut: boolean
  note: string | null
}

export interface TileSublayer {
  name: string
  levels: readonly [number, number]
  square: number
  /**
   * True if visitors can select the features. Each feature then has the properties `x` and `y` of a point,
   * and is in the viewport if this point is. The tile that contains the point repeats it as a feature of
   * `<name>-labels`.
   */
  isChosen?: true
  read(bounds: Bounds, context: MethodContext): Promise<BoxFeatures>
}

export interface TileLayer {
  summary: string
  parts: Readonly<Record<string, TileSublayer>>
  grid: VectorTileOptions
  cache: CachePolicy
  example: { square: Tile & { part: string }; tile: Tile }
}

export const FINE_GRID: VectorTileOptions = { extent: 4096, buffer: 64, tolerance: 2 }

const MOST_SPLITS = 3

/**
 * A square is read with a margin, a share of its side, because a line just beyond its edge has a visible
 * width.
 */
const MARGIN = 1 / 100

const square = z.object({
  features: z.array(z.custom<TileFeature>((value) => value instanceof Object)),
  note: z.string().nullable(),
})

const tile = z
  .object({
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    note: z.string().nullable(),
  })
  .nullable()

/**
 * For streets and outlines, which change about once a year. A stale square is still used while its source is
 * down.
 */
export const A_MONTH: CachePolicy = { freshFor: 30 * DAY, staleFor: 60 * DAY }

export function tileMethods(layer: TileLayer) {
  const { parts, cache, example } = layer
  const all = Object.values(parts)
  const levels = all.map((part) => part.square)
  const squareParams = z
    .strictObject({
      part: z.enum(Object.keys(parts)),
      ...placeIn(Math.min(...levels), Math.max(...levels) + MOST_SPLITS),
    })
    .refine(isInside, OUTSIDE)
  const tileParams = z
    .strictObject(
      placeIn(Math.min(...all.map((part) => part.levels[0])), Math.max(...all.map((part) => part.levels[1]))),
    )
    .refine(isInside, OUTSIDE)

  const readSquare: ConnectorMethod<typeof squareParams, typeof square> = {
    summary: `${layer.summary}, one square of the grid as the source has it.`,
    params: squareParams,
    result: square,
    example: example.square,
    cache,
    async run(tile, context) {
      const part = partOf(layer, tile.part, tile.z)
      const { features, isCut, note } = await part.read(reachOf(tile), context)
      if (!isCut) return { features, note }
      if (tile.z >= part.square + MOST_SPLITS) throw tooMany()
      const ask = (quarter: Tile) => context.call(readSquare, { part: tile.part, ...quarter })
      const quarters = await Promise.all(childrenOf(tile).map(ask))
      return merge(quarters)
    },
  }

  const readTile: ConnectorMethod<typeof tileParams, typeof tile> = {
    summary: `${layer.summary}, one vector tile.`,
    params: tileParams,
    result: tile,
    example: example.tile,
    cache,
    async run(tile, context) {
      const here = Object.entries(parts).filter(([, part]) => isOn(part, tile.z))
      const layers = await Promise.all(
        here.map(async ([key, part]) => {
          const ask = (each: Tile) => context.call(readSquare, { part: key, ...each })
          return { part, ...merge(await Promise.all(squaresOf(tile, part.square).map(ask))) }
        }),
      )
      const named: Record<string, Feature[]> = {}
      const add = (name: string, features: Feature[]) => {
        named[name] = [...(named[name] ?? []), ...features]
      }
      for (const { part, features } of layers) {
        const shapes = features.map(part.isChosen ? withPoint : toFeature)
        add(part.name, shapes)
        if (part.isChosen)
          add(
            `${part.name}-labels`,
            shapes.flatMap((shape) => toLabel(shape, tile)),
          )
      }
      const isLast = tile.z === Math.max(...here.map(([, { levels }]) => levels[1]))
      const bytes = await context.pace(() => writeVectorTile(tile, named, { ...layer.grid, isLast }))
      return bytes && { bytes, note: notesOf(layers) }
    },
  }

  return { readSquare, readTile }
}

const placeIn = (first: number, last: number) => ({
  z: z.int().min(first).max(last),
  x: z.int().min(0),
  y: z.int().min(0),
})

const isInside = ({ z: level, x, y }: Tile) => x < 2 ** level && y < 2 ** level
const OUTSIDE = { message: 'x and y lie outside this zoom level', path: ['x'] }

const isOn = ({ levels: [first, last] }: TileSublayer, level: number) => level >= first && level <= last

function partOf({ parts }: TileLayer, key: string, level: number): TileSublayer {
  const part = parts[key]
  if (part && level >= part.square && level <= part.square + MOST_SPLITS) return part
  throw new ConnectorError('invalid_params', texts.partIsReadBySquares, { field: 'z' })
}

function squaresOf(tile: Tile, level: number): Tile[] {
  if (tile.z >= level) {
    const steps = tile.z - level
    return [{ z: level, x: tile.x >> steps, y: tile.y >> steps }]
  }
  return childrenOf(tile).flatMap((child) => squaresOf(child, level))
}

function reachOf(tile: Tile): Bounds {
  const [west, south, east, north] = boundsOfTile(tile)
  const [across, up] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return [west - across, south - up, east + across, north + up]
}

type Square = z.output<typeof square>

function merge(squares: readonly Square[]): Square {
  const [only] = squares
  if (only && squares.length === 1) return only
  const features = new Map(
    squares.flatMap(({ features: some }) => some.map((each) => [each.id, each] as const)),
  )
  return { features: [...features.values()], note: notesOf(squares) }
}

const notesOf = (answers: readonly { note: string | null }[]) =>
  [...new Set(answers.flatMap(({ note }) => note ?? []))].join(' ') || null

const toFeature = ({ geometry, properties }: TileFeature): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

/**
 * The point is computed from the whole shape, so that it is the same in every tile and square. Lines have no
 * point.
 */
function withPoint(feature: TileFeature): Feature {
  const { geometry, properties } = feature
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
  if (!isArea && geometry.type !== 'Point') return toFeature(feature)
  const [x = 0, y = 0] = isArea ? centerOf(geometry) : geometry.coordinates
  return { ...toFeature(feature), properties: { ...properties, x: round(x), y: round(y) } }
}

function toLabel({ properties }: Feature, tile: Tile): Feature[] {
  const { x, y } = properties ?? {}
  if (x === undefined) return []
  const home = tileAt(x, y, tile.z)
  if (home.x !== tile.x || home.y !== tile.y) return []
  return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [x, y] }, properties }]
}

const round = (degrees: number) => Number(degrees.toFixed(6))

const tooMany = () => new ConnectorError('too_broad', texts.tooMany)
