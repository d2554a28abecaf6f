import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useLayoutEffect, useState } from 'react'

/**
 * Sets the part of the canvas that the table and the panel cover as the padding of the map. The picture stays in
 * place, so that the table lists the same area at each of its heights. `covers` names the height of the table and
 * the presence of the panel.
 */
export function useCovers(map: MapLibreMap | undefined, covers: string): void {
  const [cover] = useState(createCover)
  // A layout effect, because a view of the history is reached only with the padding of its covers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the covers change the sizes that are measured.
  useLayoutEffect(() => {
    if (map) cover(map)
  }, [map, cover, covers])
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
    const right = Math.max(0, width - frame.clientWidth)
    const padding = map.getPadding()
    if (padding.bottom === bottom && padding.right === right) return
    const center = isSameCanvas
      ? map.unproject([(width - right) / 2, (height - bottom) / 2])
      : map.getCenter()
    map.jumpTo({ center, padding: { top: 0, right, bottom, left: 0 } }, { isSilent: true })
  }
}
