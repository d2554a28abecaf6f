import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { Cell, Column, Row as TableRow } from '@/lib/export/table'
import { originOf, unanswered } from '@/lib/provenance/origin-of'
import type { Batch, Findings, Row } from '../batch-schema'
import { countRows, formatCounts } from './count-rows'
import { describeReading, describeRow } from './describe-row'

const texts = {
  title: 'Sections and elevations of a list of points',
  filename: 'sections-and-elevations',
  points: 'Points',
  asked: (rows: number) => `${rows} lines, pasted or from a file; the column "As given" holds each`,
  two: 'Each row has two sources, the survey and the elevation service, and cites those that answered.',
  ambiguous: 'Where sections meet or overlap, all are named, divided by semicolons.',
  none: 'None: this row has no answer',
}

const columns: Column[] = [
  { key: 'number', label: 'Number', type: 'number' },
  { key: 'label', label: 'Label', type: 'text' },
  { key: 'given', label: 'As given', type: 'text' },
  { key: 'latitude', label: 'Latitude', type: 'number' },
  { key: 'longitude', label: 'Longitude', type: 'number' },
  { key: 'reading', label: 'How it was read', type: 'text' },
  { key: 'section', label: 'Section', type: 'text' },
  { key: 'parts', label: 'Parts named here', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'plssid', label: 'Township identifier', type: 'text' },
  { key: 'sectionId', label: 'Section identifier', type: 'text' },
  { key: 'elevationFeet', label: 'Elevation', type: 'number', unit: 'ft' },
  { key: 'elevationMeters', label: 'Elevation', type: 'number', unit: 'm' },
  { key: 'measuredOn', label: 'Elevation measured on', type: 'date' },
  { key: 'status', label: 'Status', type: 'text' },
  { key: 'detail', label: 'About the status', type: 'text' },
]

/** What is on screen as a document, rows without an answer included. */
export function buildDocument(batch: Batch, caveats: readonly string[], now: Date): ExportDocument {
  const { rows, points } = batch
  const metas = Object.values(points).flatMap(metasOf)
  const moments = metas.map(({ retrievedAt }) => retrievedAt).sort()
  const { sources, sourceOf } = numberSources(rows.map((row) => metasOf(findingsOf(row, points))))
  return {
    title: texts.title,
    filename: texts.filename,
    question: { [texts.points]: texts.asked(rows.length) },
    table: {
      columns,
      rows: rows.map((row, index) => toTableRow(row, points, sourceOf[index] ?? 0)),
      notes: [formatCounts(countRows(batch)), texts.two, texts.ambiguous],
    },
    sources,
    caveats: [...caveats],
    sample: metas.some(({ sample }) => sample),
    retrievedAt: moments.at(-1) ?? now.toISOString(),
  }
}

function toTableRow(row: Row, points: Batch['points'], source: number): TableRow {
  const { number, label, text, reading } = row
  const { label: status, detail } = describeRow(row, points)
  const point = reading.kind === 'point' ? reading : undefined
  return {
    cells: {
      number,
      label: label || null,
      given: text,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      reading: point ? describeReading(point) : null,
      ...findingCells(findingsOf(row, points)),
      status,
      detail: detail || null,
    },
    geometry: point ? { type: 'Point', coordinates: [point.longitude, point.latitude] } : null,
    source,
  }
}

function findingCells(findings: Findings | undefined): Record<string, Cell> {
  const places = findings?.section.state === 'answered' ? findings.section.finding.places : []
  const height = findings?.elevation.state === 'answered' ? findings.elevation.finding : undefined
  const list = (of: (place: (typeof places)[number]) => string | null) =>
    places.flatMap((place) => of(place) ?? []).join('; ') || null
  return {
    section: list(({ label }) => label),
    parts: list(({ parts }) => parts.join(', ') || null),
    state: list(({ state }) => state),
    plssid: list(({ plssid }) => plssid),
    sectionId: list(({ sectionId }) => sectionId),
    elevationFeet: height?.feet ?? null,
    elevationMeters: height?.meters ?? null,
    measuredOn: height?.measuredOn ?? null,
  }
}

function findingsOf({ reading }: Row, points: Batch['points']): Findings | undefined {
  return reading.kind === 'point' ? points[reading.key] : undefined
}

function metasOf(findings: Findings | undefined): Meta[] {
  if (!findings) return []
  return [findings.section, findings.elevation].flatMap((answer) =>
    answer.state === 'answered' ? [answer.meta] : [],
  )
}

/** Each different origin once, and for every row the number of its own. */
function numberSources(metasOfRows: readonly Meta[][]): { sources: Provenance[]; sourceOf: number[] } {
  const written = metasOfRows.map((metas) => JSON.stringify(rowProvenance(metas)))
  const distinct = [...new Set(written)]
  return {
    sources: distinct.map((text): Provenance => JSON.parse(text)),
    sourceOf: written.map((text) => distinct.indexOf(text)),
  }
}

/** Where one row came from. Two sources stand in one entry, in the same order in every field. */
function rowProvenance([first, ...others]: readonly Meta[]): Provenance {
  return first ? originOf(first, ...others) : unanswered(texts.none)
}
