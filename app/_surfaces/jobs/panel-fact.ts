import {
  dataOf,
  metasOf,
  type PanelOutcome,
  type PanelOutcomeKind,
  reasonOf,
} from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import { readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import type { JobCell, JobCellState } from '@/lib/jobs/job'
import { emptyCell } from '@/lib/jobs/job-store'
import { type PlaceListColumn, valuesOf } from './job-fact'
import { jobTexts } from './job-texts'

const states: Readonly<Record<PanelOutcomeKind, JobCellState>> = {
  found: 'found',
  stale: 'found',
  none: 'none',
  'not-covered': 'not-covered',
  failed: 'failed',
  'on-request': 'not-asked',
}

export const panelFact = (panel: Panel): PlaceListColumn => ({
  id: panel.id,
  get title() {
    return panel.title
  },
  reads: panel.reads,
  compare: panel.compare,
  needsPlace: true,
  usesLot: panel.onLot !== undefined,
  async answer({ place, call }) {
    if (!place) return emptyCell('not-asked', jobTexts.notAsked)
    const [ended] = await settleAll(readPanels([panel], place, call, { series: true }))
    return ended ? toCell(panel, ended.outcome) : emptyCell('not-asked', jobTexts.gone)
  },
})

function toCell(panel: Panel, outcome: PanelOutcome<PanelData>): JobCell {
  const data = dataOf(outcome)
  const { value, detail } = panel.answer(outcome)
  const why = 'data' in outcome ? undefined : reasonOf(outcome)
  return {
    state: states[outcome.ending],
    answer: value,
    ...(why || detail ? { why: why ?? detail ?? '' } : {}),
    ...(data ? { values: valuesOf(panel.compare, data) } : {}),
    metas: [...metasOf(outcome)],
  }
}
