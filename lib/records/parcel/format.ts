import { formatDollars } from '@/lib/format'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { landUseName } from './land-use'

const NOT_PUBLISHED = 'Not published'

interface ParcelName {
  address: string | null
  parcelId: string
}

export const formatName = ({ address, parcelId }: ParcelName): string =>
  address ? formatHomeAddress(address) : `Parcel ${parcelId}`

export const formatCity = (city: string | null): string => toMixedCase(city ?? '')

export const formatCounty = (county: number): string => {
  const name = countyByNumber(county)?.name
  return name ? `${name} County` : `County ${county}`
}

export const describeDollars = (dollars: number | null): string =>
  dollars === null ? NOT_PUBLISHED : formatDollars(dollars, 2)

export const formatYear = (year: number | null): string => (year === null ? NOT_PUBLISHED : String(year))

export function formatLandUse(code: string | null): string {
  if (code === null) return NOT_PUBLISHED
  return `${landUseName(code) ?? 'A use the Department does not list'} (code ${code})`
}

interface Sale {
  saleYear: number | null
  salePrice: number | null
  saleQualification: string | null
}

/** Always includes the qualification code, because many recorded prices are not market prices. */
export function describeSale({ saleYear, salePrice, saleQualification }: Sale): string {
  if (saleYear === null) return 'None published'
  const price = salePrice === null ? 'no price published' : describeDollars(salePrice)
  const code =
    saleQualification === null ? 'no qualification code' : `qualification code ${saleQualification}`
  return `${saleYear}, ${price}, ${code}`
}
