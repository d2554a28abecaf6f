import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { ExportCell, ExportColumn, ExportRow as TableRow } from '@/lib/export/table'
import { numberOrigins, originOf, unanswered } from '@/lib/provenance/origin-of'
import { sources as asked, type Batch, type BatchFindings, type BatchRow, type Extra } from '../batch-schema'
import { countRows, formatCounts } from './count-rows'
import { describeExtra, describeReading, describeRow } from './describe-row'

const texts = {
  title: 'Sections and elevations of a list of points',
  filename: 'sections-and-elevations',
  points: 'Points',
  asked: (rows: number) => `${rows} lines, pasted or from a file; the column "As given" holds each`,
  two: 'Each row has several sources, the survey, the elevation service and those you also asked, and cites those that answered.',
  ambiguous: 'Where sections meet or overlap, all are named, divided by semicolons.',
  none: 'None: this row has no answer',
}

const columns: ExportColumn[] = [
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

/** The state explains an empty cell: none, no map, failed, or pending. */
const extraColumns: Readonly<Record<Extra, readonly ExportColumn[]>> = {
  flood: [
    { key: 'floodZone', label: 'Flood zone', type: 'text' },
    { key: 'floodVerdict', label: 'Special Flood Hazard Area', type: 'text' },
    { key: 'floodElevation', label: 'Height of the base flood', type: 'text' },
    { key: 'floodPanel', label: 'Flood map panel', type: 'text' },
    { key: 'floodState', label: 'Flood zone, state of the answer', type: 'text' },
  ],
  soil: [
    { key: 'soilUnit', label: 'Soil map unit', type: 'text' },
    { key: 'soilFarmland', label: 'Farmland class', type: 'text' },
    { key: 'soilState', label: 'Soil, state of the answer', type: 'text' },
  ],
}

export function buildDocument(batch: Batch, caveats: readonly string[], now: Date): ExportDocument {
  const { rows, points } = batch
  const metas = Object.values(points).flatMap(metasOf)
  const moments = metas.map(({ retrievedAt }) => retrievedAt).sort()
  const { sources, sourceOf } = numberOrigins(
    rows.map((row) => rowProvenance(metasOf(findingsOf(row, points)))),
  )
  return {
    title: texts.title,
    filename: texts.filename,
    question: { [texts.points]: texts.asked(rows.length) },
    table: {
      columns: [...columns, ...batch.extras.flatMap((extra) => extraColumns[extra])],
      rows: rows.map((row, index) => toTableRow(row, batch, sourceOf[index] ?? 0)),
      notes: [formatCounts(countRows(batch)), texts.two, texts.ambiguous],
    },
    sources,
    caveats: [...caveats],
    sample: metas.some(({ sample }) => sample),
    retrievedAt: moments.at(-1) ?? now.toISOString(),
  }
}

function toTableRow(row: BatchRow, { points, extras }: Batch, source: number): TableRow {
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
      ...(extras.includes('flood') ? floodCells(findingsOf(row, points)) : {}),
      ...(extras.includes('soil') ? soilCells(findingsOf(row, points)) : {}),
    },
    geometry: point ? { type: 'Point', coordinates: [point.longitude, point.latitude] } : null,
    source,
  }
}

function findingCells(findings: BatchFindings | undefined): Record<string, ExportCell> {
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

function floodCells(findings: BatchFindings | undefined): Record<string, ExportCell> {
  const found = findings?.flood.state === 'answered' ? findings.flood.finding : undefined
  const list = (texts: readonly (string | null)[] = []) => texts.filter(Boolean).join('; ') || null
  return {
    floodZone: list(found?.zones.map(({ name }) => name)),
    floodVerdict: list(found?.zones.map(({ verdict }) => verdict)),
    floodElevation: list(found?.zones.map(({ elevation }) => elevation)),
    floodPanel: list(found?.panels),
    floodState: findings ? describeExtra(findings.flood) : null,
  }
}

function soilCells(findings: BatchFindings | undefined): Record<string, ExportCell> {
  const found = findings?.soil.state === 'answered' ? findings.soil.finding : undefined
  return {
    soilUnit: found?.units.map(({ name }) => name).join('; ') || null,
    soilFarmland: found?.units.flatMap(({ farmland }) => farmland ?? []).join('; ') || null,
    soilState: findings ? describeExtra(findings.soil) : null,
  }
}

function findingsOf({ reading }: BatchRow, points: Batch['points']): BatchFindings | undefined {
  return reading.kind === 'point' ? points[reading.key] : undefined
}

function metasOf(findings: BatchFindings | undefined): Meta[] {
  if (!findings) return []
  return asked.flatMap((source) => {
    const answer = findings[source]
    return answer.state === 'answered' ? [answer.meta] : []
  })
}

/** Provenance of one row. Each field lists both sources in the same order. */
function rowProvenance([first, ...others]: readonly Meta[]): Provenance {
  return first ? originOf(first, ...others) : unanswered(texts.none)
}
