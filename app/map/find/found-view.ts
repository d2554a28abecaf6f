import type { View } from '@/components/map/map-props'

export type ViewMatch =
  | { kind: 'view'; name: string; view: View }
  | { kind: 'choices'; question: string; choices: ViewChoice[] }
  | { kind: 'question'; question: string }

export interface ViewChoice {
  label: string
  view?: View
  q?: string
}
