import * as z from 'zod/mini'
import type { ComparisonVerdict } from '@/lib/comparison/compare-sides'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { ExportRow } from '@/lib/export/table'
import { defineRecord } from '@/lib/records/define-record'
import { type ComparisonRow, letterOf } from './compared-rows'

export interface ComparisonSection {
  title: string
  rows: readonly ComparisonRow[]
  apart: string | null
  sides: readonly SectionSide[]
}

interface SectionSide {
  outcome: string
  reason?: string
  source: Provenance
  caveats: readonly string[]
}

interface ComparedPlace {
  name: string
  point: { latitude: number; longitude: number }
}

interface Heading {
  places: readonly ComparedPlace[]
  question: Record<string, string>
  sample: boolean
  now: Date
}

const texts = {
  title: 'Two places side by side',
  verdicts: {
    same: 'same',
    differs: 'differs',
    none: 'neither',
    note: 'not compared',
  } satisfies Record<Exclude<ComparisonVerdict, 'some'>, string>,
  only: (letters: string) => `only ${letters}`,
  notes: [
    'Each value has a row of its own with the source it came from. The rows of B have the difference, B less A.',
    'Differences are given where unit and kind agree. Values set under different rules are not subtracted.',
  ],
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Values of different kinds or jurisdictions never share a row.',
  ],
}

const text = z.nullish(z.string())
const number = z.nullish(z.number())

const comparedValue = defineRecord('compared-value', {
  panel: { schema: text, label: 'Panel' },
  attribute: { schema: text, label: 'What' },
  side: { schema: text, label: 'Place' },
  name: { schema: text, label: 'Name of the place' },
  outcome: { schema: text, label: 'Outcome' },
  value: { schema: text, label: 'Value' },
  figure: { schema: number, label: 'Figure' },
  unit: { schema: text, label: 'Unit' },
  compared: { schema: text, label: 'Compared' },
  difference: { schema: number, label: 'Difference' },
  reason: { schema: text, label: 'Why no difference' },
})

export function comparedDocument(
  sections: readonly ComparisonSection[],
  { places, question, sample, now }: Heading,
): ExportDocument {
  const ends = sections.flatMap((section) =>
    section.sides.map((own, side) => ({ section, side, own, place: places[side] })),
  )
  const sources = ends.map(({ own }) => own.source)
  const moments = sources.flatMap(({ retrievedAt }) => retrievedAt.split(' | ')).filter(Boolean)
  return {
    title: texts.title,
    filename: `compare-${places.map(({ name }) => name).join('-')}`,
    question,
    table: {
      columns: [...comparedValue.columns],
      rows: ends.flatMap(({ section, side, place }, source) =>
        place ? toRows(section, side, place, source) : [],
      ),
      notes: texts.notes,
    },
    sources,
    isComparison: true,
    caveats: [...new Set([...texts.caveats, ...ends.flatMap(({ own }) => own.caveats)])],
    sample,
    retrievedAt: moments.toSorted().at(-1) ?? now.toISOString(),
  }
}

function toRows(
  { title, rows, apart, sides }: ComparisonSection,
  side: number,
  { name, point }: ComparedPlace,
  source: number,
): ExportRow[] {
  const { outcome, reason } = sides[side] ?? {}
  const geometry = { type: 'Point' as const, coordinates: [point.longitude, point.latitude] }
  const shared = { panel: title, side: letterOf(side), name, outcome }
  if (reason !== undefined) {
    const cells = comparedValue.cells({ ...shared, attribute: 'Outcome', value: reason, reason: apart })
    return [{ cells, geometry, source }]
  }
  return rows.map((row) => {
    const { text, amount, apart: difference } = row.cells[side] ?? {}
    return {
      cells: comparedValue.cells({
        ...shared,
        attribute: row.label,
        // Programs parse only the ASCII hyphen as a minus sign.
        value: text?.replace('−', '-'),
        figure: amount,
        unit: row.unit,
        compared: describeVerdict(row),
        difference: side === 0 ? null : toCents(difference),
        reason: row.reason ?? apart,
      }),
      geometry,
      source,
    }
  })
}

const describeVerdict = ({ verdict, only = [] }: ComparisonRow) =>
  verdict === 'some' ? texts.only(only.map(letterOf).join(', ')) : texts.verdicts[verdict]

const toCents = (difference: number | undefined) =>
  difference === undefined ? null : Number(difference.toFixed(2))
