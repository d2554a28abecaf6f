import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { permitLayer } from './permit-layer'

export const durhamSite = permitLayer<SamplePermit>({
  layer: 'https://webgis2.durhamnc.gov/server/rest/services/PublicServices/Inspections/MapServer/12',
  name: 'All Building Permits',
  place: 'durham',
  house: ['LOCATION_ADDR'],
  rowsOf: (permit) => [permit],
  columns: {
    PermitNum: text((permit) => permit.number),
    BLDB_ACTIVITY: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    BLD_Type: text((permit) => permit.use),
    Occupancy: text(({ use }) => (use === 'shop' ? 'M' : 'R-3')),
    DWELLING_UNITS: number((permit) => permit.units),
    COMMENTS: text((permit) => permit.description),
    ISSUE_DATE: day((permit) => permit.issued),
    LOCATION_ADDR: text((permit) => permit.line),
    contractor_name: text(({ contractor }) => contractor.name),
    owner_name: text((permit) => permit.owner),
  },
})
