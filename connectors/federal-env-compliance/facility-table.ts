import type { Column, Table } from '@/lib/export/table'
import type { FacilityRow } from './facility-row'

const columns: Column[] = [
  { key: 'name', label: 'Facility', type: 'text' },
  { key: 'distanceMiles', label: 'Distance', type: 'number', unit: 'mi' },
  { key: 'street', label: 'Street', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'zip', label: 'ZIP', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'registryId', label: 'Registry id', type: 'text' },
  { key: 'sourceId', label: 'Permit', type: 'text' },
  { key: 'complianceStatus', label: 'Compliance status, as published', type: 'text' },
  { key: 'caa', label: 'Clean Air Act', type: 'text' },
  { key: 'cwa', label: 'Clean Water Act', type: 'text' },
  { key: 'rcra', label: 'Hazardous waste (RCRA)', type: 'text' },
  { key: 'sdwa', label: 'Drinking water (SDWA)', type: 'text' },
  { key: 'quartersInNoncompliance', label: 'Quarters in noncompliance', type: 'number' },
  { key: 'complianceHistory', label: 'Quarter by quarter, oldest first', type: 'text' },
  { key: 'inspectionsLast5Years', label: 'Inspections in 5 years', type: 'number' },
  { key: 'lastInspectionDate', label: 'Last inspection', type: 'date' },
  { key: 'informalActionsLast5Years', label: 'Informal actions in 5 years', type: 'number' },
  { key: 'formalActionsLast5Years', label: 'Formal actions in 5 years', type: 'number' },
  { key: 'lastFormalActionDate', label: 'Last formal action', type: 'date' },
  { key: 'penalties', label: 'Penalties in 5 years, as published', type: 'text' },
  { key: 'permitStatus', label: 'Permit status', type: 'text' },
  { key: 'operatingStatus', label: 'Operating status', type: 'text' },
  { key: 'naics', label: 'NAICS', type: 'text' },
  { key: 'sic', label: 'SIC', type: 'text' },
  { key: 'latitude', label: 'Latitude', type: 'number' },
  { key: 'longitude', label: 'Longitude', type: 'number' },
  { key: 'coordinateAccuracyMeters', label: 'Accuracy of the position', type: 'number', unit: 'm' },
  { key: 'detailUrl', label: 'Official report', type: 'link' },
]

type PlacedRow = FacilityRow & { distanceMiles: number | null }

export function facilityTable(rows: PlacedRow[], notes: string[]): Table {
  return {
    columns,
    // A facility has a row for each of its permits.
    key: ['registryId', 'sourceId'],
    notes,
    rows: rows.map((row) => ({ cells: cellsOf(row), geometry: geometryOf(row) })),
  }
}

function cellsOf(row: PlacedRow) {
  const values: Record<string, unknown> = {
    ...row,
    ...row.statusByProgram,
    complianceHistory: row.complianceHistory?.recorded ? row.complianceHistory.quarters : null,
    penalties: row.penaltiesLast5Years.text,
    naics: row.naics.join(' ') || null,
    sic: row.sic.join(' ') || null,
  }
  return Object.fromEntries(columns.map(({ key }) => [key, toCell(values[key])]))
}

const toCell = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)

function geometryOf({ latitude, longitude }: FacilityRow) {
  if (latitude === null || longitude === null) return null
  return { type: 'Point' as const, coordinates: [longitude, latitude] }
}
