import type { Bounds } from '@/lib/geography/types'
import type { BoxRowSource, MapLayerRow } from '../layers/map-layer'

export const answerHref = ({ from }: Pick<BoxRowSource<MapLayerRow>, 'from'>, box: Bounds): string =>
  'method' in from
    ? `/api/v1/${from.method.replace('.', '/')}?${new URLSearchParams({ bbox: JSON.stringify(box) })}`
    : `${from.route}?${new URLSearchParams({ bbox: box.join() })}`
