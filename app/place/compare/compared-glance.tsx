import type { ReactNode } from 'react'
import { Streamed } from '@/app/_lib/answer/streamed'
import type { ComparisonRow } from '@/app/_surfaces/compare/compared-rows'
import { CompareFrame, CompareTableRow } from '@/app/_surfaces/compare/pair-table'
import type { PanelOutcome } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import { labelOfState } from '@/components/ui/state-chip'
import { defineTexts } from '@/lib/language/define-texts'
import type { PendingPair } from './read-pairs'

const texts = defineTexts('place.compared-glance', {
  costs: 'What can cost money',
  costsCaption: 'What can cost money at both places',
  title: 'At a glance',
  caption: 'Both places at a glance',
})

interface Props {
  pairs: readonly PendingPair[]
  names: readonly string[]
}

type LineCell = Pick<ComparisonRow['cells'][number], 'text' | 'agencyWords'>
type CostLine = Pick<RowProps, 'title'> & { describe(outcome: PanelOutcome<PanelData>): LineCell }

export const ComparedCosts = ({ pairs, names }: Props) => (
  <Lines id="costs" title={texts.costs} caption={texts.costsCaption} names={names}>
    {pairs.flatMap((pair) => {
      const { panel } = pair
      const { cost } = panel
      if (!cost) return []
      const describe = (outcome: PanelOutcome<PanelData>) => ({
        text: 'data' in outcome ? cost.describe(outcome.data) : panel.answer(outcome).value,
      })
      return <Line key={panel.id} pair={pair} names={names} line={{ title: cost.title, describe }} />
    })}
  </Lines>
)

export const ComparedGlance = ({ pairs, names }: Props) => (
  <Lines id="glance" title={texts.title} caption={texts.caption} names={names}>
    {pairs.map((pair) => {
      const { panel } = pair
      const describe = (outcome: PanelOutcome<PanelData>) => summarize(panel, outcome)
      return <Line key={panel.id} pair={pair} names={names} line={{ title: panel.title, describe }} />
    })}
  </Lines>
)

interface LinesProps extends Pick<Props, 'names'> {
  id: string
  title: string
  caption: string
  children: ReactNode
}

const Lines = ({ id, title, caption, names, children }: LinesProps) => (
  <PanelFrame id={id} title={title}>
    <CompareFrame caption={caption} names={names}>
      {children}
    </CompareFrame>
  </PanelFrame>
)

interface LineProps extends Pick<Props, 'names'> {
  pair: PendingPair
  line: CostLine
}

const Line = ({ pair, names, line }: LineProps) => (
  <Streamed
    later={pair.later}
    isRow
    fallback={
      <Row
        id={pair.panel.id}
        title={line.title}
        lines={names.map(() => ({ text: labelOfState('asking') }))}
      />
    }
  >
    <Answered pair={pair} line={line} />
  </Streamed>
)

async function Answered({ pair: { panel, later }, line }: Omit<LineProps, 'names'>) {
  const { outcomes } = await later
  return <Row id={panel.id} title={line.title} lines={outcomes.map(line.describe)} />
}

function summarize(panel: Panel, outcome: PanelOutcome<PanelData>): LineCell {
  const { value, detail, names = [] } = panel.answer(outcome)
  const joined = detail ? `${value}${value.endsWith('?') ? '' : ','} ${detail}` : value
  return { text: 'data' in outcome ? joined : value, agencyWords: names }
}

interface RowProps {
  id: string
  title: string
  lines: readonly LineCell[]
}

function Row({ id, title, lines }: RowProps) {
  const row: ComparisonRow = {
    id,
    label: title,
    verdict: 'note',
    cells: lines.map((line) => ({ ...line, isUnusual: false })),
  }
  return <CompareTableRow row={row} isPair />
}
