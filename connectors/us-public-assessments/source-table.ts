import type { ExportColumn, ExportTable } from '@/lib/export/table'
import type { ListedSource } from './recipe/listed-source'

const listed: ExportColumn[] = [
  { key: 'id', label: 'Source id', type: 'text' },
  { key: 'title', label: 'Title', type: 'text' },
  { key: 'authority', label: 'Authority', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'coverage', label: 'Coverage', type: 'text' },
  { key: 'historyMode', label: 'Years published', type: 'text' },
  { key: 'status', label: 'Status', type: 'text' },
  { key: 'valueKinds', label: 'Kinds of value', type: 'text' },
  { key: 'gaps', label: 'Gaps', type: 'text' },
  { key: 'officialPage', label: 'Official page', type: 'link' },
  { key: 'licence', label: 'License', type: 'text' },
]

export function sourceTable(sources: readonly ListedSource[], note: string | undefined): ExportTable {
  const words: Readonly<Record<string, string>> = {
    multi_year: 'several years',
    current_and_previous: 'this year and the one before',
    current_only: 'this year',
    not_configured: 'not configured',
  }
  const rows = sources.map((source) => ({
    cells: Object.fromEntries(
      listed.map(({ key }) => [
        key,
        [source[key]]
          .flat()
          .map((each) => words[String(each)] ?? each)
          .join('; '),
      ]),
    ),
  }))
  return { columns: listed, rows, notes: note ? [note] : [] }
}
