import { Streamed } from '@/app/_lib/answer/streamed'
import type { ComparedRow } from '@/app/_surfaces/compare/compared-rows'
import { CompareFrame, CompareTableRow } from '@/app/_surfaces/compare/pair-table'
import type { Outcome } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import { labelOfState } from '@/components/ui/state-chip'
import type { PendingPair } from './read-pairs'

const texts = { title: 'At a glance', caption: 'Both places at a glance' }

interface Props {
  pairs: readonly PendingPair[]
  names: readonly string[]
}

export const ComparedGlance = ({ pairs, names }: Props) => (
  <PanelFrame id="glance" title={texts.title}>
    <CompareFrame caption={texts.caption} names={names}>
      {pairs.map((pair) => (
        <Streamed
          key={pair.panel.id}
          later={pair.later}
          isRow
          fallback={<Row panel={pair.panel} lines={names.map(() => loading)} />}
        >
          <Answered {...pair} />
        </Streamed>
      ))}
    </CompareFrame>
  </PanelFrame>
)

async function Answered({ panel, later }: PendingPair) {
  const { outcomes } = await later
  return <Row panel={panel} lines={outcomes.map((outcome) => summarize(panel, outcome))} />
}

function summarize(panel: Panel, outcome: Outcome<PanelData>): string {
  const { value, detail } = panel.answer(outcome)
  return 'data' in outcome && detail ? `${value}, ${detail}` : value
}

const loading = labelOfState('asking')

function Row({ panel, lines }: { panel: Panel; lines: readonly string[] }) {
  const row: ComparedRow = {
    id: panel.id,
    label: panel.title,
    verdict: 'note',
    cells: lines.map((text) => ({ text, isUnusual: false })),
  }
  return <CompareTableRow row={row} isPair />
}
