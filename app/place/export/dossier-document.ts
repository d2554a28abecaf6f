import { endingNames, metasOf, reasonOf, sourceOf } from '@/app/_surfaces/place/outcome'
import type { EndedPanel } from '@/app/_surfaces/place/read-panels'
import type { Meta } from '@/lib/connector/result'
import type { DocumentPart, ExportDocument } from '@/lib/export/document'
import type { ExportColumn, ExportRow, ExportTable } from '@/lib/export/table'

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

const longColumns: ExportColumn[] = [
  { key: 'panel', label: 'Panel', type: 'text' },
  { key: 'ending', label: 'Outcome', type: 'text' },
  { key: 'record', label: 'Record', type: 'number' },
  { key: 'field', label: 'Field', type: 'text' },
  { key: 'value', label: 'Value', type: 'text' },
  { key: 'unit', label: 'Unit', type: 'text' },
]

/** Exports each panel as a table, and all of them as one long table; a panel without an answer says so. */
export function dossierDocument(dossier: readonly EndedPanel[], heading: Heading): ExportDocument {
  const { title, question, caveats, now, sample } = heading
  const sections = dossier.flatMap(toSections)
  const moments = sections.flatMap(({ metas }) => metas.map(({ retrievedAt }) => retrievedAt)).sort()
  return {
    title,
    filename: `place-${title}`,
    question,
    table: {
      columns: longColumns,
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

function toSections({ panel, outcome }: EndedPanel): Section[] {
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

/** One row per value; record numbers count within the panel's source. */
function toLongRows({ name, ending, why, table }: Section, source: number): ExportRow[] {
  if (why !== undefined) return [{ cells: { panel: name, ending, field: 'Outcome', value: why }, source }]
  const notes = table.notes.map((note) => ({
    cells: { panel: name, ending, field: 'Note', value: note },
    source,
  }))
  const values = table.rows.flatMap(({ cells, geometry }, index) =>
    table.columns.flatMap(({ key, label, unit }) => {
      const value = Object.hasOwn(cells, key) ? cells[key] : null
      if (value === null || value === undefined || value === '') return []
      const cellsOfRow = { panel: name, ending, record: index + 1, field: label, value, unit: unit ?? null }
      return [{ cells: cellsOfRow, source, ...(geometry ? { geometry } : {}) }]
    }),
  )
  return [...values, ...notes]
}

function toPart({ name, ending, why, table }: Section, source: number): DocumentPart {
  if (why === undefined)
    return { name, table: { ...table, rows: table.rows.map((row) => ({ ...row, source })) } }
  const columns: ExportColumn[] = [
    { key: 'ending', label: 'Outcome', type: 'text' },
    { key: 'why', label: 'Why', type: 'text' },
  ]
  return { name, table: { columns, rows: [{ cells: { ending, why }, source }], notes: table.notes } }
}
