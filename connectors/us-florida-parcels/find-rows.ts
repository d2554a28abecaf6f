import { and, equals, oneOf } from '@/lib/arcgis/where'
import type { Context } from '@/lib/connector/method'
import { type Candidates, findAroundAddress, findInBox } from './find-candidates'
import { findOwned } from './find-owned'
import { readRows } from './layer'
import { type Filters, toBox } from './parcel-params'
import { type SourceRow, usableRows } from './parcel-rows'
import type { Plan } from './plan'
import { sieveOf } from './sieve'
import { layerChanged } from './too-broad'
import { type Layer, ownedAttributes, recordAttributes } from './wire'

export type FewPlan = Exclude<Plan, { kind: 'refuse' | 'rows' }>

/** All rows of a search that has few. */
export interface Found {
  rows: SourceRow[]
  layer: Layer
  edition: number | null
  /** The source cut its answer. */
  truncated: boolean
  notes: string[]
}

const nothing: Found = { rows: [], layer: 'polygons', edition: null, truncated: false, notes: [] }
const byObjectId = [{ field: 'OBJECTID' }]
const LARGEST_OBJECT_ID = 2 ** 31 - 1

export async function findRows(
  plan: FewPlan,
  filters: Filters,
  geometry: boolean,
  context: Context,
): Promise<Found> {
  const asked = { filters, geometry, context }
  switch (plan.kind) {
    case 'number': {
      const found = await findByNumber(plan, asked)
      return sift(found, filters)
    }
    case 'owner':
      return findOwned(plan.question, geometry, context)
    case 'object': {
      if (plan.objectId > LARGEST_OBJECT_ID) return nothing
      return sift(await read({ objectIds: [plan.objectId] }, asked), filters)
    }
    case 'address': {
      const { candidates, usedCity } = await findAroundAddress(plan.address, filters.city, context)
      const { address: _, city, ...others } = filters
      return sift(
        await readCandidates(candidates, asked),
        usedCity || city === undefined ? others : { ...others, city },
      )
    }
    case 'boxedAddress': {
      const box = toBox(filters.bbox)
      if (!box) return nothing
      const { address: _, ...others } = filters
      return sift(await readCandidates(await findInBox(plan.address, box, context), asked), others)
    }
  }
}

interface Asked {
  filters: Filters
  geometry: boolean
  context: Context
}

/** Everything of the rows is asked for at once: they are few. */
async function read(
  query: Pick<Parameters<typeof readRows>[2], 'objectIds' | 'where'>,
  { filters, geometry, context }: Asked,
): Promise<Found> {
  const attributes = filters.owner === undefined ? recordAttributes : ownedAttributes
  const within = toBox(filters.bbox)
  const { features, layer, edition, truncated } = await readRows(context, attributes, {
    ...query,
    ...(within ? { within } : {}),
    geometry,
    orderBy: byObjectId,
  })
  return { rows: usableRows(features), layer, edition, truncated, notes: [] }
}

async function findByNumber(
  { ids, county }: { ids: readonly string[]; county: number | undefined },
  asked: Asked,
): Promise<Found> {
  if (ids.length === 0) return nothing
  const where = and(oneOf('PARCEL_ID', ids), county === undefined ? undefined : equals('CO_NO', county))
  const found = await read({ where }, asked)
  return { ...found, rows: closestTo(ids, found.rows) }
}

/** Without its punctuation a number can be another parcel's: what was typed goes before what it may mean. */
export function closestTo<R extends { row: { PARCEL_ID: string } }>(ids: readonly string[], rows: R[]): R[] {
  const exact = ids
    .map((id) => rows.filter(({ row }) => row.PARCEL_ID === id))
    .find((hits) => hits.length > 0)
  return exact ?? rows
}

async function readCandidates({ found, layer, notes }: Candidates, asked: Asked): Promise<Found> {
  if (found.size === 0) return { ...nothing, layer, notes }
  const rows = await read({ objectIds: [...found.keys()] }, asked)
  // Another layer numbers its rows another way.
  if (rows.layer !== layer) throw layerChanged()
  const marked = rows.rows.map((each) => ({ ...each, matchedBy: found.get(each.row.OBJECTID) }))
  return { ...rows, rows: marked, notes }
}

function sift(found: Found, filters: Filters): Found {
  const isMeant = sieveOf(filters)
  return { ...found, rows: found.rows.filter(({ row }) => isMeant(row)) }
}
