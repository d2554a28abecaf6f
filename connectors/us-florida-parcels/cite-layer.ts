import type { Citation } from '@/lib/connector/result'

interface LayerDates {
  layer: 'polygons' | 'centroids'
  rollYears?: readonly number[]
  edition?: string | null
}

const datasets = {
  polygons: 'Florida statewide cadastral, parcel outlines',
  centroids: 'Florida statewide cadastral, points of parcels',
} as const

export const citeLayer = ({ layer, rollYears = [], edition }: LayerDates): Citation => ({
  dataset: datasets[layer],
  dated: [
    ...(rollYears.length > 0
      ? [{ label: rollYears.length === 1 ? 'Roll year' : 'Roll years', on: rollYears.join(' and ') }]
      : []),
    ...(edition ? [{ label: 'layer last edited', on: edition }] : []),
  ],
})
