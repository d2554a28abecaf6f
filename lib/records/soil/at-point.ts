import * as z from 'zod/mini'
import { defineRecord } from '../define-record'
import { describeMixture } from './describe-answer'
import { soil, soilComponent } from './fields'

export const soilAtPoint = defineRecord('soil-at-point', {
  unit: { schema: soil.shape.name, label: 'Soil map unit', agencyWords: true, compare: 'note' },
  mixture: {
    schema: z.nullable(z.array(z.object(soilComponent.shape))),
    label: 'What the map unit is made of',
    file: false,
    text: (components) => (components && describeMixture(components)) || null,
    agencyWords: (components) => components?.map(({ name }) => name) ?? [],
    compare: 'note',
  },
  farmland: { schema: soil.shape.farmland, label: soil.labels.farmland, agencyWords: true, compare: 'class' },
})
