import type { GeoJSON } from 'geojson'
import { useMemo, useRef } from 'react'
import type { MapOverlay } from '@/components/map/map-props'
import type { LayerDrawing, MapLayer, MapLayerChoiceValues } from '../layers/map-layer'
import { rowTest } from '../rows/layer-report'

export interface OverlayDrawing {
  layer: MapLayer
  drawing: LayerDrawing
  choices: MapLayerChoiceValues
}

const planes = ['areas', 'lines', 'points'] as const

export function useOverlay(all: readonly MapLayer[], drawings: readonly OverlayDrawing[]): MapOverlay {
  const same = useSame(drawings)
  return useMemo(() => toOverlay(all, same), [all, same])
}

export function toOverlay(all: readonly MapLayer[], drawings: readonly OverlayDrawing[]): MapOverlay {
  const stacked = planes.flatMap((plane) => drawings.filter(({ layer }) => layer.plane === plane))
  const tested = stacked.map((each) => ({ ...each, keeps: rowTest(each.layer, each.choices) }))
  const layerAt = (source: string) => tested.find(({ layer }) => isOf(layer, source))
  return {
    sources: Object.assign({}, ...stacked.map(({ drawing }) => drawing.sources)),
    layers: (palette) => stacked.flatMap(({ drawing }) => drawing.layers(palette)),
    pickable: stacked.flatMap(({ drawing }) => drawing.pickable),
    drawImage: (name) => {
      for (const { drawImage } of all) {
        const image = drawImage?.(name)
        if (image) return image
      }
      return undefined
    },
    describe: (properties, source) =>
      layerAt(source)?.layer.describe?.(properties) ?? String(properties.name),
    isSelectable(_state, properties, source) {
      const at = layerAt(source)
      if (at?.layer.origin.kind !== 'tiles') return true
      const row = at.layer.origin.toRow(properties)
      return row !== undefined && at.keeps(row)
    },
    pointOf: ({ x, y }) => (typeof x === 'number' && typeof y === 'number' ? [x, y] : []),
    credit: stacked.flatMap(({ layer }) => layer.credit || []).join(' · '),
    saysTrouble: true,
  }
}

export const drawAbove = (
  under: MapOverlay,
  source: string,
  data: GeoJSON,
  layers: MapOverlay['layers'],
): MapOverlay => ({
  ...under,
  sources: { ...under.sources, [source]: { type: 'geojson', data } },
  layers: (palette) => [...under.layers(palette), ...layers(palette)],
})

export const isOf = ({ id }: MapLayer, source: string): boolean =>
  source === id || source.startsWith(`${id}-`)

function useSame(drawings: readonly OverlayDrawing[]): readonly OverlayDrawing[] {
  const last = useRef(drawings)
  const isSame =
    last.current.length === drawings.length &&
    last.current.every(
      ({ drawing, choices }, index) =>
        drawing === drawings[index]?.drawing && choices === drawings[index]?.choices,
    )
  if (!isSame) last.current = drawings
  return last.current
}
