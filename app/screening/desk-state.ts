import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import type { IdName, ScreeningAnswer } from './questions'

/** Submitted values to show again; never the secret. */
export type DeskEntries = Partial<Record<IdName | 'question' | 'user', string>>

/** State between two submits. It exists only in the page, in no address and on no disk. */
export interface DeskState {
  turn: number
  typed: DeskEntries
  faults: FieldProblem[]
  problem?: Problem
  answer?: ScreeningAnswer & { sample: boolean; retrievedAt: string }
  signedOut?: 'asked' | 'over' | 'refused'
}

export const startingState: DeskState = { turn: 0, typed: {}, faults: [] }
