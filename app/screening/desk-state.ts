import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import type { IdentifierField, ScreeningAnswer } from './questions'

/** Submitted values, which the form shows again. Never contains the secret. */
export type DeskEntries = Partial<Record<IdentifierField | 'question' | 'user', string>>

/** State between two submits. It exists only in the page, and in no URL and no storage. */
export interface DeskState {
  turn: number
  typed: DeskEntries
  faults: FieldProblem[]
  problem?: Problem
  answer?: ScreeningAnswer & { sample: boolean; retrievedAt: string }
  signedOut?: 'asked' | 'over' | 'refused'
}

export const startingState: DeskState = { turn: 0, typed: {}, faults: [] }
