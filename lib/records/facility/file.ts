import type { ExportTable } from '@/lib/export/table'
import { type FacilityRecord, facility } from './fields'

/** A facility has a row for each of its permits. */
export const facilityTable = (records: readonly FacilityRecord[], notes: readonly string[]): ExportTable => ({
  ...facility.table(records, notes),
  key: ['registryId', 'sourceId'],
})
