import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import type { Bounds } from '@/lib/geography/types'
import { runInTurns } from '@/lib/in-turns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { countTiles, parentOf, type Tile, tilesOver } from '@/lib/tiles/tile-grid'
import { type FloridaLayerState, readLayerState } from '../layer'
import { mergingPolygons, type ParcelCellPolygon } from './cell-polygon'
import { type ParcelCell, parcelCell } from './parcel-cell'

const texts = defineSentences('us-florida-parcels.cell-areas', {
  oneSpotTheSource:
    'In one spot the source has more parcels than it gives at once, so some there are missing.',
  tooLarge: 'This area is too large to list its parcels. Zoom in, or take a smaller box.',
})

const MOST_AREAS = 60

export interface ParcelAreasResult {
  polygons: ParcelCellPolygon[]
  asked: number
  loaded: number
  problem: string | null
  layer: FloridaLayerState['layer']
  retrievedAt: string | null
}

/** If some areas fail, `problem` is the message of the first failure. Throws if all areas fail. */
export async function fetchAreas(context: MethodContext, box: Bounds): Promise<ParcelAreasResult> {
  const count = countTiles(box, AREA_LEVEL)
  if (count > MOST_AREAS) throw tooLarge()
  const state = await context.call(readLayerState, {})
  const areas = tilesOver(box, AREA_LEVEL)
  const outcomes = await Promise.allSettled(areas.map((area) => fetchArea(context, area, state)))
  const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const [failure] = failures
  // Rethrows bugs and aborted requests, because they are not failures of the source.
  const unforeseen = failures.find((reason) => !(reason instanceof ConnectorError))
  if (unforeseen !== undefined) throw unforeseen
  if (failures.length === count) throw failure
  const cells = new Set(outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
  return {
    polygons: await runInTurns(mergingPolygons([...cells].map(({ polygons }) => polygons)), context.pace),
    asked: count,
    loaded: count - failures.length,
    problem: failure instanceof ConnectorError ? failure.message : cutIn(cells),
    layer: state.layer,
    retrievedAt: [...cells].map(({ retrievedAt }) => retrievedAt).toSorted()[0] ?? null,
  }
}

export const AREA_LEVEL = 15

type Edition = Pick<FloridaLayerState, 'layer' | 'edition'>

export async function fetchArea(
  context: MethodContext,
  area: Tile,
  { layer, edition }: Edition,
): Promise<ParcelCell> {
  const ask = (cell: Tile) => context.call<ParcelCell>(parcelCell, { ...cell, layer, edition })
  const large = await ask(parentOf(area))
  return large.isDense ? ask(area) : large
}

function cutIn(cells: ReadonlySet<ParcelCell>): string | null {
  if ([...cells].every(({ isComplete }) => isComplete)) return null
  return texts.oneSpotTheSource
}

const tooLarge = () => new ConnectorError('too_broad', texts.tooLarge, { field: 'bbox' })
