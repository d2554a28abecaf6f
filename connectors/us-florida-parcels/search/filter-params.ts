import { z } from 'zod'
import { type Condition, columnsIn, spelled } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type LandUseBand, landUseBands } from '@/lib/records/parcel/land-use'
import { isFilterColumn, type ParcelFilter, parcelCondition } from '@/lib/records/parcel/parcel-filter'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { LayerState } from '../layer'
import { sourceColumn } from '../roll-columns'

const texts = defineSentences('us-florida-parcels.filter-params', {
  lostColumns: 'The Florida parcel layer no longer has what this filter asks ({missing}).',
  closedOutlines:
    'The Department has closed the outlines while it loads a new year, and its layer of points cannot be filtered this way. Leave out owner, city, value and sale year, or try again in a few days.',
})

export const mapFilter = z.strictObject({
  minValue: z.number().optional(),
  maxValue: z.number().optional(),
  saleFrom: z.int().optional(),
  saleTo: z.int().optional(),
  builtFrom: z.int().optional(),
  builtTo: z.int().optional(),
  city: z.string().min(1).max(40).optional(),
  use: z.enum(Object.keys(landUseBands) as [LandUseBand, ...LandUseBand[]]).optional(),
}) satisfies z.ZodType<ParcelFilter>

export const parcelFilter = mapFilter.extend({
  cities: z.array(z.string()).optional(),
  soldIn: z.int().optional(),
  owner: z.string().optional(),
}) satisfies z.ZodType<ParcelFilter>

export const whereOf = (filter: ParcelFilter): Condition => spelled(parcelCondition(filter), columnName)

function columnName(name: string): string {
  if (!isFilterColumn(name)) throw new TypeError(`The source has no ${name}`)
  return sourceColumn(name === 'landUse' ? 'landUseCode' : name)
}

/** The points layer may lack some of a filter's columns. */
export function missingColumns(filter: ParcelFilter, { fields }: LayerState): string[] {
  return [...new Set(columnsIn(whereOf(filter)))].filter((name) => !fields.includes(name))
}

export function requireColumns(filter: ParcelFilter, state: LayerState): void {
  const missing = missingColumns(filter, state)
  if (missing.length === 0) return
  if (state.layer === 'polygons') {
    throw sourceChanged(texts.lostColumns({ missing: missing.join(', ') }))
  }
  throw new ConnectorError('not_supported', texts.closedOutlines)
}
