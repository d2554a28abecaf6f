import type { Meta } from '@/lib/connector/result'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import type { MapLotRow } from '../lots/lot-row'

export interface GeocodedAddress {
  address: string
  latitude: number
  longitude: number
}

interface FoundBy {
  address: GeocodedAddress
  parcel: UnderivedParcel
  lot: MapLotRow
}

export type JoinKeyKind = keyof FoundBy

/** Several matches are an outcome of their own, because the first one may be wrong. */
export type JoinKeyOutcome<K extends JoinKeyKind = JoinKeyKind> =
  | { kind: 'found'; found: FoundBy[K]; meta: Meta }
  | { kind: 'none'; why: string }
  | { kind: 'several'; names: readonly string[] }
  | { kind: 'failed'; why: string; mayPass: boolean }

interface Part {
  label: string
  headings: readonly string[]
}

interface LookUp {
  parts: readonly Part[]
  needs: number
  most: number
  write(parts: readonly string[]): string
  canBe(asked: string): boolean
}

const number: Part = {
  label: 'Parcel number',
  headings: ['parcelnumber', 'parcelid', 'parcelno', 'parcel', 'parcelkey', 'pin', 'apn', 'folio', 'strap'],
}

export const lookUps: Readonly<Record<JoinKeyKind, LookUp>> = {
  address: {
    needs: 1,
    parts: [
      {
        label: 'Address or street',
        headings: [
          'address',
          'fulladdress',
          'siteaddress',
          'streetaddress',
          'propertyaddress',
          'mailingaddress',
          'street',
          'addr',
          'addressline',
          'location',
        ],
      },
      { label: 'City', headings: ['city', 'sitecity', 'town', 'municipality'] },
      { label: 'State', headings: ['state', 'st', 'statecode'] },
      { label: 'ZIP code', headings: ['zip', 'zipcode', 'postalcode', 'postcode', 'sitezip'] },
    ],
    most: 100,
    write: ([street = '', city = '', state = '', zip = '']) =>
      street === '' ? '' : [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
    canBe: (text) => text.length <= 200 && /\d/.test(text) && /\p{L}.*(,|\d{5})/u.test(text),
  },
  parcel: {
    needs: 1,
    parts: [number],
    most: 500,
    write: ([number = '']) => number,
    canBe: (text) => text.length <= 60 && /\d/.test(text),
  },
  lot: {
    needs: 2,
    parts: [
      number,
      { label: 'County', headings: ['county', 'countyname', 'countyfips', 'fips'] },
      { label: 'State', headings: ['state', 'st', 'statecode'] },
    ],
    most: 500,
    write: ([number = '', county = '', state = '']) =>
      number === '' ? '' : [`${county} ${state}`.trim(), number].filter(Boolean).join(' '),
    canBe: (text) => text.length <= 120 && /^(\d{5}|\p{L}.*)\s\S*\d/u.test(text),
  },
}
