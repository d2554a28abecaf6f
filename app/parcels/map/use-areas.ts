import type { Map as MapLibreMap, MapSourceDataEvent, OverscaledTileID } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { readBounds, readView } from '@/components/map/camera'
import { SOURCE } from '@/components/parcels/map/parcel-properties'
import { GATE_ZOOM } from '@/components/parcels/map/zooms'
import { type AreaLog, type AreaState, areasOf, createAreaLog, levelOf } from './area-log'
import type { ParcelMapProps } from './parcel-map-props'

/** Tells how many of the areas in sight have come, and asks again for those that failed. */
export function useAreas(
  map: MapLibreMap | undefined,
  { onAreas, retry, edition }: Pick<ParcelMapProps, 'onAreas' | 'retry' | 'edition'>,
): void {
  const [log, setLog] = useState(() => ({ edition, ...createAreaLog() }))
  if (log.edition !== edition) setLog({ edition, ...createAreaLog() })
  const tell = useEffectEvent(onAreas)

  useEffect(() => {
    if (!map) return
    let told = ''
    return watchAreas(map, log, () => {
      const progress = log.progress(...inSight(map))
      const text = JSON.stringify(progress)
      if (text !== told) tell(progress)
      told = text
    })
  }, [map, log])

  useEffect(() => {
    if (!map || retry === 0 || !map.getSource(SOURCE)) return
    const [level, areas] = inSight(map)
    const { failed } = log.progress(level, areas)
    for (const area of failed) log.note(level, area, 'loading')
    map.refreshTiles(SOURCE, [...failed])
  }, [map, retry, log])
}

function inSight(map: MapLibreMap) {
  const view = readView(map)
  return [levelOf(view), areasOf(view, readBounds(map))] as const
}

function watchAreas(map: MapLibreMap, log: AreaLog, update: () => void): () => void {
  const note = (tile: TileId | undefined, state: AreaState | undefined) => {
    if (tile?.canonical.z !== GATE_ZOOM) return
    log.note(tile.overscaledZ, tile.canonical, state)
    update()
  }
  const on = (type: SourceEvent, state: AreaState | undefined) =>
    map.on(type, ({ sourceId, coord }: MapSourceDataEvent) => {
      if (sourceId === SOURCE) note(coord, state)
    })
  const watches = [
    on('sourcedataloading', 'loading'),
    on('sourcedata', 'loaded'),
    on('sourcedataabort', undefined),
    map.on('error', (event) => note(failedTile(event), 'failed')),
    map.on('moveend', update),
    map.on('load', update),
  ]
  return () => {
    for (const watch of watches) watch.unsubscribe()
  }
}

type TileId = Pick<OverscaledTileID, 'canonical' | 'overscaledZ'>

/** MapLibre adds to the event of an error which tile could not be loaded, and does not say so in its types. */
export function failedTile(event: object): TileId | undefined {
  if (!('sourceId' in event) || event.sourceId !== SOURCE || !('tile' in event)) return undefined
  const { tile } = event
  return hasId(tile) ? tile.tileID : undefined
}

const hasId = (tile: unknown): tile is { tileID: TileId } =>
  typeof tile === 'object' && tile !== null && 'tileID' in tile

type SourceEvent = 'sourcedataloading' | 'sourcedata' | 'sourcedataabort'
