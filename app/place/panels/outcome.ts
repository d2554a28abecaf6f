import type { Question } from '@/app/_lib/act/question'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { labelOfState, type State } from '@/components/ui/state-chip'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'
import { originOf, unanswered } from '@/lib/provenance/origin-of'

/** What became of a panel's question. Each panel ends as exactly one of these, whatever happens to the others. */
export type Outcome<T> =
  | { ending: 'found' | 'stale'; data: T; metas: Meta[] }
  /** The source was asked and has nothing here. */
  | { ending: 'none'; why: string; metas: Meta[] }
  /** No source of ours covers the place; `elsewhere` leads to who does. */
  | { ending: 'not-covered'; why: string; metas: Meta[]; elsewhere?: { label: string; href: string } }
  | { ending: 'failed'; problem: Problem }
  /** Not asked yet, and what is needed to ask; `choices` lead to where it can be given. */
  | {
      ending: 'on-request'
      why: string
      choices?: { label: string; href: string }[]
      /** What a press asks, where it is known already. */
      question?: Question
      metas?: Meta[]
    }

export type Ending = Outcome<unknown>['ending']

interface EndingNames {
  /** In a cell of a comparison. */
  cell: string
  /** In the file of a dossier. */
  file: string
  /** For programs. */
  wire: string
}

export const endingNames = {
  found: { cell: 'Found', file: 'found', wire: 'found' },
  stale: { cell: 'Older answer', file: 'found, an older answer', wire: 'older' },
  none: {
    cell: 'None found',
    file: 'none: the source was asked and has nothing here',
    wire: 'none',
  },
  'not-covered': {
    cell: 'Not covered',
    file: 'not covered: no source here covers the place',
    wire: 'not-covered',
  },
  failed: { cell: 'Failed', file: 'failed: the source could not be asked', wire: 'failed' },
  'on-request': { cell: 'Not asked', file: 'not asked', wire: 'not-asked' },
} as const satisfies Record<Ending, EndingNames>

/** An older answer that serves is told apart from a fresh one. */
export const found = <T>(data: T, metas: Meta[]): Outcome<T> => ({
  ending: metas.some(({ state }) => state === 'stale') ? 'stale' : 'found',
  data,
  metas,
})

export const failed = (problem: Problem): Outcome<never> => ({ ending: 'failed', problem })

type NotCovered = Extract<Outcome<never>, { ending: 'not-covered' }>

export const notCovered = (why: string, known: Partial<NotCovered> = {}): NotCovered => ({
  ending: 'not-covered',
  why,
  metas: [],
  ...known,
})

export const dataOf = <T>(outcome: Outcome<T>): T | undefined =>
  'data' in outcome ? outcome.data : undefined

export const metasOf = (outcome: Outcome<unknown>): readonly Meta[] =>
  ('metas' in outcome && outcome.metas) || []

/** Why there are no data. */
export const reasonOf = (outcome: Exclude<Outcome<unknown>, { data: unknown }>): string =>
  outcome.ending === 'failed' ? outcome.problem.message : outcome.why

/** Several answers of one panel are one source of a file. */
export const sourceOf = ([first, ...others]: readonly Meta[]): Provenance =>
  first ? originOf(first, ...others) : unanswered('None: no source answered for this panel')

/** What a panel answers in one line, wherever there is room for a line only. */
export interface Answer {
  tone: State
  text: string
}

/** The ending in its usual words; what was found in the panel's own. An age is never hidden by a count. */
export function answerOf<T>(outcome: Outcome<T>, describe?: (data: T) => string): Answer {
  // What is still waited for has not failed.
  const tone = outcome.ending === 'failed' ? stateOfProblem(outcome.problem) : outcome.ending
  const text = outcome.ending === 'found' ? describe?.(outcome.data) : undefined
  return { tone, text: text ?? labelOfState(tone) }
}
