import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { nominalBounds } from '@/lib/geography/nominal-bounds'
import type { Bounds, LngLat } from '@/lib/geography/types'
import { fetchCleanup } from '../cleanup/fetch-cleanup'
import { fetchFacilities } from '../facilities/fetch-facilities'
import type { BoundsRoute, BoxLayer } from '../layers/map-layer'
import { pointLayers } from '../layers/point-layers'
import { fetchPermits } from '../permits/fetch-permits'
import type { BoxFetcher } from '../rows/box-route'
import { isInside } from '../rows/in-box'
import { type MapLayerCounts, type MapLayerReport, rowTest } from '../rows/layer-report'
import { readSort, sortRows } from '../table/sort-rows'
import { choicesOf } from '../workspace/reduce-map'
import { type LayerListUrlParams, zoomWithRows } from './url'

const routes: Readonly<Record<BoundsRoute, BoxFetcher>> = {
  '/map/cleanup': fetchCleanup,
  '/map/facilities': fetchFacilities,
  '/map/permits': fetchPermits,
}

export const findListedLayer = (id: string): BoxLayer | undefined =>
  (pointLayers as readonly BoxLayer[]).find((layer) => layer.id === id)

interface ListReport extends MapLayerCounts, Pick<MapLayerReport, 'notes' | 'failures' | 'meta'> {}

interface Place extends Pick<LayerListUrlParams, 'zoom' | 'looks' | 'sort'> {
  at: LngLat
}

export async function fetchList(
  layer: BoxLayer,
  { at, zoom, looks, sort }: Place,
  ask: EngineCaller,
): Promise<{ report: ListReport } | { problem: Problem }> {
  const box = nominalBounds({ at, zoom: zoomWithRows(layer, zoom) })
  const answer = await fetchInBox(layer, box, ask)
  if ('code' in answer) return { problem: answer }
  const { rows, total, notes, failures } = layer.origin.toRows(answer.data)
  const inView = rows.filter((row) => isInside(box, row.at))
  const filtered = inView.filter(rowTest(layer, choicesOf(looks, layer.id)))
  return {
    report: {
      state: 'ready',
      rows: sortRows(layer, filtered, readSort(sort ?? layer.order)),
      inView: inView.length,
      total,
      notes,
      failures,
      meta: answer.meta,
    },
  }
}

export const fetchInBox = (
  { origin: { from } }: BoxLayer,
  box: Bounds,
  ask: EngineCaller,
): ReturnType<BoxFetcher> =>
  'route' in from ? routes[from.route](box, ask) : fetchMethod(from.method, box, ask)

type AnyRead = (
  connector: string,
  method: string,
  params: unknown,
) => Promise<{ ok: true; data: unknown; meta: Meta } | { ok: false; error: Problem }>

async function fetchMethod(call: string, bbox: Bounds, ask: EngineCaller): ReturnType<BoxFetcher> {
  const [connector = '', method = ''] = call.split('.')
  const answer = await (ask as AnyRead)(connector, method, { bbox })
  return answer.ok ? answer : answer.error
}
