import type { MethodContext } from '@/lib/connector/method'
import { parcelTest } from '@/lib/records/parcel/parcel-filter'
import { isSameStreetAddress, readStreetAddress } from '@/lib/street-address/street-address'
import { fetchRows } from '../layer'
import type { UsableRow } from '../records'
import { layerChanged, tooBroad } from '../too-broad'
import { byObjectId, ownedShape, recordShape } from '../wire'
import { hasPlace, streetPartOf } from './address-place'
import { type FloridaLayerRows, fetchOwned } from './area-page'
import { type AddressCandidates, findAroundAddress, findInBox } from './find-candidates'
import { closestTo, numbered, readNumber } from './parcel-number'
import { type ParcelSearchFilters, searchArea, searchFilter, toBox } from './parcel-params'
import { type ParcelSourceRow, toFilterable, usableRows } from './parcel-rows'

const nothing: FloridaLayerRows = { rows: [], layer: 'polygons', edition: null, truncated: false, notes: [] }
const LARGEST_OBJECT_ID = 2 ** 31 - 1

/** Returns undefined for a search of an area without an owner, because such a search is read in pages. */
export async function findFew(
  search: ParcelSearchFilters,
  geometry: boolean,
  context: MethodContext,
): Promise<FloridaLayerRows | undefined> {
  const { sourceObjectId, parcelId, address, owner, city, bbox } = search
  const options = { search, geometry, context }
  if (Object.values(search).every((value) => value === undefined)) throw tooBroad('nothing')
  if (owner !== undefined && !bbox && city === undefined) throw tooBroad('owner')
  if (sourceObjectId !== undefined) return sift(await readObject(sourceObjectId, options), search)
  if (parcelId !== undefined) return sift(await readNumbered(parcelId, options), search)
  if (address !== undefined) return bbox ? findBoxed(address, options) : findPlaced(address, options)
  if (!bbox && city === undefined) throw tooBroad('values')
  return owner === undefined ? undefined : fetchOwned(searchArea(search), geometry, context)
}

interface FewOptions {
  search: ParcelSearchFilters
  geometry: boolean
  context: MethodContext
}

async function readObject(objectId: number, options: FewOptions): Promise<FloridaLayerRows> {
  return objectId > LARGEST_OBJECT_ID ? nothing : read({ objectIds: [objectId] }, options)
}

async function readNumbered(parcelId: string, options: FewOptions): Promise<FloridaLayerRows> {
  const { ids, county } = readNumber(parcelId)
  if (ids.length === 0) return nothing
  const set = await read({ where: numbered(ids, county) }, options)
  return { ...set, rows: closestTo(ids, set.rows) }
}

async function findBoxed(address: string, options: FewOptions): Promise<FloridaLayerRows> {
  const { address: _, ...others } = options.search
  const box = toBox(others.bbox)
  if (!box) return nothing
  return sift(await fetchCandidates(await findInBox(address, box, options.context), options), others)
}

async function findPlaced(address: string, options: FewOptions): Promise<FloridaLayerRows> {
  const { address: _, city, ...others } = options.search
  if (!/^\s*\d/.test(address)) throw tooBroad('house')
  if (!hasPlace(address) && city === undefined) throw tooBroad('place')
  const { candidates, usedCity } = await findAroundAddress(address, city, options.context)
  const rows = await fetchCandidates(candidates, options)
  return sift(rows, usedCity ? others : { ...others, city })
}

async function fetchCandidates(
  { matches, layer, notes }: AddressCandidates,
  options: FewOptions,
): Promise<FloridaLayerRows> {
  if (matches.size === 0) return { ...nothing, layer, notes }
  const set = await read({ objectIds: [...matches.keys()] }, options)
  if (set.layer !== layer) throw layerChanged()
  const marked = set.rows.map((each) => ({ ...each, matchedBy: matches.get(each.row.objectId) }))
  return { ...set, rows: marked, notes }
}

async function read(
  query: Pick<Parameters<typeof fetchRows>[2], 'objectIds' | 'where'>,
  { search, geometry, context }: FewOptions,
): Promise<FloridaLayerRows> {
  const shape = search.owner === undefined ? recordShape : ownedShape
  const within = toBox(search.bbox)
  const { features, layer, edition, truncated } = await fetchRows(context, shape, {
    ...query,
    ...(within ? { within } : {}),
    geometry,
    orderBy: byObjectId,
  })
  return { rows: usableRows(features), layer, edition, truncated, notes: [] }
}

function sift(set: FloridaLayerRows, search: ParcelSearchFilters): FloridaLayerRows {
  const meets = parcelTest(searchFilter(search))
  const keeps = (each: ParcelSourceRow) => meets(toFilterable(each))
  const isThere = search.address === undefined ? () => true : atAddress(search.address)
  return { ...set, rows: set.rows.filter((each) => keeps(each) && isThere(each.row)) }
}

function atAddress(address: string): (row: UsableRow) => boolean {
  const target = readStreetAddress(streetPartOf(address))
  return (row) => {
    const published = row.address && readStreetAddress(row.address)
    return Boolean(target && published && isSameStreetAddress(target, published))
  }
}
