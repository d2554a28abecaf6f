/**
 * What the map, its list, filters, colors and files know of a parcel: never who owns it.
 * Null: the roll says nothing, which it writes as 0 or as a blank.
 */
export interface MapParcel {
  /** County number and parcel id: `27:082S305005000002`. */
  key: string
  county: number
  parcelId: string
  address: string | null
  city: string | null
  postalCode: string | null
  justValue: number | null
  assessedValue: number | null
  taxableValue: number | null
  landValue: number | null
  landSquareFeet: number | null
  livingSquareFeet: number | null
  yearBuilt: number | null
  /** The Department's code, three digits. */
  landUse: string | null
  saleYear: number | null
  salePrice: number | null
  /** The qualification code of that sale, without which its price cannot be read. */
  saleQualification: string | null
  /** Year of the roll. */
  rollYear: number | null
  /** How many polygons the map has for it. */
  polygons: number
  /** A point on the parcel: where it is labelled, and what decides whether it is in sight. */
  longitude: number
  latitude: number
}

/** Derived, and named so wherever it is shown. */
export function landValuePerSquareFoot({
  landValue,
  landSquareFeet,
}: Pick<MapParcel, 'landValue' | 'landSquareFeet'>): number | null {
  return landValue !== null && landSquareFeet ? landValue / landSquareFeet : null
}
