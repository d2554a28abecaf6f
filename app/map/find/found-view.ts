import type { View } from '@/components/map/map-props'

export type FoundView =
  | { kind: 'view'; name: string; view: View }
  | { kind: 'choices'; question: string; choices: FoundChoice[] }
  | { kind: 'question'; question: string }

export interface FoundChoice {
  label: string
  view?: View
  q?: string
}
