import { countyByNumber } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import type { MapParcel } from '@/lib/florida/map-parcel'

export const NOT_PUBLISHED = 'Not published'

export const sayName = ({ address, parcelId }: Pick<MapParcel, 'address' | 'parcelId'>): string =>
  address ?? `Parcel ${parcelId}`

export const sayCounty = (county: number): string => {
  const name = countyByNumber(county)?.name
  return name ? `${name} County` : `County ${county}`
}

export const sayCount = (count: number): string => count.toLocaleString('en-US')

export const sayDollars = (dollars: number | null): string =>
  dollars === null ? NOT_PUBLISHED : `$${dollars.toLocaleString('en-US', { maximumFractionDigits: 2 })}`

export const sayNumber = (value: number | null, unit: string): string =>
  value === null ? NOT_PUBLISHED : `${value.toLocaleString('en-US')} ${unit}`

export const sayYear = (year: number | null): string => (year === null ? NOT_PUBLISHED : String(year))

export function sayLandUse(code: string | null): string {
  if (code === null) return NOT_PUBLISHED
  return `${landUseName(code) ?? 'A use the Department does not list'} (code ${code})`
}

type Sale = Pick<MapParcel, 'saleYear' | 'salePrice' | 'saleQualification'>

/** Never the price without its qualification code: many recorded prices are no market prices. */
export function saySale({ saleYear, salePrice, saleQualification }: Sale): string {
  if (saleYear === null) return 'None published'
  const price = salePrice === null ? 'no price published' : sayDollars(salePrice)
  const code =
    saleQualification === null ? 'no qualification code' : `qualification code ${saleQualification}`
  return `${saleYear}, ${price}, ${code}`
}
