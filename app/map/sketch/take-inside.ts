import type { Position } from 'geojson'
import type { Bounds, MapView } from '@/components/map/map-props'
import { inSentence } from '@/lib/in-sentence'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { describeCount, describeFailures, type MapLayerReport } from '../rows/layer-report'
import { boundsOfCorners, holds, rowsInside, viewOf } from './figure'

const texts = {
  noLayer: 'Switch on a layer to select from it.',
  outside:
    'Part of the area was out of view, and only what is in view can be selected. The map now shows all of it: press the button once more.',
  loading: (doing: string) => `${doing}. Press the button once more when they are there.`,
  failed: ({ many, publisher }: MapLayer) =>
    `Nothing was selected: we did not load the ${many} in view from ${inSentence(publisher)}.`,
}

export type AreaSelectionOutcome =
  | { kind: 'rows'; rows: readonly MapLayerRow[]; gaps: string | undefined }
  | { kind: 'none'; why: string; view?: MapView }

interface Where {
  layer: MapLayer | undefined
  report: MapLayerReport | undefined
  view: MapView | undefined
  bounds: Bounds | undefined
}

/** Refuses an area that exceeds the viewport, because only the rows in the viewport are loaded. */
export function takeInside(
  corners: readonly Position[],
  { layer, report, view, bounds }: Where,
): AreaSelectionOutcome {
  if (!layer || !report || !view || !bounds) return { kind: 'none', why: texts.noLayer }
  const area = boundsOfCorners(corners)
  if (!holds(bounds, area)) return { kind: 'none', why: texts.outside, view: viewOf(area, view.zoom, bounds) }
  switch (report.state) {
    case 'below':
      return { kind: 'none', why: layer.below }
    case 'absent':
      return { kind: 'none', why: report.absent ?? texts.failed(layer) }
    case 'loading':
      return { kind: 'none', why: texts.loading(describeCount(layer, report)) }
    case 'failed':
      return { kind: 'none', why: texts.failed(layer) }
    case 'ready':
      return { kind: 'rows', rows: rowsInside(corners, report.rows), gaps: missingFrom(layer, report) }
  }
}

function missingFrom(layer: MapLayer, report: MapLayerReport): string | undefined {
  const isCut = (report.total ?? 0) > report.inView
  const sentences = [
    ...describeFailures(layer, report),
    ...(isCut ? [`${describeCount(layer, report)}.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
