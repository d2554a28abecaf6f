import { notForBuilding } from '@/lib/records/soil/describe'
import { soilClasses } from '@/lib/records/soil/draw'
import { soil } from '@/lib/records/soil/fields'
import { areaLayer } from './shapes/area-layer'

const mixture = 'A map unit is a mixture: a point in it can lie on any of its soils.'

export const soils = areaLayer({
  id: 'soils',
  kind: soil,
  title: 'Soils',
  one: 'area of a soil map unit',
  many: 'areas of soil map units',
  publisher: 'USDA Natural Resources Conservation Service',
  connector: 'federal-soils',
  below: 'Soils show from neighborhood zoom.',
  edition: 1,
  levels: [14, 15],
  part: 'soils',
  classes: soilClasses,
  choice: { id: 'farmland', label: 'Farmland class' },
  toRecord: ({ n, k, f }) => ({
    symbol: String(n),
    key: String(k),
    farmland: f === undefined ? null : String(f),
  }),
  clickFields: ['symbol', 'farmland', 'key'],
  limits: `${notForBuilding} ${mixture} Where none is drawn, no soil survey is published.`,
  credit: 'Soils: USDA Natural Resources Conservation Service, SSURGO',
})
