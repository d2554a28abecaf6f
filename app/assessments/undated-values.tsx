import { type FigureKind, figureKinds, labelOf } from '@/components/assessments/value-kinds'
import { Facts } from '@/components/ui/facts'
import { type Definition, Term } from '@/components/ui/term'
import { formatDollars } from '@/lib/format'
import type { Candidate } from './fetch-assessments'

interface Props {
  record: Candidate | undefined
  define: (kind: FigureKind) => Definition
}

/** Some places publish values and no year for them: shown as that, never put under a year. */
export function UndatedValues({ record, define }: Props) {
  const items = figureKinds.flatMap((kind) => {
    const amount = record?.[kind]
    if (typeof amount !== 'number') return []
    return [
      {
        id: kind,
        label: <Term definition={define(kind)}>{labelOf(kind)}</Term>,
        value: formatDollars(amount),
      },
    ]
  })
  if (items.length === 0) return null
  return (
    <>
      <h3 className="mb-2 text-lg font-semibold">Values without a published year</h3>
      <Facts items={items} />
    </>
  )
}
