import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'

const text = z.nullable(z.string())
const amount = z.nullable(z.number())

/** No field may contain the name of a person. */
export const sale = defineRecord('sale', {
  saleId: { schema: text, label: 'Sale of the source' },
  parcelId: { schema: text, label: 'Parcel' },
  address: { schema: text, label: 'Address' },
  town: { schema: text, label: 'Town' },
  township: { schema: text, label: 'Township code' },
  neighborhood: { schema: text, label: 'Assessor’s neighborhood' },
  propertyClass: { schema: text, label: 'Class' },
  day: { schema: z.string(), type: 'date', label: 'Day' },
  dayOf: { schema: text, label: 'What the day is' },
  price: { schema: z.number(), label: 'Price of the deed', unit: 'USD' },
  deed: { schema: text, label: 'Kind of deed' },
  parcels: { schema: amount, label: 'Parcels of the deed' },
  includes: { schema: text, label: 'Sold' },
  listYear: { schema: amount, label: 'List year' },
  assessedAtSale: { schema: amount, label: 'Assessed value at the sale', unit: 'USD' },
  latitude: { schema: amount, label: 'Latitude' },
  longitude: { schema: amount, label: 'Longitude' },
  apart: { schema: text, label: 'Why it is listed apart' },
})

export type SaleRecord = RecordOfKind<typeof sale>
