import type { SamplePermit } from '@/lib/sample-world/permits'
import { day, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

/** Stands at an address of its own: no feed of this city is known, so its columns are invented. */
export const winstonSalemSite = permitLayer<SamplePermit>({
  layer: 'https://winston-salem.example/arcgis/rest/services/Permits/FeatureServer/0',
  name: 'Permits',
  place: 'winston-salem',
  rowsOf: (permit) => (permit.isNew && isDwelling(permit) ? [permit] : []),
  columns: {
    PERMIT_NUM: text((permit) => permit.number),
    PERMIT_TYPE: text((permit) => permit.use),
    DESCRIPTION: text((permit) => permit.description),
    ISSUED: day((permit) => permit.issued),
    SITE_ADDRESS: text((permit) => permit.line),
    OWNER_NAME: text((permit) => permit.owner),
  },
})
