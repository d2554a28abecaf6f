import * as z from 'zod/mini'
import { defineRecord } from '../define-record'
import { assessment } from './fields'

const { propertyKey, address, city, parcelId } = assessment.shape

/** A possible match. It contains no assessed values, because a person must first confirm the match. */
export const candidate = defineRecord('assessment-candidate', {
  propertyKey: { schema: propertyKey, label: assessment.labels.propertyKey, file: false },
  address: { schema: address, label: 'Candidate' },
  city: { schema: city, label: assessment.labels.city },
  parcelId: { schema: parcelId, label: assessment.labels.parcelId },
  page: {
    schema: z.string().check(z.describe('Where a person says whether it is the right one.')),
    label: 'Page on which to confirm it',
    file: { href: {} },
  },
})
