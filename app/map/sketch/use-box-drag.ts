import type { Position } from 'geojson'
import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

const LEAST_PIXELS = 5

export function useBoxDrag(
  map: MapLibreMap | undefined,
  isActive: boolean,
  draw: (corners: readonly [Position, Position]) => void,
  finish: () => void,
): void {
  const onDraw = useEffectEvent(draw)
  const onFinish = useEffectEvent(finish)
  useEffect(() => {
    if (!map || !isActive) return
    let start: (MapMouseEvent | MapTouchEvent) | undefined
    let isDragging = false
    const begin = (event: MapMouseEvent | MapTouchEvent) => {
      start = isSingle(event) ? event : undefined
      isDragging = false
    }
    const move = (event: MapMouseEvent | MapTouchEvent) => {
      if (!start) return
      if (!isSingle(event)) {
        start = undefined
        return
      }
      event.preventDefault()
      event.originalEvent.preventDefault()
      isDragging ||= event.point.dist(start.point) >= LEAST_PIXELS
      if (isDragging) onDraw([start.lngLat.toArray(), event.lngLat.toArray()])
    }
    const end = () => {
      start = undefined
      if (isDragging) onFinish()
      isDragging = false
    }
    map.dragPan.disable()
    const watches = [
      map.on('mousedown', begin),
      map.on('mousemove', move),
      map.on('mouseup', end),
      map.on('touchstart', begin),
      map.on('touchmove', move),
      map.on('touchend', end),
    ]
    return () => {
      map.dragPan.enable()
      for (const watch of watches) watch.unsubscribe()
    }
  }, [map, isActive])
}

const isSingle = ({ originalEvent }: MapMouseEvent | MapTouchEvent): boolean =>
  'touches' in originalEvent ? originalEvent.touches.length === 1 : originalEvent.button === 0
