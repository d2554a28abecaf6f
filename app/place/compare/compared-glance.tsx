import { Streamed } from '@/app/_lib/answer/streamed'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import { labelOfState } from '@/components/ui/state-chip'
import type { Outcome } from '../panels/outcome'
import type { Panel, PanelData } from '../panels/panel'
import type { CompareRow } from './compare-rows'
import { CompareFrame, CompareTableRow, type Names } from './compare-table'
import type { PendingPair } from './read-pairs'

const texts = { title: 'At a glance', caption: 'Both places at a glance' }

interface Props {
  pairs: readonly PendingPair[]
  names: Names
}

/** The lines that stand at the top of each dossier, side by side; each comes when both places have theirs. */
export const ComparedGlance = ({ pairs, names }: Props) => (
  <PanelFrame id="glance" title={texts.title}>
    <CompareFrame caption={texts.caption} names={names}>
      {pairs.map((pair) => (
        <Streamed key={pair.panel.id} later={pair.later} fallback={<Row panel={pair.panel} />}>
          <Answered {...pair} />
        </Streamed>
      ))}
    </CompareFrame>
  </PanelFrame>
)

async function Answered({ panel, later }: PendingPair) {
  const { a, b } = await later
  return <Row panel={panel} a={summarize(panel, a)} b={summarize(panel, b)} />
}

function summarize(panel: Panel, outcome: Outcome<PanelData>): string {
  const { value, detail } = panel.answer(outcome)
  return 'data' in outcome && detail ? `${value}, ${detail}` : value
}

const loading = labelOfState('asking')

function Row({ panel, a = loading, b = loading }: { panel: Panel; a?: string; b?: string }) {
  const row: CompareRow = {
    ...{ id: panel.id, label: panel.title, verdict: 'note' },
    ...{ a: { text: a }, b: { text: b } },
  }
  return <CompareTableRow row={row} isPair />
}
