import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

/** The older words until 2023, the newer ones since. */
const isOld = ({ submitted }: SamplePermit) => submitted < '2024'

export const memphisSite = permitLayer<SamplePermit>({
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
