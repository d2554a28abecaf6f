import { defineSentences } from '@/lib/sentences/define-sentences'
import { upperFirst } from '@/lib/upper-first'
import { nameValue } from './describe'
import type { AssessmentFigureKind } from './values'

export interface AssessmentFigure {
  /**
   * Id of the source. Each source is one jurisdiction, and each jurisdiction values property by its own
   * rules.
   */
  source: string
  kind: AssessmentFigureKind
  year: number
  amount: number
  basis?: string
}

export type FigureComparison =
  | { kind: 'change'; amount: number; percent: number | null }
  | { kind: 'refused'; reason: string }

export function compareFigures(before: AssessmentFigure, after: AssessmentFigure): FigureComparison {
  const reason = refuseToCompare(before, after)
  if (reason) return { kind: 'refused', reason }
  const amount = after.amount - before.amount
  const percent = before.amount === 0 ? null : (amount / before.amount) * 100
  return { kind: 'change', amount, percent }
}

const texts = defineSentences('assessment.compare-figures', {
  jurisdictions:
    'These are from two jurisdictions. Each values property by its own rules, so a difference would mean nothing.',
  kinds:
    '{before} and {after} are different things, made by different rules. A difference between them would look like a change where none was. Compare the same kind in two years.',
  levels: 'The two {kind}s are given at different levels: {before}, and {after}.',
})

function refuseToCompare(before: AssessmentFigure, after: AssessmentFigure): string | undefined {
  if (before.source !== after.source) return texts.jurisdictions
  if (before.kind !== after.kind)
    return texts.kinds({ before: upperFirst(nameValue(before.kind)), after: nameValue(after.kind) })
  if (before.basis !== after.basis)
    return texts.levels({
      kind: nameValue(before.kind),
      before: before.basis ?? 'not stated',
      after: after.basis ?? 'not stated',
    })
  return undefined
}
