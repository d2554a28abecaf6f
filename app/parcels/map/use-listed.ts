import type { Map as MapLibreMap, Source } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { toMapId } from '@/lib/florida/parcel-key'
import { listedChanges } from './listed-changes'
import type { ParcelMapProps } from './parcel-map-props'
import { SOURCE, sourceLayers } from './parcel-source'

interface Applied {
  source: Source
  sourceLayer: string
  ids: Set<string>
}

/** Of which the map makes a frame without holding up the page, with a dozen tiles to look into. */
const CHANGES_PER_FRAME = 150

/** The map keeps by id what is listed, also for tiles that come later; a new edition's source begins anew. */
export function useListed(
  map: MapLibreMap | undefined,
  { listed, layer = 'polygons', edition }: Pick<ParcelMapProps, 'listed' | 'layer' | 'edition'>,
): void {
  const applied = useRef<Applied>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new source, found by its name.
  useEffect(() => {
    const source = map?.getSource(SOURCE)
    if (!map || !source) return
    const sourceLayer = sourceLayers[layer]
    const last = applied.current
    const isKept = last?.source === source && last.sourceLayer === sourceLayer
    const now = isKept ? last : { source, sourceLayer, ids: new Set<string>() }
    applied.current = now
    return changeByFrames(map, now, new Set(listed.map(toMapId)))
  }, [map, listed, layer, edition])
}

/** Returns what stops it; where it stopped the next list goes on. */
function changeByFrames(map: MapLibreMap, applied: Applied, wanted: ReadonlySet<string>): () => void {
  let frame = 0
  const step = () => {
    // Gone with the style that held it; the next list finds the new one.
    if (map.getSource(SOURCE) !== applied.source) return
    const { added, removed } = listedChanges(applied.ids, wanted)
    const changes = [...removed, ...added].slice(0, CHANGES_PER_FRAME)
    for (const id of changes) toggle(map, applied, id)
    if (changes.length < removed.length + added.length) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}

function toggle(map: MapLibreMap, { sourceLayer, ids }: Applied, id: string): void {
  const feature = { source: SOURCE, sourceLayer, id }
  if (ids.delete(id)) {
    map.removeFeatureState(feature)
    return
  }
  ids.add(id)
  map.setFeatureState(feature, { listed: true })
}
