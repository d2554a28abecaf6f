import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { keepLoaded } from './keep-loaded'

/** Applies each new style to the map, and returns the one to begin with. */
export function useStyle(map: MapLibreMap | undefined, style: StyleSpecification): StyleSpecification {
  const [first] = useState(style)
  const applied = useRef(first)
  useEffect(() => {
    const before = applied.current
    if (!map || before === style) return
    applied.current = style
    map.setStyle(style, {
      transformStyle: (drawn, next) => {
        if (drawn) keepLoaded(drawn.sources, before.sources, next.sources)
        return next
      },
    })
  }, [map, style])
  return first
}
