import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

const uses: Record<SamplePermit['use'], string> = {
  house: 'SINGLE FAMILY DWELLING',
  duplex: 'TWO FAMILY RESIDENTIAL',
  townhouse: 'RESIDENTIAL TOWNHOUSE',
  apartments: 'MULTI-FAMILY RESIDENTIAL',
  garage: 'GARAGE',
  roof: 'SINGLE FAMILY DWELLING',
  shop: 'RETAIL',
}

/** Often empty, even of a house. */
const groupOf = (permit: SamplePermit) => {
  if (permit.index % 3 === 0) return null
  if (!isDwelling(permit)) return permit.use === 'garage' ? 'U' : 'M'
  return permit.use === 'apartments' ? 'R-2' : 'R-3'
}

export const detroitSite = permitLayer({
  layer:
    'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  name: 'BSEED Building Permits',
  objectIdField: 'ObjectId',
  place: 'detroit',
  house: ['address'],
  columns: {
    record_id: text(({ index }) => `RES2026-${index}`),
    permit_type: text(({ isNew, index }) => {
      if (!isNew) return 'Residential Rehab'
      return index % 12 === 0 ? 'Foundation Only' : 'New'
    }),
    use_group: text(groupOf),
    proposed_use_type: text((permit) => uses[permit.use]),
    work_description: text((permit) => permit.description),
    submitted_date: { ...day((permit: SamplePermit) => permit.submitted), type: 'plain day' },
    issued_date: { ...day((permit: SamplePermit) => permit.issued), type: 'plain day' },
    status: text((permit) => permit.status),
    // A number as text, of what the work costs: no contractor stands in it.
    amt_estimated_contractor_cost: text(({ value }) => String(value)),
    address: text((permit) => permit.line),
    zip_code: text((permit) => permit.zip),
    parcel_id: text((permit) => permit.parcel),
    longitude: number((permit) => permit.longitude),
    latitude: number((permit) => permit.latitude),
  },
})

const categories: Record<SamplePermit['use'], string | null> = {
  house: 'Single Family',
  duplex: 'Multifamily',
  townhouse: 'Condo-Patio',
  apartments: 'Multifamily',
  garage: null,
  roof: 'Single Family',
  shop: 'Commercial',
}

export const louisvilleSite = permitLayer({
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

export const minneapolisSite = permitLayer({
  layer: 'https://services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  name: 'CCS Permits',
  maxRecordCount: 16_000,
  daysAs: 'DATE',
  place: 'minneapolis',
  house: ['Display'],
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
