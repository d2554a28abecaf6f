import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

/** `10/01/2026`: text that does not compare as it reads. */
const writeAmerican = (day: string | null) => day && `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

function subTypeOf({ isNew, use }: SamplePermit): string {
  if (!isNew) return 'Remodel'
  if (use === 'apartments') return '5+'
  return use === 'duplex' ? '1-5' : 'New Building'
}

export const sacramentoSite = permitLayer({
  layer:
    'https://services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
  name: 'Building permits issued, current year',
  shape: 'none',
  place: 'sacramento',
  permits: 3000,
  house: ['Address'],
  rowsOf: (permit) => (permit.issued?.startsWith('2026') ? [permit] : []),
  columns: {
    Application: text((permit) => permit.number),
    Type: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    Sub_Type: text(subTypeOf),
    Category: text((permit) => permit.use),
    Current_Status: text((permit) => permit.status),
    Status_Date: text((permit) => writeAmerican(permit.issued)),
    Work_Desc: text((permit) => permit.description),
    Valuation: number((permit) => permit.value),
    Address: text((permit) => permit.line),
    ZIP: text((permit) => permit.zip),
    Parcel: text((permit) => permit.parcel),
    Contractor: text(({ contractor }) => contractor.name),
  },
})
