import { z } from 'zod'

const text = z.string().nullable()
const dollars = z.number().nullable()

/** The record of a property that every connector with parcels answers with. Null: not published, or withheld. */
export const propertyRecord = z.looseObject({
  source: text,
  sourceName: text,
  sourceObjectId: z.union([z.string(), z.number()]).nullable(),
  parcelId: text,
  alternateParcelId: text,
  owner: text,
  ownerName: text,
  siteAddress: text,
  address: text,
  mailingAddress: text,
  city: text,
  county: text,
  state: text,
  stateCode: text,
  postalCode: text,
  marketValue: dollars,
  assessedValue: dollars,
  taxableValue: dollars,
  landValue: dollars,
  improvementValue: dollars,
  salePrice: dollars,
  saleDate: text,
  saleYear: z.union([z.int(), z.string()]).nullable(),
  yearBuilt: z.union([z.int(), z.string()]).nullable(),
  area: z.number().nullable(),
  areaUnit: text,
  acreage: z.number().nullable(),
  landUse: text,
  legalDescription: text,
  sourceUpdatedAt: text,
  /** Names what this source does not publish and what is withheld. */
  coverage: z.looseObject({ status: z.literal('attributes_not_published'), message: z.string() }),
  sourceAttributes: z.record(z.string(), z.unknown()).nullable(),
})

export type PropertyRecord = z.output<typeof propertyRecord>
