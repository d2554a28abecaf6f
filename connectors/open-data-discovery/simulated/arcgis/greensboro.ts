import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

const dwellings: Record<SamplePermit['use'], string> = {
  house: 'SINGLE FAMILY',
  duplex: 'TWO FAMILY',
  townhouse: 'SINGLE FAMILY ATTACHED',
  apartments: 'MULTI FAMILY',
  garage: 'ACCESSORY',
  roof: 'SINGLE FAMILY',
  shop: 'MERCANTILE',
}

export const greensboroSite = permitLayer<SamplePermit>({
  layer: 'https://gis.greensboro-nc.gov/arcgis/rest/services/OpenGateCity/OpenData_HRES_DS/MapServer/2',
  name: 'BI_Permits',
  // A column of days that is compared with plain text.
  daysAs: 'text',
  place: 'greensboro',
  house: ['FullAddress'],
  rowsOf: (permit) => [permit],
  columns: {
    PermitNum: text((permit) => permit.number),
    // “Commercial” and “Total Demolish” are in public use; the other words are ours.
    PermitType: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    ApplicationType: text(({ isNew, index }) =>
      isNew ? (index % 2 === 0 ? 'New' : 'NEW BUILDING') : index % 3 === 0 ? 'Total Demolish' : 'Alteration',
    ),
    Description: text((permit) => `${permit.isNew ? 'NEW' : 'ALTER'} ${dwellings[permit.use]}`),
    WorkComments: text((permit) => permit.description),
    IssuedDate: day((permit) => permit.issued),
    FullAddress: text((permit) => permit.line),
    // Feet of the state's own grid, which nothing here is reckoned from.
    XCoord: number(({ index }) => 1_760_000 + (index % 9000)),
    YCoord: number(({ index }) => 840_000 + (index % 7000)),
    Contractor: text(({ contractor }) => contractor.name),
  },
})
