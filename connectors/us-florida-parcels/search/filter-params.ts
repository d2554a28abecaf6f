import { z } from 'zod'
import { type Condition, columnsIn, spelled } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type LandUseBand, landUseBands } from '@/lib/records/parcel/land-use'
import {
  type FilterableParcel,
  hasFilter,
  type ParcelFilter,
  parcelCondition,
  parcelTest,
  splitFilter,
} from '@/lib/records/parcel/parcel-filter'
import { type ParcelRangeEnd, rangeIds, rangeOf } from '@/lib/records/parcel/ranges'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { FloridaLayerState } from '../layer'
import { type RollColumnName, sourceColumn } from '../roll-columns'

const texts = defineSentences('us-florida-parcels.filter-params', {
  lostColumns: 'The Florida parcel layer no longer has what this filter asks ({missing}).',
  closedOutlines:
    'The Department has closed the outlines while it loads a new year, and its layer of points cannot be filtered this way. Leave out owner, city, value and sale year, or try again in a few days.',
})

export const mapFilter = z.strictObject({
  ...rangeShape(),
  city: z.string().min(1).max(40).optional(),
  use: z.enum(Object.keys(landUseBands) as [LandUseBand, ...LandUseBand[]]).optional(),
  codes: z.array(z.string().max(4)).min(1).max(100).optional(),
  vacant: z.literal('only').optional(),
  qualifications: z.array(z.string().max(4)).min(1).max(100).optional(),
}) satisfies z.ZodType<ParcelFilter>

export const parcelFilter = mapFilter.extend({
  cities: z.array(z.string()).optional(),
  soldIn: z.int().optional(),
  owner: z.string().optional(),
}) satisfies z.ZodType<ParcelFilter>

export const whereOf = (filter: ParcelFilter): Condition =>
  spelled(parcelCondition(splitFilter(filter).ofSource), columnName)

/** Returns undefined if the source evaluates all conditions. */
export function ownTest(filter: ParcelFilter): ((parcel: FilterableParcel) => boolean) | undefined {
  const { ofOurs } = splitFilter(filter)
  return hasFilter(ofOurs) ? parcelTest(ofOurs) : undefined
}

function rangeShape(): { [End in ParcelRangeEnd]: z.ZodOptional<z.ZodNumber> } {
  const ends = rangeIds.flatMap((id) => rangeOf(id).ends.map((end) => [end, z.number().optional()]))
  return Object.fromEntries(ends)
}

const columnNames: Readonly<Record<string, RollColumnName>> = {
  ...Object.fromEntries(rangeIds.map((id) => [rangeOf(id).column, rangeOf(id).column])),
  city: 'city',
  priorSaleYear: 'priorSaleYear',
  ownerName: 'ownerName',
  landUse: 'landUseCode',
  saleQualification: 'saleQualification',
}

function columnName(name: string): string {
  const key = columnNames[name]
  if (!key) throw new TypeError(`The source has no ${name}`)
  return sourceColumn(key)
}

export function missingColumns(filter: ParcelFilter, { fields }: FloridaLayerState): string[] {
  return [...new Set(columnsIn(whereOf(filter)))].filter((name) => !fields.includes(name))
}

export function requireColumns(filter: ParcelFilter, state: FloridaLayerState): void {
  const missing = missingColumns(filter, state)
  if (missing.length === 0) return
  if (state.layer === 'polygons') {
    throw sourceChanged(texts.lostColumns({ missing: missing.join(', ') }))
  }
  throw new ConnectorError('not_supported', texts.closedOutlines)
}
