import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const clevelandSite = permitLayer<SamplePermit>({
  layer:
    'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building_Permits',
  objectIdField: 'ObjectId',
  shape: 'none',
  maxRecordCount: 1000,
  place: 'cleveland',
  house: ['PRIMARY_ADDRESS'],
  rowsOf: (permit) => [permit],
  columns: {
    PERMIT_ID: text((permit) => permit.number),
    PERMIT_CATEGORY: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    PERMIT_SUBTYPE: text((permit) => (permit.isNew && isDwelling(permit) ? 'New Building' : 'Repair')),
    JOB_DESCRIPTION: text((permit) => permit.description),
    APPLICATION_DATE: day((permit) => permit.submitted),
    ISSUE_DATE: day((permit) => permit.issued),
    ESTIMATED_COST: number((permit) => permit.value),
    PRIMARY_ADDRESS: text(({ line, city, state, zip }) => `${line}, ${city}, ${state} ${zip}`),
    PARCEL_NUMBER: text((permit) => permit.parcel),
    contractor_name: text(({ contractor }) => contractor.name),
    owner_name: text((permit) => permit.owner),
    applicant_name: text((permit) => permit.owner),
  },
})
