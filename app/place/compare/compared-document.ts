import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { Column, Row } from '@/lib/export/table'
import { originOf } from '@/lib/provenance/origin-of'
import { unanswered } from '@/lib/provenance/unanswered'
import type { Outcomes, PanelData } from '../panels/dossier'
import { type Outcome, type PanelId, panelIds } from '../panels/outcome'
import { panelWords } from '../panels/panel-words'
import { comparePanel, reasonsOf } from './compare-panels'
import type { Verdict } from './compare-rows'
import { endingWords } from './ending-words'
import { caveatsOf } from './share-caveats'
import { type SideId, sideIds } from './url'

interface Asked {
  names: Record<SideId, string>
  points: Record<SideId, { latitude: number; longitude: number }>
  question: Record<string, string>
  sample: boolean
  now: Date
}

const texts = {
  title: 'Two places side by side',
  none: 'None: no source answered for this panel',
  verdicts: {
    same: 'same',
    differs: 'differs',
    'only-a': 'only A',
    'only-b': 'only B',
    neither: 'neither',
    note: 'not compared',
  } satisfies Record<Verdict, string>,
  notes: [
    'Each value has a row of its own with the source it came from. The difference is B less A and stands in the rows of B.',
    'A difference is computed only between figures of one unit and one kind; else the reason stands.',
  ],
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Values of different kinds or jurisdictions never share a row.',
  ],
}

const columns: Column[] = [
  { key: 'panel', label: 'Panel', type: 'text' },
  { key: 'attribute', label: 'What', type: 'text' },
  { key: 'side', label: 'Place', type: 'text' },
  { key: 'name', label: 'Name of the place', type: 'text' },
  { key: 'outcome', label: 'Outcome', type: 'text' },
  { key: 'value', label: 'Value', type: 'text' },
  { key: 'figure', label: 'Figure', type: 'number' },
  { key: 'unit', label: 'Unit', type: 'text' },
  { key: 'compared', label: 'Compared', type: 'text' },
  { key: 'difference', label: 'Difference', type: 'number' },
  { key: 'reason', label: 'Why no difference', type: 'text' },
]

/** The comparison as a file: each value with its own source and date, what is missing with its reason. */
export function comparedDocument(outcomes: Record<SideId, Outcomes>, asked: Asked): ExportDocument {
  const written = panelIds.flatMap((panel) => sideIds.map((side) => ({ panel, side })))
  const sources = written.map(({ panel, side }) => sourceOf(outcomes[side][panel]))
  const moments = sources.flatMap(({ retrievedAt }) => retrievedAt.split(' | ')).filter(Boolean)
  return {
    title: texts.title,
    filename: `compare-${asked.names.a}-${asked.names.b}`,
    question: asked.question,
    table: {
      columns,
      rows: written.flatMap(({ panel, side }, source) => toRows(panel, side, outcomes, asked, source)),
      notes: texts.notes,
    },
    sources,
    isComparison: true,
    caveats: [
      ...new Set([
        ...texts.caveats,
        ...written.flatMap(({ panel, side }) => caveatsOf(outcomes[side][panel])),
      ]),
    ],
    sample: asked.sample,
    retrievedAt: moments.toSorted().at(-1) ?? asked.now.toISOString(),
  }
}

function sourceOf(outcome: Outcome<unknown>): Provenance {
  const [first, ...others]: Meta[] = 'metas' in outcome ? (outcome.metas ?? []) : []
  return first ? originOf(first, ...others) : unanswered(texts.none)
}

function toRows<P extends PanelId>(
  panel: P,
  side: SideId,
  outcomes: Record<SideId, Outcomes>,
  { names, points }: Asked,
  source: number,
): Row[] {
  const own: Outcome<PanelData[P]> = outcomes[side][panel]
  const { longitude, latitude } = points[side]
  const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] }
  const shared = {
    panel: panelWords[panel].title,
    side: side.toUpperCase(),
    name: names[side],
    outcome: endingWords[own.ending],
  }
  const apart = reasonsOf<P>(panel, outcomes.a[panel], outcomes.b[panel]).join(' ')
  if (!('data' in own)) {
    const value = own.ending === 'failed' ? own.problem.message : own.why
    return [{ cells: { ...shared, attribute: 'Outcome', value, reason: apart || null }, geometry, source }]
  }
  return comparePanel<P>(panel, outcomes.a[panel], outcomes.b[panel]).map((row) => ({
    cells: {
      ...shared,
      attribute: row.label,
      value: row[side].text,
      figure: row[side].amount ?? null,
      unit: row.unit ?? null,
      compared: texts.verdicts[row.verdict],
      difference: side === 'b' ? toCents(row.difference) : null,
      reason: row.reason ?? (apart || null),
    },
    geometry,
    source,
  }))
}

/** Finer than any of the sources measures. */
const toCents = (difference: number | undefined) =>
  difference === undefined ? null : Number(difference.toFixed(2))
