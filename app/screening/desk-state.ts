import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import type { IdentifierField, ScreeningResult } from './questions'

/** Submitted values that the form shows again. The secret is never among them. */
export type ScreeningFormEntries = Partial<Record<IdentifierField | 'question' | 'user', string>>

/** State of the page between two submits, which is in no URL and in no storage. */
export interface ScreeningFormState {
  turn: number
  typed: ScreeningFormEntries
  faults: FieldProblem[]
  problem?: Problem
  answer?: ScreeningResult & { sample: boolean; retrievedAt: string }
  signedOut?: 'asked' | 'over' | 'refused'
}

export const startingState: ScreeningFormState = { turn: 0, typed: {}, faults: [] }
