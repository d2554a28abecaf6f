import type { MapView } from '@/components/map/map-props'

export type MapViewResolution =
  | { kind: 'view'; name: string; view: MapView }
  | { kind: 'choices'; question: string; choices: MapViewChoice[] }
  | { kind: 'question'; question: string }

export interface MapViewChoice {
  label: string
  view?: MapView
  q?: string
}
