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

/** The number as bills print it, "10-17-434-900-0000", where the source publishes it so too. */
export function formatParcelId({
  parcelId,
  alternateParcelId,
}: Pick<PropertyRecord, 'parcelId' | 'alternateParcelId'>): string | null {
  const isPunctuated = alternateParcelId !== null && isSameNumber(alternateParcelId, parcelId)
  return isPunctuated && alternateParcelId.length > (parcelId?.length ?? 0) ? alternateParcelId : parcelId
}

export const isSameNumber = (one: string | null, other: string | null) =>
  one?.replace(/[^0-9A-Z]/gi, '') === other?.replace(/[^0-9A-Z]/gi, '')
