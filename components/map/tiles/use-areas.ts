import type { Map as MapLibreMap, MapSourceDataEvent, OverscaledTileID } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { toProblem } from '@/components/query/fetch-json'
import type { Problem } from '@/lib/connector/errors'
import { readBounds, readView } from '../camera'
import {
  type AreaLoadLog,
  type AreaLoadProgress,
  type AreaLoadState,
  areasOf,
  createAreaLog,
  levelOf,
  type ZoomLevels,
} from './area-log'

interface TileSource {
  source: string
  levels: ZoomLevels
  edition: string
  onAreas: (progress: AreaLoadProgress) => void
  onTile: (tile: unknown) => void
  retry: number
}

export function useAreas(
  map: MapLibreMap | undefined,
  { source, levels, edition, onAreas, onTile, retry }: TileSource,
): void {
  const [log, setLog] = useState(() => ({ edition, ...createAreaLog() }))
  if (log.edition !== edition) setLog({ edition, ...createAreaLog() })
  const tell = useEffectEvent(onAreas)
  const take = useEffectEvent(onTile)
  const progressOf = useEffectEvent((at: MapLibreMap) => log.progress(...inSight(at, levels)))

  useEffect(() => {
    if (!map) return
    let reported = ''
    const update = () => {
      const progress = progressOf(map)
      const text = JSON.stringify(progress)
      if (text !== reported) tell(progress)
      reported = text
    }
    return watchAreas(map, source, log, update, take)
  }, [map, source, log])

  useEffect(() => {
    if (!map || retry === 0 || !map.getSource(source)) return
    const { failed } = progressOf(map)
    const level = levelOf(readView(map), levels)
    for (const area of failed) log.note(level, area, 'loading')
    map.refreshTiles(source, [...failed])
  }, [map, source, levels, retry, log])
}

function inSight(map: MapLibreMap, levels: ZoomLevels) {
  const view = readView(map)
  return [levelOf(view, levels), areasOf(view, readBounds(map), levels)] as const
}

function watchAreas(
  map: MapLibreMap,
  source: string,
  log: AreaLoadLog,
  update: () => void,
  take: (tile: unknown) => void,
): () => void {
  let frame = 0
  // Reports progress once per frame, because many tiles load at the same time.
  const report = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      update()
    })
  }
  const note = ({ overscaledZ, canonical }: TileId, state: AreaLoadState | undefined) => {
    log.note(overscaledZ, canonical, state)
    report()
  }
  const fail = async (event: object) => {
    const tile = failedTile(event, source)
    if (!tile) return
    note(tile, 'failed')
    const problem = await causeOf(event)
    if (!problem) return
    log.explain(tile.overscaledZ, tile.canonical, problem)
    report()
  }
  const on = (type: SourceEvent, state: AreaLoadState | undefined) =>
    map.on(type, ({ sourceId, coord, tile }: MapSourceDataEvent) => {
      if (sourceId !== source || !coord) return
      note(coord, state)
      if (state === 'loaded') take(tile)
    })
  const watches = [
    on('sourcedataloading', 'loading'),
    on('sourcedata', 'loaded'),
    on('sourcedataabort', undefined),
    map.on('error', (event) => void fail(event)),
    map.on('moveend', update),
    map.on('load', update),
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const watch of watches) watch.unsubscribe()
  }
}

type TileId = Pick<OverscaledTileID, 'canonical' | 'overscaledZ'>

export function failedTile(event: object, source: string): TileId | undefined {
  if (!('sourceId' in event) || event.sourceId !== source || !('tile' in event)) return undefined
  const { tile } = event
  return hasId(tile) ? tile.tileID : undefined
}

async function causeOf(event: object): Promise<Problem | undefined> {
  const error = 'error' in event ? event.error : undefined
  if (!(error instanceof Error) || !('body' in error) || !(error.body instanceof Blob)) return undefined
  try {
    return toProblem(JSON.parse(await error.body.text()))
  } catch {
    return undefined
  }
}

const hasId = (tile: unknown): tile is { tileID: TileId } =>
  typeof tile === 'object' && tile !== null && 'tileID' in tile

type SourceEvent = 'sourcedataloading' | 'sourcedata' | 'sourcedataabort'
