import type { View } from '@/components/map/map-props'

/** Where words lead on the map. */
export type FoundView =
  | { kind: 'view'; name: string; view: View }
  /** Several that are meant as likely, each with its place or with words that lead to it. */
  | { kind: 'choices'; question: string; choices: FoundChoice[] }
  | { kind: 'question'; question: string }

export interface FoundChoice {
  label: string
  view?: View
  q?: string
}
