import type { TownshipFraction } from './plssid'

export interface LegalDescriptionTownship {
  number: number
  fraction: TownshipFraction
  /** Absent only if the state has no public land survey. */
  direction?: 'N' | 'S'
}

export interface LegalDescriptionRange {
  number: number
  fraction: TownshipFraction
  direction?: 'E' | 'W'
}

export interface LegalDescription {
  state?: string
  meridians: string[]
  township: LegalDescriptionTownship
  range: LegalDescriptionRange
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

export interface LegalDescriptionChoice {
  label: string
  value: string
}

export interface LegalDescriptionQuestion {
  kind: 'question'
  field: Field
  question: string
  choices?: LegalDescriptionChoice[]
}

export interface ParsedLegalDescription {
  kind: 'description'
  description: LegalDescription
  notes: string[]
  unused: string[]
  part: string[]
}

export type LegalDescriptionParseResult =
  | ParsedLegalDescription
  | LegalDescriptionQuestion
  | { kind: 'not-legal' }

export type LegalDescriptionAnswers = Partial<Record<Field, string>>

export function createQuestion(
  field: Field,
  question: string,
  choices?: LegalDescriptionChoice[],
): LegalDescriptionQuestion {
  return { kind: 'question', field, question, ...(choices && choices.length > 0 ? { choices } : {}) }
}
