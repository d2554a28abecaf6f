import type { MapFeatures } from '@/components/map/map-props'

export interface LayerLotMapProps {
  label: string
  listLabel: string
  features: MapFeatures
  legend: string
}
