import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import { day, number, text } from '../columns'
import { isDwelling } from '../odd-rows'
import { permitLayer } from './permit-layer'

const isInArchive = ({ issued }: SamplePermit) =>
  issued !== null && issued >= '2018-01-01' && issued < '2022-01-01'

export const elPasoSite = permitLayer({
  layer: 'https://services1.arcgis.com/hyTVSIhR7dHyDsJF/arcgis/rest/services/NewResi2018_19/FeatureServer/0',
  name: 'NewResi2018_19',
  objectIdField: 'FID',
  edited: '2021-12-20T18:00:00Z',
  place: 'el-paso',
  permits: 3000,
  // The whole layer is new homes.
  rowsOf: (permit) => (permit.isNew && isDwelling(permit) && isInArchive(permit) ? [permit] : []),
  columns: {
    B1_ALT_ID: text((permit) => permit.number),
    Issued_Dat: day((permit) => permit.issued),
    Units: number((permit) => permit.units),
    contractor: text(({ contractor }) => contractor.name),
    owner_name: text((permit) => permit.owner),
  },
})
