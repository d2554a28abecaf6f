import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'

/** Printers get an empty frame from WebGL: its picture is copied just before. */
export function PrintPicture({ map, label }: { map: MapLibreMap; label: string }) {
  const paper = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const copy = () => {
      const target = paper.current
      if (!target) return
      // Drawn and copied within one task, for the browser clears it afterwards.
      map.redraw()
      const picture = map.getCanvas()
      target.width = picture.width
      target.height = picture.height
      target.getContext('2d')?.drawImage(picture, 0, 0)
    }
    window.addEventListener('beforeprint', copy)
    return () => window.removeEventListener('beforeprint', copy)
  }, [map])
  return (
    <canvas
      ref={paper}
      role="img"
      aria-label={label}
      width={0}
      height={0}
      className="hidden w-full print:block"
    />
  )
}
