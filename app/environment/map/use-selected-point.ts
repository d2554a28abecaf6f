import type { Feature, FeatureCollection, Point } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { PointProperties } from '../points/to-points'

export type SelectedPoint = Feature<Point, PointProperties>

/** Where the selected facility stands, from what the map itself has loaded; brought into sight when it is outside. */
export function useSelectedPoint(
  map: MapLibreMap | undefined,
  selectedId: string | undefined,
): SelectedPoint | undefined {
  const [found, setFound] = useState<SelectedPoint>()
  useEffect(() => {
    if (!map || !selectedId) return
    let isWanted = true
    const look = async () => {
      const point = await findPoint(map, selectedId)
      if (!isWanted) return
      setFound(point)
      if (point) bringIntoSight(map, point)
    }
    const lookAgain = ({ sourceId, sourceDataType }: MapSourceDataEvent) => {
      if (sourceId === SOURCE && sourceDataType === 'content') void look()
    }
    const watch = map.on('sourcedata', lookAgain)
    void look()
    return () => {
      isWanted = false
      watch.unsubscribe()
    }
  }, [map, selectedId])
  return found?.properties.id === selectedId ? found : undefined
}

const SOURCE = 'facilities'

async function findPoint(map: MapLibreMap, id: string): Promise<SelectedPoint | undefined> {
  const data = await map.getSource<GeoJSONSource>(SOURCE)?.getData()
  if (data?.type !== 'FeatureCollection') return undefined
  const { features } = data as FeatureCollection<Point, PointProperties>
  return features.find(({ properties }) => properties.id === id)
}

/** MapLibre jumps by itself where less motion is wanted. */
function bringIntoSight(map: MapLibreMap, { geometry }: SelectedPoint): void {
  const [longitude = 0, latitude = 0] = geometry.coordinates
  if (map.getBounds().contains([longitude, latitude])) return
  map.easeTo({ center: [longitude, latitude], duration: 250 })
}
