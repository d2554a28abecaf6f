import { z } from 'zod'
import type { Column, Table } from '@/lib/export/table'

const text = z.string().nullable()
const flag = z.boolean().nullable()
const count = z.int().nullable()

/** One shape for the three searches; null where the search has no such column, or it is empty. */
export const facilityRow = z.object({
  registryId: text.describe('Facility Registry Service id, or a program id where the site has none.'),
  isFrsId: z.boolean(),
  sourceId: text.describe('Permit of this row; air and water searches only.'),
  name: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  county: text,
  countyFips: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinateAccuracyMeters: z.number().nullable(),
  coordinateMethod: text,
  programs: z.object({
    air: flag,
    water: flag,
    hazardousWaste: flag,
    drinkingWater: flag,
    toxicsRelease: flag,
    greenhouseGas: flag,
  }),
  programIds: z.object({
    air: z.array(z.string()),
    npdes: z.array(z.string()),
    rcra: z.array(z.string()),
    sdwa: z.array(z.string()),
    tri: z.array(z.string()),
  }),
  airPrograms: z.array(z.string()),
  naics: z.array(z.string()),
  sic: z.array(z.string()),
  active: flag,
  major: flag,
  federal: flag,
  permitStatus: text,
  permitType: text,
  permitExpires: text,
  operatingStatus: text,
  complianceStatus: text.describe('As published.'),
  statusByProgram: z.object({ caa: text, cwa: text, rcra: text, sdwa: text }),
  significantViolation: flag,
  significantViolationText: text,
  quartersInNoncompliance: count,
  quartersInSignificant: count,
  complianceTracking: text,
  complianceHistory: z
    .object({
      quarters: z.string(),
      order: z.literal('oldest-first'),
      recorded: z
        .boolean()
        .describe('False where the source has only blanks and no status: unknown, not clean.'),
    })
    .nullable(),
  inspectionsLast5Years: count,
  lastInspectionDate: text,
  informalActionsLast5Years: count,
  formalActionsLast5Years: count,
  lastFormalActionDate: text,
  penaltiesLast5Years: z.object({ count, usd: z.number().nullable(), text }),
  lastPenaltyDate: text,
  receivingWater: text,
  watershed: text,
  impairedWater: flag,
  detailUrl: text,
})

export type FacilityRow = z.output<typeof facilityRow>

export const isFrsId = (id: string | null) => /^1\d{11}$/.test(id ?? '')

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
