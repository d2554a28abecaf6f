import { day, number, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const clevelandSite = permitLayer({
  layer:
    'https://services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building_Permits',
  objectIdField: 'ObjectId',
  shape: 'none',
  maxRecordCount: 1000,
  place: 'cleveland',
  house: ['PRIMARY_ADDRESS'],
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

export const columbusSite = permitLayer({
  layer:
    'https://services1.arcgis.com/9yy6msODkIBzkUXU/arcgis/rest/services/Building_Permits/FeatureServer/0',
  name: 'Building Permits',
  place: 'columbus',
  house: ['SITE_ADDRESS'],
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
