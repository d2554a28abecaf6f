import * as z from 'zod/mini'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import type { ExportRow as TableRow } from '@/lib/export/table'
import { numberOrigins, originOf, unanswered } from '@/lib/provenance/origin-of'
import { defineRecord, type RecordIn } from '@/lib/records/define-record'
import { section } from '@/lib/records/section/fields'
import {
  sources as asked,
  type Batch,
  type BatchFindings,
  type BatchRow,
  type OptionalRecord,
} from '../batch-schema'
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

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const batchRow = defineRecord('batch-row', {
  number: { schema: z.number(), label: 'Number' },
  label: { schema: text, label: 'Label' },
  given: { schema: z.string(), label: 'As given' },
  latitude: { schema: number, label: 'Latitude' },
  longitude: { schema: number, label: 'Longitude' },
  reading: { schema: text, label: 'How it was read' },
  section: { schema: text, label: 'Section' },
  parts: { schema: text, label: section.labels.parts },
  state: { schema: text, label: section.labels.state },
  plssid: { schema: text, label: section.labels.plssid },
  sectionId: { schema: text, label: 'Section identifier' },
  elevationFeet: { schema: number, label: 'Elevation', unit: 'ft' },
  elevationMeters: { schema: number, label: 'Elevation', unit: 'm' },
  measuredOn: { schema: text, type: 'date', label: 'Elevation measured on' },
  status: { schema: z.string(), label: 'Status' },
  detail: { schema: text, label: 'About the status' },
})

const floodFound = defineRecord('batch-flood', {
  floodZone: { schema: text, label: 'Flood zone' },
  floodVerdict: { schema: text, label: 'Special Flood Hazard Area' },
  floodElevation: { schema: text, label: 'Height of the base flood' },
  floodPanel: { schema: text, label: 'Flood map panel' },
  floodState: { schema: text, label: 'Flood zone, state of the answer' },
})

const soilFound = defineRecord('batch-soil', {
  soilUnit: { schema: text, label: 'Soil map unit' },
  soilFarmland: { schema: text, label: 'Farmland class' },
  soilState: { schema: text, label: 'Soil, state of the answer' },
})

const extraColumns = { flood: floodFound.columns, soil: soilFound.columns } satisfies Record<
  OptionalRecord,
  unknown
>

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
      columns: [...batchRow.columns, ...batch.extras.flatMap((extra) => extraColumns[extra])],
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
      ...batchRow.cells({
        number,
        label: label || null,
        given: text,
        latitude: point?.latitude ?? null,
        longitude: point?.longitude ?? null,
        reading: point ? describeReading(point) : null,
        ...findingCells(findingsOf(row, points)),
        status,
        detail: detail || null,
      }),
      ...(extras.includes('flood') ? floodCells(findingsOf(row, points)) : {}),
      ...(extras.includes('soil') ? soilCells(findingsOf(row, points)) : {}),
    },
    geometry: point ? { type: 'Point', coordinates: [point.longitude, point.latitude] } : null,
    source,
  }
}

function findingCells(findings: BatchFindings | undefined) {
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

function floodCells(findings: BatchFindings | undefined): RecordIn<typeof floodFound> {
  const finding = findings?.flood.state === 'answered' ? findings.flood.finding : undefined
  const list = (texts: readonly (string | null)[] = []) => texts.filter(Boolean).join('; ') || null
  return {
    floodZone: list(finding?.zones.map(({ name }) => name)),
    floodVerdict: list(finding?.zones.map(({ verdict }) => verdict)),
    floodElevation: list(finding?.zones.map(({ elevation }) => elevation)),
    floodPanel: list(finding?.panels),
    floodState: findings ? describeExtra(findings.flood) : null,
  }
}

function soilCells(findings: BatchFindings | undefined): RecordIn<typeof soilFound> {
  const finding = findings?.soil.state === 'answered' ? findings.soil.finding : undefined
  return {
    soilUnit: finding?.units.map(({ name }) => name).join('; ') || null,
    soilFarmland: finding?.units.flatMap(({ farmland }) => farmland ?? []).join('; ') || null,
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

/** Lists the sources in the same order in each field. */
function rowProvenance([first, ...others]: readonly Meta[]): Provenance {
  return first ? originOf(first, ...others) : unanswered(texts.none)
}
