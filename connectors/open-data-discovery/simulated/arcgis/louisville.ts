import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

const categories: Record<SamplePermit['use'], string | null> = {
  house: 'Single Family',
  duplex: 'Multifamily',
  townhouse: 'Condo-Patio',
  apartments: 'Multifamily',
  garage: null,
  roof: 'Single Family',
  shop: 'Commercial',
}

export const louisvilleSite = permitLayer<SamplePermit>({
  layer:
    'https://services1.arcgis.com/79kfd2K6fskCAkyg/arcgis/rest/services/active_construction_permits/FeatureServer/0',
  name: 'Active Construction Permits',
  objectIdField: 'ObjectId',
  place: 'louisville',
  permits: 3000,
  house: ['ADDRESS'],
  // What is finished leaves the table.
  rowsOf: (permit) => (permit.completed ? [] : [permit]),
  columns: {
    PERMIT_NUMBER: text((permit) => permit.number),
    PERMIT_TYPE: text((permit) => {
      const kind = isCommercial(permit) ? 'Commercial' : 'Residential'
      return `${kind} ${permit.isNew ? 'New' : 'Alteration'}`
    }),
    CATEGORY_NAME: text((permit) => categories[permit.use]),
    STATUS: text((permit) => permit.status),
    ISSUE_DATE: day((permit) => permit.issued),
    PROJECTCOSTS: number((permit) => permit.value),
    ADDRESS: text((permit) => permit.line),
    CITY: text((permit) => permit.city),
    STATE: text((permit) => permit.state),
    ZIPCODE: text((permit) => permit.zip),
    CONTRACTOR: text(({ contractor }) => `${contractor.name} ${contractor.phone}`),
  },
})
