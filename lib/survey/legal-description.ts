import type { Fraction } from './plssid'

export interface DescribedTownship {
  number: number
  fraction: Fraction
  /** Missing only where the state has no such survey, and so no directions. */
  direction?: 'N' | 'S'
}

export interface DescribedRange {
  number: number
  fraction: Fraction
  direction?: 'E' | 'W'
}

export interface LegalDescription {
  state?: string
  /** Codes that fit; none when nothing was said. */
  meridians: string[]
  township: DescribedTownship
  range: DescribedRange
  section?: number
  /** As written, the smallest first: SW, NE is the SW quarter of the NE quarter. */
  aliquots: string[]
  lots: string[]
  /** The identifier it was read from: a township's (15 characters) or a section's (20). */
  plssid?: string
}

/** The parts a question can be about; an answer is given under the same name. */
type Field =
  | 'reading'
  | 'state'
  | 'meridian'
  | 'township'
  | 'townshipDirection'
  | 'range'
  | 'rangeDirection'
  | 'section'
  | 'plssid'

export interface Choice {
  label: string
  value: string
}

export interface SurveyQuestion {
  kind: 'question'
  field: Field
  question: string
  choices?: Choice[]
}

export interface Described {
  kind: 'description'
  description: LegalDescription
  notes: string[]
  /** Words that could name a place and were not used to find it. */
  unused: string[]
  /** One aliquot part, the smallest first; empty where several or a lot are named. */
  part: string[]
}

export type ParsedDescription = Described | SurveyQuestion | { kind: 'not-legal' }

/** What the person chose when asked: it outranks the text. */
export type Answers = Partial<Record<Field, string>>

export function ask(field: Field, question: string, choices?: Choice[]): SurveyQuestion {
  return { kind: 'question', field, question, ...(choices && choices.length > 0 ? { choices } : {}) }
}
