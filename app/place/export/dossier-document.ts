import type { Meta } from '@/lib/connector/result'
import type { ExportDocument, Part, Provenance } from '@/lib/export/document'
import type { Column, Row, Table } from '@/lib/export/table'
import { originOf } from '@/lib/provenance/origin-of'
import { unanswered } from '@/lib/provenance/unanswered'
import type { Outcomes, PanelData } from '../panels/dossier'
import { type Outcome, type PanelId, panelIds } from '../panels/outcome'
import { panelWords } from '../panels/panel-words'
import { type PanelPart, panelParts } from './panel-parts'

interface Asked {
  title: string
  question: Record<string, string>
  caveats: readonly string[]
  now: Date
  sample: boolean
}

interface Written {
  panel: PanelId
  /** Title of the panel, and of its source where it has several. */
  name: string
  ending: string
  /** Why there are no rows. */
  why: string | undefined
  table: Table
  metas: readonly Meta[]
}

const texts = {
  none: 'None: no source answered for this panel',
  endings: {
    found: 'found',
    stale: 'found, an older answer',
    none: 'none: the source was asked and has nothing here',
    'not-covered': 'not covered: no source here covers the place',
    failed: 'failed: the source could not be asked',
    'on-request': 'not asked',
  },
  empty: 'A field that a source leaves empty has no row. A panel without rows says why.',
}

const longColumns: Column[] = [
  { key: 'panel', label: 'Panel', type: 'text' },
  { key: 'ending', label: 'Outcome', type: 'text' },
  { key: 'record', label: 'Record', type: 'number' },
  { key: 'field', label: 'Field', type: 'text' },
  { key: 'value', label: 'Value', type: 'text' },
  { key: 'unit', label: 'Unit', type: 'text' },
]

/** The dossier as a file: each panel as a table, and all of them field by field; a panel that found nothing says so. */
export function dossierDocument(outcomes: Outcomes, asked: Asked): ExportDocument {
  const written = panelIds.flatMap((panel) => writePanel(panel, outcomes))
  const sources = written.map(
    ({ metas: [first, ...others] }): Provenance =>
      first ? originOf(first, ...others) : unanswered(texts.none),
  )
  const moments = written.flatMap(({ metas }) => metas.map(({ retrievedAt }) => retrievedAt)).sort()
  return {
    title: asked.title,
    filename: `place-${asked.title}`,
    question: asked.question,
    table: {
      columns: longColumns,
      rows: written.flatMap(toLongRows),
      notes: [texts.empty],
    },
    parts: written.map(toPart),
    sources,
    caveats: [...asked.caveats],
    sample: asked.sample,
    retrievedAt: moments.at(-1) ?? asked.now.toISOString(),
  }
}

function writePanel<P extends PanelId>(panel: P, outcomes: Outcomes): Written[] {
  const outcome: Outcome<PanelData[P]> = outcomes[panel]
  const write: (data: PanelData[P]) => PanelPart[] = panelParts[panel]
  const { title } = panelWords[panel]
  const ending = texts.endings[outcome.ending]
  if (!('data' in outcome)) {
    const why = outcome.ending === 'failed' ? outcome.problem.message : outcome.why
    const metas = 'metas' in outcome ? (outcome.metas ?? []) : []
    return [{ panel, name: title, ending, why, table: { columns: [], rows: [], notes: [] }, metas }]
  }
  return write(outcome.data).map(({ name, table, metas = outcome.metas, problem }) => ({
    panel,
    name: name ? `${title}: ${name}` : title,
    ending: problem ? texts.endings.failed : ending,
    why: problem ?? (table.rows.length === 0 ? texts.endings.none : undefined),
    table,
    metas: problem ? [] : metas,
  }))
}

/** One row for each value; record numbers count within the panel's source. */
function toLongRows({ name, ending, why, table }: Written, source: number): Row[] {
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

function toPart({ name, ending, why, table }: Written, source: number): Part {
  if (why === undefined)
    return { name, table: { ...table, rows: table.rows.map((row) => ({ ...row, source })) } }
  const columns: Column[] = [
    { key: 'ending', label: 'Outcome', type: 'text' },
    { key: 'why', label: 'Why', type: 'text' },
  ]
  return { name, table: { columns, rows: [{ cells: { ending, why }, source }], notes: table.notes } }
}
