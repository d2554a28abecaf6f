import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { SheetStop } from '../url'

/**
 * Sets the height of the canvas that the table covers as the padding of the map. The picture stays in place,
 * so that the table lists the same area at each of its heights.
 */
export function useTableCover(map: MapLibreMap | undefined, table: SheetStop): void {
  const [cover] = useState(createCover)
  // A layout effect, because a view of the history is reached only with the padding of its table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes the height that is measured.
  useLayoutEffect(() => {
    if (map) cover(map)
  }, [map, cover, table])
  useEffect(() => {
    const frame = frameOf(map)
    if (!map || !frame) return
    const watch = new ResizeObserver(() => cover(map))
    watch.observe(frame)
    return () => watch.disconnect()
  }, [map, cover])
}

const frameOf = (map: MapLibreMap | undefined) => map?.getContainer().closest('section')

function createCover() {
  let before: { width: number; height: number } | undefined
  return (map: MapLibreMap) => {
    const frame = frameOf(map)
    if (!frame || matchMedia('print').matches) return
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const isSameCanvas = before?.width === width && before.height === height
    before = { width, height }
    const bottom = Math.max(0, height - frame.clientHeight)
    if (map.getPadding().bottom === bottom) return
    const center = isSameCanvas ? map.unproject([width / 2, (height - bottom) / 2]) : map.getCenter()
    map.jumpTo({ center, padding: { top: 0, right: 0, bottom, left: 0 } }, { isSilent: true })
  }
}
