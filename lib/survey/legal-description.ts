import type { Fraction } from './plssid'

export interface DescribedTownship {
  number: number
  fraction: Fraction
  /** Absent only if the state has no public land survey. */
  direction?: 'N' | 'S'
}

export interface DescribedRange {
  number: number
  fraction: Fraction
  direction?: 'E' | 'W'
}

export interface LegalDescription {
  state?: string
  meridians: string[]
  township: DescribedTownship
  range: DescribedRange
  section?: number
  /** Parts in written order, the smallest first: SW, NE is the SW quarter of the NE quarter. */
  aliquots: string[]
  lots: string[]
  plssid?: string
}

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

export interface SurveyChoice {
  label: string
  value: string
}

export interface SurveyQuestion {
  kind: 'question'
  field: Field
  question: string
  choices?: SurveyChoice[]
}

export interface DescriptionReading {
  kind: 'description'
  description: LegalDescription
  notes: string[]
  unused: string[]
  part: string[]
}

export type ParsedDescription = DescriptionReading | SurveyQuestion | { kind: 'not-legal' }

export type SurveyAnswers = Partial<Record<Field, string>>

export function createQuestion(field: Field, question: string, choices?: SurveyChoice[]): SurveyQuestion {
  return { kind: 'question', field, question, ...(choices && choices.length > 0 ? { choices } : {}) }
}
