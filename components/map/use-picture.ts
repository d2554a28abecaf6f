import { useMemo, useState } from 'react'
import type { MapTrouble } from './map-canvas'
import type { MapProps } from './map-props'
import { mapStyle } from './map-style'
import type { Basemap } from './palette'
import { useMedia } from './use-media'

/** What is drawn, in the system's light or dark, and what is missing from it. */
export function usePicture({ features, selectedId, overlay, basemap: kept, onBasemap }: MapProps) {
  const [own, setOwn] = useState<Basemap>('outlines')
  const basemap = kept ?? own
  const [trouble, setTrouble] = useState<MapTrouble>()
  const [detailed, setDetailed] = useState(false)
  const theme = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const style = useMemo(
    () => mapStyle({ theme, basemap, features, selectedId, detailed, overlay }),
    [theme, basemap, features, selectedId, detailed, overlay],
  )

  function changeBasemap(next: Basemap) {
    setTrouble(undefined)
    setOwn(next)
    onBasemap?.(next)
  }

  function tellTrouble(next: MapTrouble) {
    if (next !== 'overlay' || !overlay?.saysTrouble) setTrouble(next)
  }

  return { style, basemap, changeBasemap, trouble, tellTrouble, detailed, setDetailed }
}
