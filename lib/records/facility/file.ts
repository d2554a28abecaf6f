import type { ExportTable } from '@/lib/export/table'
import { type FacilityRecord, facility } from './fields'

export const facilityTable = (records: readonly FacilityRecord[], notes: readonly string[]): ExportTable => ({
  ...facility.table(records, notes),
  key: ['registryId', 'sourceId'],
})
