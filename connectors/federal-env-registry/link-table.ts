import type { Column, Table } from '@/lib/export/table'
import type { ProgramLink } from './program-link'

const columns: Column[] = [
  { key: 'registryId', label: 'Registry id', type: 'text' },
  { key: 'acronym', label: 'Program', type: 'text' },
  { key: 'programName', label: 'Program in plain words', type: 'text' },
  { key: 'programSystemId', label: 'Id in that program', type: 'text' },
  { key: 'facilityName', label: 'Facility', type: 'text' },
  { key: 'street', label: 'Street', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'zip', label: 'ZIP', type: 'text' },
  { key: 'siteType', label: 'Kind of site', type: 'text' },
  { key: 'linkMethod', label: 'How the link was made', type: 'text' },
  { key: 'lastReportedDate', label: 'Last reported', type: 'date' },
  { key: 'refreshDate', label: 'Refreshed', type: 'date' },
]

export function linkTable(links: ProgramLink[], notes: string[]): Table {
  const rows = links.map((link) => {
    const values: Readonly<Record<string, string | null>> = link
    return { cells: Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? null])) }
  })
  return { columns, rows, notes }
}
