import type { Point } from './url'

/** Where a place is, known without asking any source: from the outlines that come with this program. */
export interface Place {
  point: Point
  /** The words that were typed, where they are an address; the assessment and the permits are found by them. */
  address?: string
  /** The city of the matched address. */
  city?: string
  /** Two letters. The first contains the point; more where it is closer to a border than the outlines are exact. None: at sea or abroad. */
  states: string[]
  isTerritory: boolean
}
