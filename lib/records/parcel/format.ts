import { formatDollars } from '@/lib/format'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { landUseName } from './land-use'

const texts = defineTexts('records.parcel.format', {
  absent: 'Not published',
  parcel: (id: string) => `Parcel ${id}`,
  county: (number: number) => `County ${number}`,
  unlistedUse: 'A use the Department does not list',
  landUse: (name: string, code: string) => `${name} (code ${code})`,
  unsold: 'None published',
  sale: (year: number, price: string | null, code: string | null) =>
    `${year}, ${price ?? 'no price published'}, ${code === null ? 'no qualification code' : `qualification code ${code}`}`,
})

interface ParcelName {
  address: string | null
  parcelId: string
}

export const formatName = ({ address, parcelId }: ParcelName): string =>
  address ? formatHomeAddress(address) : texts.parcel(parcelId)

export const formatCity = (city: string | null): string => toMixedCase(city ?? '')

export const formatCounty = (county: number): string => {
  const name = countyByNumber(county)?.name
  return name ? `${name} County` : texts.county(county)
}

export const describeDollars = (dollars: number | null): string =>
  dollars === null ? texts.absent : formatDollars(dollars, 2)

export const formatYear = (year: number | null): string => (year === null ? texts.absent : String(year))

export function formatLandUse(code: string | null): string {
  if (code === null) return texts.absent
  const name = landUseName(code)
  return texts.landUse(name === undefined ? texts.unlistedUse : translate(name), code)
}

interface Sale {
  saleYear: number | null
  salePrice: number | null
  saleQualification: string | null
}

export function describeSale({ saleYear, salePrice, saleQualification }: Sale): string {
  if (saleYear === null) return texts.unsold
  const price = salePrice === null ? null : describeDollars(salePrice)
  return texts.sale(saleYear, price, saleQualification)
}
