import * as z from 'zod/mini'
import { formatNumber } from '@/lib/format'
import { defineRecord, type RecordOfKind } from '../define-record'

const codePart = z.object({
  letters: z.string(),
  part: z.enum(['system', 'subsystem', 'class', 'subclass', 'water regime', 'modifier']),
  name: z.nullable(z.string()).check(z.describe('As the publisher names it; null: it does not.')),
})

export const wetland = defineRecord('wetland', {
  type: {
    schema: z.nullable(z.string()),
    label: 'Type',
    text: (type) => type || 'Not published',
    map: { compares: 'class', isFirst: true },
  },
  code: {
    schema: z.string().check(z.describe('The Cowardin code as published.')),
    label: 'Code',
    map: { isFirst: true },
  },
  parts: {
    schema: z.array(codePart).check(z.describe('Empty where the code mixes two classes.')),
    label: 'Code in words',
    file: {
      parts: {
        type: 'text',
        cell: (parts) =>
          parts.map(({ letters, part, name }) => `${letters}: ${name ?? part}`).join('; ') || null,
      },
    },
  },
  acresOfWhole: {
    schema: z.nullable(z.number()).check(z.describe('Of the whole wetland, never of the part on a parcel.')),
    label: 'Acres of the whole wetland',
    text: (acres) => (acres === null ? null : formatNumber(acres, 1)),
    file: { acres: {} },
    map: { id: 'acres', compares: 'acres', numeric: true, isFirst: true },
  },
  id: { schema: z.nullable(z.string()), label: 'Identifier' },
  note: {
    schema: z.nullable(z.string()).check(z.describe('What is odd about its code.')),
    label: 'Note',
    file: false,
  },
})

export type Wetland = RecordOfKind<typeof wetland>

export const imageryShape = {
  project: z.nullable(z.string()),
  year: z.nullable(z.int()),
  scale: z.nullable(z.string()),
}
const imagery = z.object(imageryShape)
export type WetlandImagery = z.output<typeof imagery>
