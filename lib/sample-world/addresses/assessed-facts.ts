import type { TemplateValueReaders } from '@/lib/sample-tables/cells'
import type { SampleCellType } from '@/lib/sample-tables/column-type'
import { writeStreetLine } from './addresses'
import { townsOf } from './assessed-lots'
import { marketValueOf, type SampleAssessedProperty } from './assessed-property'
import { streetTypes } from './street-names'

export interface SampleAssessedYear extends SampleAssessedProperty {
  year?: number
  part?: string
}

const latest = new WeakMap<
  SampleAssessedProperty,
  { year: number; market: ReturnType<typeof marketValueOf> }
>()

/**
 * Caches the latest year of a property, because land, building and total of one year are read one after the
 * other.
 */
function marketIn(property: SampleAssessedProperty, year: string) {
  const before = latest.get(property)
  if (before?.year === Number(year)) return before.market
  const market = marketValueOf(property, Number(year))
  latest.set(property, { year: Number(year), market })
  return market
}

export const assessedFacts = {
  line: ({ address }) => writeStreetLine(address),
  number: ({ address }) => address.number,
  direction: ({ address }) => address.preDirection,
  street: ({ address }) => address.name,
  type: ({ address }) => address.type,
  longType: ({ address }) => streetTypes.find(([short]) => short === address.type)?.[1] ?? '',
  town: ({ address: { lot } }) => townsOf(lot.place.state).indexOf(lot.place),
  city: ({ address }) => address.city,
  state: ({ address }) => address.state,
  zip: ({ address }) => address.zip,
  longitude: ({ address }) => address.longitude,
  latitude: ({ address }) => address.latitude,
  quadrant: ({ address: { lot } }) => `${lot.row >= 0 ? 'N' : 'S'}${lot.direction}`,
  serial: ({ serial }) => serial,
  unit: ({ unit }) => unit,
  account: ({ serial, unit }) => serial * 10 + Number(unit || 0),
  units: ({ units }) => units,
  kind: ({ kind }) => kind,
  yearBuilt: ({ yearBuilt }) => yearBuilt,
  living: ({ livingSquareFeet }) => livingSquareFeet,
  lot: ({ lotSquareFeet }) => lotSquareFeet,
  acres: ({ lotSquareFeet }) => Math.round(lotSquareFeet / 43.56) / 1000,
  bedrooms: ({ bedrooms }) => bedrooms,
  saleYear: ({ sale }) => sale?.year ?? null,
  saleMonth: ({ sale }) => sale?.month ?? null,
  salePrice: ({ sale }) => sale?.price ?? null,
  saleDay: ({ sale }) => sale && new Date(Date.UTC(sale.year, sale.month - 1, 14)),
  owner: ({ owner }) => owner.name,
  ownerLine: ({ owner }) => owner.line,
  ownerCity: ({ owner }) => owner.city,
  ownerState: ({ owner }) => owner.state,
  ownerZip: ({ owner }) => owner.zip,
  year: ({ year }) => year ?? null,
  part: ({ part }) => part ?? null,
  land: (property, year) => marketIn(property, year).land,
  building: (property, year) => marketIn(property, year).building,
  total: (property, year) => marketIn(property, year).total,
  roll: ({ roll }, question) => roll(question),
} as const satisfies TemplateValueReaders<SampleAssessedYear>

const numberFacts: readonly string[] = [
  ...(['number', 'town', 'longitude', 'latitude', 'serial', 'account', 'units', 'bedrooms'] as const),
  ...(['yearBuilt', 'living', 'lot', 'acres', 'saleYear', 'saleMonth', 'salePrice'] as const),
  ...(['year', 'land', 'building', 'total', 'roll'] as const),
] satisfies readonly (keyof typeof assessedFacts)[]

export const assessedFactType = (name: string): SampleCellType =>
  name === 'saleDay' ? 'day' : numberFacts.includes(name) ? 'number' : 'text'
