import { notDelineation } from '@/lib/records/wetland/describe'
import { wetlandClasses } from '@/lib/records/wetland/draw'
import { wetland } from '@/lib/records/wetland/fields'
import { areaLayer } from './shapes/area-layer'

export const wetlands = areaLayer({
  id: 'wetlands',
  kind: wetland,
  title: 'Wetlands',
  one: 'wetland',
  many: 'wetlands',
  publisher: 'U.S. Fish and Wildlife Service',
  connector: 'federal-wetlands',
  below: 'Wetlands show from city zoom.',
  edition: 1,
  levels: [13, 15],
  part: 'wetlands',
  classes: wetlandClasses,
  choice: { id: 'type', label: 'Type' },
  toRecord: ({ n, t, a }) => ({
    code: String(n),
    type: t === undefined ? null : String(t),
    acresOfWhole: typeof a === 'number' ? a : null,
  }),
  clickFields: ['type', 'code', 'acresOfWhole'],
  limits: `${notDelineation} The map can miss small ones, and some places were never mapped. Outlines are simplified.`,
  credit: 'Wetlands: U.S. Fish and Wildlife Service, National Wetlands Inventory',
})
