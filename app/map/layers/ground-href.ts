import { formatPoint } from '@/lib/url-state'
import type { LayerRow } from './map-layer'

/** What flood map, wetlands inventory and soil survey say at the point of a row. */
export const groundHref = ({ at: [longitude, latitude] }: LayerRow): string =>
  `/ground?${new URLSearchParams({ at: formatPoint({ latitude, longitude }, 6) })}`
