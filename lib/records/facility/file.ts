import type { ExportTable } from '@/lib/export/table'
import { type FacilityRecord, facility } from './fields'

export const facilityTable = (records: readonly FacilityRecord[], notes: readonly string[]): ExportTable => ({
  columns: [...facility.columns],
  // A facility has a row for each of its permits.
  key: ['registryId', 'sourceId'],
  notes: [...notes],
  rows: records.map((record) => ({ cells: facility.cells(record), geometry: pointOf(record) })),
})

function pointOf({ latitude, longitude }: FacilityRecord) {
  if (latitude === null || longitude === null) return null
  return { type: 'Point' as const, coordinates: [longitude, latitude] }
}
