import { centerOf } from '@/app/_surfaces/place/lot/described-land'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument } from '@/lib/export/document'
import type { ExportCell, ExportColumn, ExportRow, ExportTable } from '@/lib/export/table'
import { type JobCell, type JobCellEntry, type JobCellState, PLACE, type PlaceListJob } from '@/lib/jobs/job'
import { numberOrigins, originOf, unanswered } from '@/lib/provenance/origin-of'
import { landSize } from '@/lib/records/parcel/acres'
import { factById } from './facts'
import { placedRow } from './find-place'
import type { PlaceListColumn } from './job-fact'
import { isSize, sizeOfRow } from './row-sizes'
import { textOfRow } from './row-text'

const texts = {
  title: 'List of places',
  filename: 'list-of-places',
  rows: 'Places',
  unanswered: 'Without a value',
  placeFact: 'Place',
  places: (count: number) => `${count} rows of a visitor’s list`,
  none: 'None: this row has no answer yet',
  state:
    'Each fact has a column with its outcome: found, none, not covered, failed (with the reason) or not asked. An empty cell beside “found” is a value that the source leaves empty.',
  sources: 'Each row has several sources and cites those that answered.',
  caveat:
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
}

export const stateNames: Readonly<Record<JobCellState, string>> = {
  found: 'found',
  none: 'none',
  'not-covered': 'not covered',
  failed: 'failed',
  'not-asked': 'not asked',
}

const NOT_YET = 'not asked yet'

export type JobRowCells = ReadonlyMap<string, JobCell>

export function cellsByRow(cells: readonly JobCellEntry[]): Map<number, Map<string, JobCell>> {
  const rows = new Map<number, Map<string, JobCell>>()
  for (const { row, fact, cell } of cells) {
    const ofRow = rows.get(row) ?? new Map<string, JobCell>()
    rows.set(row, ofRow.set(fact, cell))
  }
  return rows
}

export function jobDocument(
  job: Pick<PlaceListJob, 'list' | 'madeAt'>,
  cells: readonly JobCellEntry[],
  sample: boolean,
): ExportDocument {
  const { list, madeAt } = job
  const jobFacts = list.facts.flatMap((fact) => factById(fact) ?? [])
  const byRow = cellsByRow(cells)
  const metas = list.rows.map((_, row) => [...(byRow.get(row)?.values() ?? [])].flatMap((cell) => cell.metas))
  const { sources, sourceOf } = numberOrigins(metas.map(rowProvenance))
  const moments = metas.flatMap((each) => each.map(({ retrievedAt }) => retrievedAt)).sort()
  const table: ExportTable = {
    columns: [...placeColumns(list.headings), ...jobFacts.flatMap(factColumns)],
    rows: list.rows.map((cellsOfPerson, row): ExportRow => {
      const ofRow: JobRowCells = byRow.get(row) ?? new Map()
      const placed = placedRow(ofRow.get(PLACE) ?? {})
      return {
        cells: {
          row: row + 1,
          ...Object.fromEntries(list.headings.map((_, at) => [`own${at + 1}`, cellsOfPerson[at] ?? null])),
          placeText: textOfRow(list, row) || null,
          place: placed ? (ofRow.get(PLACE)?.answer ?? null) : null,
          latitude: placed?.latitude ?? null,
          longitude: placed?.longitude ?? null,
          readAs: placed?.readAs ?? null,
          point: placed?.land ? centerOf(placed.land) : null,
          placeOutcome: describeState(ofRow.get(PLACE)),
          ...landSize.cells(sizeOfRow(ofRow)),
          ...Object.assign({}, ...jobFacts.map((fact) => factCells(fact, ofRow.get(fact.id)))),
        },
        geometry: placed ? { type: 'Point', coordinates: [placed.longitude, placed.latitude] } : null,
        source: sourceOf[row] ?? 0,
      }
    }),
    notes: [texts.state, texts.sources],
  }
  return {
    title: texts.title,
    filename: texts.filename,
    question: {
      Places: texts.places(list.rows.length),
      Facts: jobFacts.map(({ title }) => title).join(', '),
    },
    table,
    sources,
    caveats: [texts.caveat],
    sample,
    retrievedAt: moments.at(-1) ?? madeAt,
  }
}

export function withUnanswered(
  document: ExportDocument,
  { list }: Pick<PlaceListJob, 'list'>,
  cells: readonly JobCellEntry[],
): ExportDocument {
  const sourceOf = [...document.table.rows].map(({ source }) => source)
  const table: ExportTable = {
    columns: [
      { key: 'row', label: 'Row', type: 'number' },
      { key: 'placeText', label: 'Looked up as', type: 'text' },
      { key: 'fact', label: 'Fact', type: 'text' },
      { key: 'outcome', label: 'Outcome', type: 'text' },
      { key: 'why', label: 'Reason', type: 'text' },
    ],
    rows: cells
      .filter(({ cell }) => cell.state !== 'found')
      .map(({ row, fact, cell }) => ({
        cells: {
          row: row + 1,
          placeText: textOfRow(list, row) || null,
          fact: factById(fact)?.title ?? texts.placeFact,
          outcome: stateNames[cell.state],
          why: cell.why ?? null,
        },
        source: sourceOf[row] ?? 0,
      })),
    notes: [],
  }
  const parts = [
    { name: texts.rows, table: document.table },
    { name: texts.unanswered, table },
  ]
  return table.rows.length > 0 ? { ...document, parts } : document
}

const placeColumns = (headings: readonly string[]): ExportColumn[] => [
  { key: 'row', label: 'Row', type: 'number' },
  ...headings.map((label, at): ExportColumn => ({ key: `own${at + 1}`, label, type: 'text' })),
  { key: 'placeText', label: 'Looked up as', type: 'text' },
  { key: 'place', label: 'Place', type: 'text' },
  { key: 'latitude', label: 'Latitude', type: 'number' },
  { key: 'longitude', label: 'Longitude', type: 'number' },
  { key: 'readAs', label: 'Understood as', type: 'text' },
  { key: 'point', label: 'Records of one point are', type: 'text' },
  { key: 'placeOutcome', label: 'Place: outcome', type: 'text' },
  ...landSize.columns,
]

const factColumns = ({ id, title, compare }: PlaceListColumn): ExportColumn[] => [
  { key: `${id}_outcome`, label: `${title}: outcome`, type: 'text' },
  { key: `${id}_answer`, label: `${title}: answer`, type: 'text' },
  ...compare
    .filter(({ id: attribute }) => !isSize(attribute))
    .map(
      ({ id: attribute, label, amount, unit }): ExportColumn => ({
        key: `${id}_${attribute}`,
        label: `${title}: ${label}`,
        type: amount ? 'number' : 'text',
        ...(unit ? { unit } : {}),
      }),
    ),
]

function factCells({ id, compare }: PlaceListColumn, cell: JobCell | undefined): Record<string, ExportCell> {
  return {
    [`${id}_outcome`]: describeState(cell),
    [`${id}_answer`]: cell?.state === 'found' ? cell.answer : null,
    ...Object.fromEntries(
      compare
        .filter(({ id: attribute }) => !isSize(attribute))
        .map(({ id: attribute }) => [`${id}_${attribute}`, cell?.values?.[attribute] ?? null]),
    ),
  }
}

function describeState(cell: JobCell | undefined): string {
  if (!cell) return NOT_YET
  const { state, why } = cell
  return why && state !== 'found' ? `${stateNames[state]}: ${why}` : stateNames[state]
}

function rowProvenance([first, ...others]: readonly Meta[]) {
  return first ? originOf(first, ...others) : unanswered(texts.none)
}
