import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const columbusSite = permitLayer<SamplePermit>({
  layer:
    'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building Permits',
  place: 'columbus',
  house: ['SITE_ADDRESS'],
  rowsOf: (permit) => [permit],
  columns: {
    B1_ALT_ID: text((permit) => permit.number),
    B1_PER_TYPE: text((permit) => (isCommercial(permit) ? 'Commercial Building' : 'Residential Building')),
    B1_PER_CATEGORY: text(() => 'NA'),
    GENERAL_TYPE: text(({ isNew }) => (isNew ? 'New Structure' : 'Alteration')),
    UNITS: number((permit) => permit.units),
    B1_WORK_DESC: text((permit) => permit.description),
    ISSUED_DT: day((permit) => permit.issued),
    SITE_ADDRESS: text((permit) => permit.line),
    B1_SITUS_ZIP: text((permit) => permit.zip),
    B1_PARCEL_NBR: text((permit) => permit.parcel),
    APPLICANT_NAME: text((permit) => permit.owner),
    APPLICANT_PHONE: text(({ contractor }) => contractor.phone),
  },
})
