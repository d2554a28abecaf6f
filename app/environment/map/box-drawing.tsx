import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Bounds } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { boxFeature } from './draw-box'

export const CORNERS = 'corners'

interface Corner {
  longitude: number
  latitude: number
}

const texts = defineTexts('environment.box-drawing', {
  draw: 'Draw a box',
  cancel: 'Cancel the box',
  pick: 'Corner here',
  first: 'Tap one corner of the box. By keys: move the map with the arrows and press Enter.',
  second: 'Now the opposite corner.',
})

export function useBoxDrawing(map: MapLibreMap | undefined, boxHref: string) {
  const { push } = useRouter()
  const [isDrawing, setDrawing] = useState(false)
  const [first, setFirst] = useState<Corner>()

  useEffect(() => {
    if (!map || !first) return
    const show = (corner: Corner) =>
      map.getSource<GeoJSONSource>(CORNERS)?.setData(rectangleOf(first, corner))
    const atCenter = () => show(cornerOf(map.getCenter()))
    const watches = [map.on('mousemove', ({ lngLat }) => show(cornerOf(lngLat))), map.on('move', atCenter)]
    show(first)
    return () => {
      for (const watch of watches) watch.unsubscribe()
      map.getSource<GeoJSONSource>(CORNERS)?.setData({ type: 'FeatureCollection', features: [] })
    }
  }, [map, first])

  function stop() {
    setFirst(undefined)
    setDrawing(false)
  }

  function pick(corner: Corner) {
    if (!first) return setFirst(corner)
    const box = between(first, corner)
    if (!box) return
    stop()
    const joint = boxHref.includes('?') ? '&' : '?'
    push(`${boxHref}${joint}bbox=${box.join()}` as Route, { scroll: false })
  }

  const say = first ? texts.second : texts.first
  return { isDrawing, say, pick, pickLabel: texts.pick, start: () => setDrawing(true), stop }
}

export function BoxControl({ box }: { box: ReturnType<typeof useBoxDrawing> }) {
  const { isDrawing, say, start, stop } = box
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-3 print:hidden">
      <p role="status" className="text-sm">
        {isDrawing && say}
      </p>
      <button
        type="button"
        onClick={isDrawing ? stop : start}
        className="min-h-9 cursor-pointer rounded-control border border-edge bg-surface px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
      >
        {isDrawing ? texts.cancel : texts.draw}
      </button>
    </div>
  )
}

const cornerOf = ({ lng, lat }: { lng: number; lat: number }): Corner => ({ longitude: lng, latitude: lat })

/** Rounds to five decimals, which are about 1 m. Returns undefined for a box without area. */
function between(one: Corner, other: Corner): Bounds | undefined {
  const round = (degrees: number) => Number(degrees.toFixed(5))
  const [west, east] = [one.longitude, other.longitude].map(round).toSorted((a, b) => a - b)
  const [south, north] = [one.latitude, other.latitude].map(round).toSorted((a, b) => a - b)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  return west < east && south < north ? [west, south, east, north] : undefined
}

function rectangleOf(first: Corner, corner: Corner): FeatureCollection {
  const box = between(first, corner)
  const point = {
    type: 'Feature' as const,
    properties: { kind: 'corner' },
    geometry: { type: 'Point' as const, coordinates: [first.longitude, first.latitude] },
  }
  return { type: 'FeatureCollection', features: [point, ...(box ? [boxFeature(box)] : [])] }
}
