import * as z from 'zod/mini'
import { defineRecord, type RecordIn } from '../define-record'

const text = z.nullable(z.string())
const amount = z.nullable(z.number())

/** An office's card of one building: a parcel has one for each. */
export const buildingCard = defineRecord('building-card', {
  parcelId: { schema: z.string(), label: 'Parcel' },
  year: { schema: amount, label: 'Year of the record' },
  card: { schema: amount, label: 'Building card' },
  propertyClass: { schema: text, label: 'Class' },
  township: { schema: text, label: 'Township code' },
  buildingSquareFeet: { schema: amount, label: 'Building, measured outside', unit: 'sq ft' },
  landSquareFeet: { schema: amount, label: 'Land', unit: 'sq ft' },
  yearBuilt: { schema: amount, label: 'Year built' },
  rooms: { schema: amount, label: 'Rooms' },
  bedrooms: { schema: amount, label: 'Bedrooms' },
  fullBaths: { schema: amount, label: 'Full baths' },
  halfBaths: { schema: amount, label: 'Half baths' },
  style: { schema: text, label: 'Type of residence' },
  quality: { schema: text, label: 'Quality of construction' },
  repair: { schema: text, label: 'State of repair' },
  walls: { schema: text, label: 'Exterior walls' },
  basement: { schema: text, label: 'Basement' },
  basementFinish: { schema: text, label: 'Kind of basement finish' },
  attic: { schema: text, label: 'Attic' },
  airConditioning: { schema: text, label: 'Air conditioning' },
  garage: { schema: text, label: 'Garage' },
  share: { schema: amount, label: 'Share of the building on this parcel' },
})

export type BuildingCard = RecordIn<typeof buildingCard>
