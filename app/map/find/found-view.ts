import type { MapView } from '@/components/map/map-props'

export type ViewResolution =
  | { kind: 'view'; name: string; view: MapView }
  | { kind: 'choices'; question: string; choices: ViewChoice[] }
  | { kind: 'question'; question: string }

export interface ViewChoice {
  label: string
  view?: MapView
  q?: string
}
