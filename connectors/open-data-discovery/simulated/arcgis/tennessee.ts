import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isCommercial, isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

/** About three years, rolling. */
const firstDay = '2023-11-01'

const subtypes: Record<SamplePermit['use'], string> = {
  house: 'Single Family Residence',
  duplex: 'Duplex',
  townhouse: 'Townhome',
  apartments: 'Multifamily, Apt / Twnhome',
  garage: 'Accessory Structure, Garage',
  roof: 'Roofing',
  shop: 'Retail Sales',
}

export const nashvilleSite = permitLayer({
  layer:
    'https://services2.arcgis.com/HdTo6HJqh92wn4D8/arcgis/rest/services/Building_Permits_Issued_2/FeatureServer/0',
  name: 'Building Permits Issued',
  objectIdField: 'ObjectId',
  maxRecordCount: 1000,
  place: 'nashville',
  house: ['Address'],
  rowsOf: (permit) => (permit.issued && permit.issued >= firstDay ? [permit] : []),
  columns: {
    Permit__: { ...text(({ index }: SamplePermit) => `T2026${index}`), title: 'Permit #' },
    Permit_Type_Description: text((permit) => {
      const kind = isCommercial(permit) ? 'Building Commercial' : 'Building Residential'
      return `${kind} - ${permit.isNew && (isDwelling(permit) || isCommercial(permit)) ? 'New' : 'Addition'}`
    }),
    Permit_Subtype_Description: text((permit) => subtypes[permit.use]),
    Date_Entered: day((permit) => permit.submitted),
    Date_Issued: day((permit) => permit.issued),
    Construction_Cost: number((permit) => permit.value),
    Address: text((permit) => permit.line),
    City: text((permit) => permit.city),
    State: text((permit) => permit.state),
    ZIP: text((permit) => permit.zip),
    Parcel: text((permit) => permit.parcel),
    Contact: text(({ contractor }) => contractor.name),
    // One row in fifteen tells somebody's telephone number.
    Purpose: text(({ description, index, contractor }) =>
      index % 15 === 0 ? `${description}. Questions: ${contractor.phone}` : description,
    ),
  },
})

/** The older words until 2023, the newer ones since. */
const isOld = ({ submitted }: SamplePermit) => submitted < '2024'

export const memphisSite = permitLayer({
  layer:
    'https://services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
  name: 'DPD Building Permits',
  // Once a month.
  edited: '2026-11-02T15:00:00Z',
  place: 'memphis',
  house: ['Address'],
  rowsOf: (permit) => (permit.submitted >= '2021' && permit.submitted < '2026-11' ? [permit] : []),
  columns: {
    Record_ID: text((permit) => permit.number),
    Sub_Type: text((permit) => {
      if (isCommercial(permit)) return isOld(permit) ? 'COM' : 'Commercial'
      return isOld(permit) ? 'RES' : 'Residential'
    }),
    Construction_Type: text((permit) => {
      if (!permit.isNew) return 'Alteration'
      return isOld(permit) ? 'NEW' : 'New'
    }),
    Description: text((permit) => permit.description),
    Issued_Date: day((permit) => permit.issued),
    Valuation: number((permit) => permit.value),
    Address: text((permit) => permit.line),
    City: text((permit) => permit.city),
    ZIP_Code: text((permit) => permit.zip),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_phone: text(({ contractor }) => contractor.phone),
    owner_name: text((permit) => permit.owner),
  },
})
