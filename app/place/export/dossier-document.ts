import * as z from 'zod/mini'
import { endingNames, metasOf, reasonOf, sourceOf } from '@/app/_surfaces/place/outcome'
import type { PanelWithOutcome } from '@/app/_surfaces/place/read-panels'
import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, ExportDocumentTable } from '@/lib/export/document'
import type { ExportCell, ExportRow, ExportTable } from '@/lib/export/table'
import { defineRecord } from '@/lib/records/define-record'

interface Heading {
  title: string
  question: Record<string, string>
  caveats: readonly string[]
  now: Date
  sample: boolean
}

interface Section {
  name: string
  ending: string
  why: string | undefined
  table: ExportTable
  metas: readonly Meta[]
}

const texts = {
  empty: 'A field that a source leaves empty has no row. A panel without rows says why.',
}

const text = z.nullish(z.string())

const dossierRow = defineRecord('dossier-row', {
  panel: { schema: text, label: 'Panel' },
  ending: { schema: text, label: 'Outcome' },
  record: { schema: z.nullish(z.number()), label: 'Record' },
  field: { schema: text, label: 'Field' },
  value: {
    schema: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
    label: 'Value',
    file: { value: { type: 'text', cell: (value): ExportCell => value ?? null } },
  },
  unit: { schema: text, label: 'Unit' },
  why: { schema: text, label: 'Why' },
})

const long = dossierRow.pick(['panel', 'ending', 'record', 'field', 'value', 'unit'])
const ended = dossierRow.pick(['ending', 'why'])

export function dossierDocument(dossier: readonly PanelWithOutcome[], heading: Heading): ExportDocument {
  const { title, question, caveats, now, sample } = heading
  const sections = dossier.flatMap(toSections)
  const moments = sections.flatMap(({ metas }) => metas.map(({ retrievedAt }) => retrievedAt)).sort()
  return {
    title,
    filename: `place-${title}`,
    question,
    table: {
      columns: [...long.columns],
      rows: sections.flatMap(toLongRows),
      notes: [texts.empty],
    },
    parts: sections.map(toPart),
    sources: sections.map(({ metas }) => sourceOf(metas)),
    caveats: [...caveats],
    sample,
    retrievedAt: moments.at(-1) ?? now.toISOString(),
  }
}

function toSections({ panel, outcome }: PanelWithOutcome): Section[] {
  const { title } = panel
  const ending = endingNames[outcome.ending].file
  if (!('data' in outcome)) {
    const table = { columns: [], rows: [], notes: [] }
    return [{ name: title, ending, why: reasonOf(outcome), table, metas: metasOf(outcome) }]
  }
  return panel.rows(outcome.data).map(({ name, table, metas = outcome.metas, problem }) => ({
    name: name ? `${title}: ${name}` : title,
    ending: problem ? endingNames.failed.file : ending,
    why: problem ?? (table.rows.length === 0 ? endingNames.none.file : undefined),
    table,
    metas: problem ? [] : metas,
  }))
}

function toLongRows({ name, ending, why, table }: Section, source: number): ExportRow[] {
  const lineOf = (field: string, value: ExportCell, unit?: string, record?: number) =>
    long.cells({ panel: name, ending, record, field, value, unit })
  if (why !== undefined) return [{ cells: lineOf('Outcome', why), source }]
  const notes = table.notes.map((note) => ({ cells: lineOf('Note', note), source }))
  const values = table.rows.flatMap(({ cells, geometry }, index) =>
    table.columns.flatMap(({ key, label, unit }) => {
      const value = Object.hasOwn(cells, key) ? cells[key] : null
      if (value === null || value === undefined || value === '') return []
      return [{ cells: lineOf(label, value, unit, index + 1), source, ...(geometry ? { geometry } : {}) }]
    }),
  )
  return [...values, ...notes]
}

function toPart({ name, ending, why, table }: Section, source: number): ExportDocumentTable {
  if (why === undefined)
    return { name, table: { ...table, rows: table.rows.map((row) => ({ ...row, source })) } }
  const rows = [{ cells: ended.cells({ ending, why }), source }]
  return { name, table: { columns: [...ended.columns], rows, notes: table.notes } }
}
