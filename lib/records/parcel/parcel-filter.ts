import {
  ANY,
  alike,
  all,
  among,
  any,
  atLeast,
  atMost,
  type Condition,
  equal,
} from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import { type ColumnAccessor, compile } from '@/lib/conditions/evaluate'
import { deriveFigures, type UnderivedParcel } from './fields'
import { type LandUseBand, landUseCodes, vacantCodes } from './land-use'
import {
  type ParcelRangeColumn,
  type ParcelRangeEnd,
  parcelRanges,
  rangeIds,
  rangeOf,
  toColumnUnit,
} from './ranges'

type Ranges = { [End in ParcelRangeEnd]?: number | undefined }

export interface ParcelFilter extends Ranges {
  city?: string | undefined
  cities?: readonly string[] | undefined
  use?: LandUseBand | undefined
  codes?: string[] | undefined
  /** Filters by land use code, because the roll has no other mark of vacant land. */
  vacant?: 'only' | undefined
  qualifications?: string[] | undefined
  soldIn?: number | undefined
  owner?: string | undefined
}

const texts = ['city', 'landUse', 'saleQualification', 'ownerName'] as const

export type FilterableParcel = {
  [Column in
    | ParcelRangeColumn
    | 'landUse'
    | 'city'
    | 'saleQualification'
    | 'landValue']?: Column extends keyof UnderivedParcel ? UnderivedParcel[Column] : number | null
} & { priorSaleYear?: number | null; ownerName?: string | null }

/** The same condition tests rows, queries the source and colors the map. */
export function parcelCondition(filter: ParcelFilter): Condition {
  const { city, cities, use, codes, vacant, qualifications, soldIn, owner } = filter
  const bounds = filter as Readonly<Record<string, number | undefined>>
  return all(
    owner === undefined ? undefined : alike('ownerName', [owner, ANY]),
    city === undefined ? undefined : equal('city', city),
    cities && oneOf('city', cities),
    ...rangeIds.map((id) => {
      const range = rangeOf(id)
      const [least, most] = range.ends.map((end) =>
        bounds[end] === undefined ? undefined : toColumnUnit(bounds[end], range),
      )
      // The source writes 0 for an unknown number, so the lower bound is 1. The lower bound of a derived
      // figure is 0.01, because such a figure can be less than a dollar.
      return within(range.column, range.isDerived ? 0.01 : 1, least, most)
    }),
    soldIn === undefined ? undefined : any(equal('saleYear', soldIn), equal('priorSaleYear', soldIn)),
    use === undefined ? undefined : oneOf('landUse', landUseCodes(use)),
    codes && oneOf('landUse', codes),
    vacant && oneOf('landUse', vacantCodes),
    qualifications && oneOf('saleQualification', qualifications),
  )
}

export const parcelTest = (filter: ParcelFilter): ((parcel: FilterableParcel) => boolean) =>
  compile(parcelCondition(filter), arcgis, readColumn)

const derived: readonly string[] = rangeIds.flatMap((id) => (rangeOf(id).isDerived ? rangeOf(id).ends : []))

export function splitFilter(filter: ParcelFilter): { ofSource: ParcelFilter; ofOurs: ParcelFilter } {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined)
  return {
    ofSource: Object.fromEntries(entries.filter(([name]) => !derived.includes(name))),
    ofOurs: Object.fromEntries(entries.filter(([name]) => derived.includes(name))),
  }
}

export const hasFilter = (filter: ParcelFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

function within(name: string, smallest: number, min?: number, max?: number): Condition | undefined {
  if (min === undefined && max === undefined) return undefined
  const least = atLeast(name, Math.max(smallest, min ?? smallest))
  return max === undefined ? least : all(least, atMost(name, max))
}

const oneOf = (name: (typeof texts)[number], values: readonly string[]): Condition =>
  values.length === 1 && values[0] !== undefined ? equal(name, values[0]) : among(name, values)

type Columns = Readonly<Record<string, ColumnAccessor<FilterableParcel>>>

const published = (
  name: keyof FilterableParcel,
  kind: 'number' | 'text',
): ColumnAccessor<FilterableParcel> => ({
  kind,
  of: (parcel) => parcel[name] ?? null,
})

const columns: Columns = {
  ...Object.fromEntries(texts.map((name) => [name, published(name, 'text')])),
  ...Object.fromEntries(
    Object.values(parcelRanges).map(({ column }) => [column, published(column, 'number')]),
  ),
  priorSaleYear: published('priorSaleYear', 'number'),
  valuePerAcre: derivedColumn('valuePerAcre'),
  landValuePerSquareFoot: derivedColumn('landValuePerSquareFoot'),
}

function derivedColumn(name: 'valuePerAcre' | 'landValuePerSquareFoot'): ColumnAccessor<FilterableParcel> {
  return {
    kind: 'number',
    of: (parcel) => (parcel[name] === undefined ? deriveFigures(parcel)[name] : parcel[name]),
  }
}

function readColumn(name: string): ColumnAccessor<FilterableParcel> {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) throw new TypeError(`No filter reads ${name}`)
  return column
}
