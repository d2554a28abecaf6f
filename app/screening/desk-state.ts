import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import type { IdName, ScreeningAnswer } from './questions'

/** What a person typed and finds again; never the secret. */
export type Typed = Partial<Record<IdName | 'question' | 'user', string>>

/** Between two presses of a button: in the page alone, in no address and on no disk. */
export interface DeskState {
  /** Counts the presses, so that each one has fresh fields. */
  turn: number
  typed: Typed
  /** What has to be mended in the form. */
  faults: FieldProblem[]
  problem?: Problem
  answer?: ScreeningAnswer & { sample: boolean; retrievedAt: string }
  /** Why there is no sign-in any more. */
  signedOut?: 'asked' | 'over' | 'refused'
}

export const startingState: DeskState = { turn: 0, typed: {}, faults: [] }
