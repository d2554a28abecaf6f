import type { ExportDocument } from '@/lib/export/document'
import type { Column, Row } from '@/lib/export/table'
import { endingNames, metasOf, reasonOf, sourceOf } from '../panels/outcome'
import { caveatsOf, comparePanel, describeApart, type RowVerdict } from './compare-rows'
import type { EndedPair } from './read-pairs'
import { type SideId, sideIds } from './url'

interface Heading {
  names: Record<SideId, string>
  points: Record<SideId, { latitude: number; longitude: number }>
  question: Record<string, string>
  sample: boolean
  now: Date
}

const texts = {
  title: 'Two places side by side',
  verdicts: {
    same: 'same',
    differs: 'differs',
    'only-a': 'only A',
    'only-b': 'only B',
    neither: 'neither',
    note: 'not compared',
  } satisfies Record<RowVerdict, string>,
  notes: [
    'Each value has a row of its own with the source it came from. The rows of B have the difference, B less A.',
    'Differences are given where unit and kind agree. Values set under different rules are not subtracted.',
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
export function comparedDocument(pairs: readonly EndedPair[], heading: Heading): ExportDocument {
  const { names, question, sample, now } = heading
  const ends = pairs.flatMap((pair) => sideIds.map((side) => ({ pair, side, outcome: pair[side] })))
  const sources = ends.map(({ outcome }) => sourceOf(metasOf(outcome)))
  const moments = sources.flatMap(({ retrievedAt }) => retrievedAt.split(' | ')).filter(Boolean)
  return {
    title: texts.title,
    filename: `compare-${names.a}-${names.b}`,
    question,
    table: {
      columns,
      rows: ends.flatMap(({ pair, side }, source) => toRows(pair, side, heading, source)),
      notes: texts.notes,
    },
    sources,
    isComparison: true,
    caveats: [...new Set([...texts.caveats, ...ends.flatMap(({ outcome }) => caveatsOf(outcome))])],
    sample,
    retrievedAt: moments.toSorted().at(-1) ?? now.toISOString(),
  }
}

function toRows(pair: EndedPair, side: SideId, { names, points }: Heading, source: number): Row[] {
  const { panel, a, b } = pair
  const own = pair[side]
  const { longitude, latitude } = points[side]
  const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] }
  const shared = {
    panel: panel.title,
    side: side.toUpperCase(),
    name: names[side],
    outcome: endingNames[own.ending].cell,
  }
  const apart = describeApart(panel, a, b).join(' ') || null
  if (!('data' in own))
    return [
      { cells: { ...shared, attribute: 'Outcome', value: reasonOf(own), reason: apart }, geometry, source },
    ]
  return comparePanel(panel, a, b).map((row) => ({
    cells: {
      ...shared,
      attribute: row.label,
      // Programs know no other sign.
      value: row[side].text?.replace('−', '-') ?? null,
      figure: row[side].amount ?? null,
      unit: row.unit ?? null,
      compared: texts.verdicts[row.verdict],
      difference: side === 'b' ? toCents(row.difference) : null,
      reason: row.reason ?? apart,
    },
    geometry,
    source,
  }))
}

/** Finer than any of the sources measures. */
const toCents = (difference: number | undefined) =>
  difference === undefined ? null : Number(difference.toFixed(2))
