import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, number, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitLayer } from './permit-layer'

export const charlotteSite = permitLayer<SamplePermit>({
  layer: 'https://meckgis.mecklenburgcountync.gov/server/rest/services/BuildingPermits/FeatureServer/0',
  name: 'BuildingPermits',
  objectIdField: 'objectid',
  place: 'charlotte',
  house: ['projadd'],
  rowsOf: (permit) => [permit],
  columns: {
    permitnum: text((permit) => permit.number),
    permittype: text((permit) => (isCommercial(permit) ? 'Commercial' : 'One/Two Family')),
    permitdesc: text(({ isNew, use }) => {
      if (!isNew) return 'Upfit'
      return use === 'house' ? 'NEW SF Dwelling Detached' : 'NEW Structure'
    }),
    worktype: text(({ isNew }) => (isNew ? 'New' : 'Alter')),
    issuedate: day((permit) => permit.issued),
    compdate: day((permit) => permit.completed),
    // Padded with blanks to the width of a punched card.
    projadd: text(({ line }) => line.padEnd(40)),
    zipcode: text((permit) => permit.zip),
    bldgcost: number((permit) => permit.value),
    ownname: text((permit) => permit.owner),
    ownzipcode: text((permit) => permit.zip),
  },
})
