import { Facts } from '@/components/ui/facts'
import { Term, type TermDefinition } from '@/components/ui/term'
import { formatDollars } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { type AssessmentFigureKind, figureKinds, labelOf } from '@/lib/records/assessment/values'
import type { HomeCandidate } from './fetch-assessments'

interface Props {
  record: HomeCandidate | undefined
  define: (kind: AssessmentFigureKind) => TermDefinition
  heading?: string | undefined
}

export const hasUndatedValues = (record: HomeCandidate | undefined): boolean =>
  figureKinds.some((kind) => typeof record?.[kind] === 'number')

export function UndatedValues({ record, define, heading }: Props) {
  const items = figureKinds.flatMap((kind) => {
    const amount = record?.[kind]
    if (typeof amount !== 'number') return []
    return [
      {
        id: kind,
        label: <Term definition={define(kind)}>{translate(labelOf(kind))}</Term>,
        value: formatDollars(amount),
      },
    ]
  })
  if (items.length === 0) return null
  return (
    <>
      {heading && <h3 className="mb-2 text-lg font-semibold">{heading}</h3>}
      <Facts items={items} />
    </>
  )
}
