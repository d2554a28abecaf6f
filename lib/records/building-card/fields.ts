import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'
import { formatSquareFeet } from '../square-feet'

const text = z.nullable(z.string())
const amount = z.nullable(z.number())

const squareFeet = (value: number | null) => (value === null ? null : formatSquareFeet(value, 0))

export const buildingCard = defineRecord('building-card', {
  parcelId: { schema: z.string(), label: 'Parcel' },
  year: { schema: amount, label: 'Year of the record' },
  card: { schema: amount, label: 'Building card' },
  propertyClass: { schema: text, label: 'Class' },
  township: { schema: text, label: 'Township code' },
  buildingSquareFeet: {
    schema: amount,
    label: 'Building, measured outside',
    unit: 'sq ft',
    text: squareFeet,
    fact: {},
  },
  landSquareFeet: { schema: amount, label: 'Land', unit: 'sq ft', text: squareFeet, fact: {} },
  yearBuilt: { schema: amount, label: 'Year built', fact: {} },
  rooms: { schema: amount, label: 'Rooms', fact: {} },
  bedrooms: { schema: amount, label: 'Bedrooms', fact: {} },
  fullBaths: { schema: amount, label: 'Full baths', fact: {} },
  halfBaths: { schema: amount, label: 'Half baths', fact: {} },
  style: { schema: text, label: 'Type of residence', agencyWords: true, fact: {} },
  quality: { schema: text, label: 'Quality of construction', agencyWords: true, fact: {} },
  repair: { schema: text, label: 'State of repair', agencyWords: true, fact: {} },
  walls: { schema: text, label: 'Exterior walls', agencyWords: true, fact: {} },
  basement: { schema: text, label: 'Basement', agencyWords: true, fact: {} },
  basementFinish: { schema: text, label: 'Kind of basement finish', agencyWords: true, fact: {} },
  attic: { schema: text, label: 'Attic', agencyWords: true, fact: {} },
  airConditioning: { schema: text, label: 'Air conditioning', agencyWords: true, fact: {} },
  garage: { schema: text, label: 'Garage', agencyWords: true, fact: {} },
  share: { schema: amount, label: 'Share of the building on this parcel' },
})

export type BuildingCard = RecordOfKind<typeof buildingCard>

export const ownerFacts = [
  'buildingSquareFeet',
  'yearBuilt',
  'rooms',
  'bedrooms',
  'fullBaths',
  'halfBaths',
  'style',
  'quality',
  'repair',
  'walls',
  'basement',
  'basementFinish',
  'attic',
  'airConditioning',
  'garage',
  'landSquareFeet',
] as const satisfies readonly (keyof BuildingCard)[]
