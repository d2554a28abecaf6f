import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const minneapolisSite = permitLayer<SamplePermit>({
  layer: 'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  name: 'CCS Permits',
  maxRecordCount: 16_000,
  daysAs: 'DATE',
  place: 'minneapolis',
  house: ['Display'],
  rowsOf: (permit) => [permit],
  columns: {
    permitNumber: text(({ index }) => `BLDG${index}`),
    // Two spellings in one column.
    permitType: text((permit) => {
      if (isCommercial(permit)) return 'Commercial'
      return permit.index % 2 === 0 ? 'Res' : 'Residential'
    }),
    workType: text(({ isNew }) => (isNew ? 'New' : 'Remodel')),
    status: text((permit) => permit.status),
    comments: text((permit) => permit.description),
    issueDate: day((permit) => permit.issued),
    completeDate: day((permit) => permit.completed),
    dwellingUnitsNew: number((permit) => permit.units),
    value: number((permit) => permit.value),
    Display: text((permit) => permit.line),
    APN: text((permit) => permit.parcel),
    applicantName: text(({ contractor }) => contractor.name),
    fullName: text((permit) => permit.owner),
    applicantAddress1: text(({ contractor }) => contractor.address),
    applicantCity: text((permit) => permit.city),
  },
})
