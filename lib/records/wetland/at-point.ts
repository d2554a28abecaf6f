import * as z from 'zod/mini'
import { defineRecord } from '../define-record'
import { formatImagery, nameWetland } from './describe'
import { imageryShape, type Wetland, wetland } from './fields'

const several = z.array(z.object(wetland.shape))
const describeNames = (wetlands: readonly Wetland[]) =>
  [...new Set(wetlands.map(nameWetland))].join('; ') || null
const typesOf = (wetlands: readonly Wetland[]) => wetlands.map(({ type }) => type ?? '')

export const wetlandsAtPoint = defineRecord('wetlands-at-point', {
  here: {
    schema: several,
    label: 'Wetlands at the point',
    file: false,
    text: describeNames,
    agencyWords: typesOf,
    compare: 'class',
  },
  nearby: {
    schema: several,
    label: 'Wetlands within 100 ft',
    file: false,
    text: describeNames,
    agencyWords: typesOf,
    compare: 'class',
  },
  imagery: {
    schema: z.nullable(z.array(z.object(imageryShape))),
    label: 'Drawn from imagery of',
    file: false,
    text: (imagery) => imagery?.map(formatImagery).join('; ') || null,
    compare: 'note',
  },
})
