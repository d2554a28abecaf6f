import type { SourceCall } from '@/app/_lib/act/question'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isOld } from '@/lib/provenance/is-old'
import { originOf, unanswered } from '@/lib/provenance/origin-of'
import type { DescribedLand } from './lot/described-land'

export type PanelOutcome<T> =
  | { ending: 'found' | 'stale'; data: T; metas: Meta[] }
  | { ending: 'none'; why: string; metas: Meta[]; context?: T }
  | {
      ending: 'not-covered'
      why: string
      metas: Meta[]
      elsewhere?: { label: string; href: string }
      context?: T
    }
  | { ending: 'failed'; problem: Problem }
  | {
      ending: 'on-request'
      why: string
      choices?: { label: string; href: string }[]
      question?: SourceCall
      metas?: Meta[]
    }

export type PanelOutcomeKind = PanelOutcome<unknown>['ending']

interface EndingNames {
  file: string
  wire: string
}

export const endingNames = {
  found: { file: 'found', wire: 'found' },
  stale: { file: 'found, an older answer', wire: 'older' },
  none: {
    file: 'none: the source has nothing here',
    wire: 'none',
  },
  'not-covered': {
    file: 'not covered: no source here covers the place',
    wire: 'not-covered',
  },
  failed: { file: 'failed: we could not ask the source', wire: 'failed' },
  'on-request': { file: 'not asked', wire: 'not-asked' },
} as const satisfies Record<PanelOutcomeKind, EndingNames>

export const withData = <T>(data: T, metas: Meta[]): PanelOutcome<T> => ({
  ending: metas.some(isOld) ? 'stale' : 'found',
  data,
  metas,
})

export const failed = (problem: Problem): PanelOutcome<never> => ({ ending: 'failed', problem })

type CoverageGap = Extract<PanelOutcome<never>, { ending: 'not-covered' }>

export const notCovered = (why: string, details: Partial<CoverageGap> = {}): CoverageGap => ({
  ending: 'not-covered',
  why,
  metas: [],
  ...details,
})

interface StatedAnswer {
  state: string
  sentence: string
  caveats: string[]
}

export function endByState<Answer extends StatedAnswer>(
  result: Result<Answer>,
  endings: Readonly<Partial<Record<Answer['state'], 'none' | 'not-covered'>>>,
  land?: DescribedLand,
): PanelOutcome<{ answer: Answer; land?: DescribedLand; caveats: string[] }> {
  if (!result.ok) return failed(result.error)
  const { data: answer, meta } = result
  const data = { answer, caveats: answer.caveats, ...(land ? { land } : {}) }
  const ending = endings[answer.state as Answer['state']]
  return ending ? { ending, why: answer.sentence, metas: [meta], context: data } : withData(data, [meta])
}

export const dataOf = <T>(outcome: PanelOutcome<T>): T | undefined =>
  'data' in outcome ? outcome.data : undefined

export const contextOf = <T>(outcome: PanelOutcome<T>): T | undefined =>
  'context' in outcome ? outcome.context : dataOf(outcome)

export const metasOf = (outcome: PanelOutcome<unknown>): readonly Meta[] =>
  ('metas' in outcome && outcome.metas) || []

export const reasonOf = (outcome: Exclude<PanelOutcome<unknown>, { data: unknown }>): string =>
  translate(outcome.ending === 'failed' ? outcome.problem.message : outcome.why)

export const sourceOf = ([first, ...others]: readonly Meta[]): Provenance =>
  first ? originOf(first, ...others) : unanswered('None: no source answered for this panel')

/**
 * `bad`: an open violation or a failure. `warn`: expired or doubtful. `quiet`: no result. `ink`: any other
 * result.
 */
export type PanelTone = 'bad' | 'warn' | 'quiet' | 'ink'

export interface PanelSummaryText {
  value: string
  detail?: string | undefined
  /** Parts of `value` and `detail` that are an agency's own words, which are not translated. */
  names?: readonly string[] | undefined
  isQuestion?: true
  onPaper?: string
}

export interface PanelSummary extends PanelSummaryText {
  tone: PanelTone
  isDuty?: true
}

const texts = defineTexts('place.outcome', {
  endings: {
    found: 'Found',
    stale: 'Older answer',
    none: 'None found',
    'not-covered': 'Not covered',
    failed: 'Failed',
    'on-request': 'Not asked',
  },
  none: 'No record',
  notCovered: 'Not published here',
  failed: 'Could not load',
  waiting: 'Still waiting',
  request: 'Not loaded',
})

export const nameOfEnding = ({ ending }: PanelOutcome<unknown>): string => texts.endings[ending]

interface Words<T> {
  found(data: T): PanelSummaryText & { tone?: PanelTone; isDuty?: true }
  none?: string
  request?: string
}

export function answerOf<T>(outcome: PanelOutcome<T>, words: Words<T>): PanelSummary {
  switch (outcome.ending) {
    case 'found':
    case 'stale':
      return { tone: 'ink', ...words.found(outcome.data) }
    case 'none':
      return { value: words.none ?? texts.none, detail: translate(outcome.why), tone: 'quiet' }
    case 'not-covered':
      return { value: texts.notCovered, tone: 'quiet' }
    case 'on-request':
      return { value: words.request ?? texts.request, tone: 'quiet' }
    case 'failed':
      return outcome.problem.isWaiting
        ? { value: texts.waiting, tone: 'quiet' }
        : { value: texts.failed, tone: 'bad' }
  }
}
