import { ConnectorError } from '@/lib/connector/errors'
import { windRings } from '@/lib/export/maps/shape'
import { formatList } from '@/lib/format'
import { isOnGlobe } from '@/lib/geography/bounds'
import type { Bounds } from '@/lib/geography/types'
import type { LiveLayer, LiveRow } from '@/lib/live-links/live-layer'
import { equalTo, refuse } from '@/lib/live-links/row-filter'
import { selectRows } from '@/lib/live-links/select-rows'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { lonLat } from './crs'
import { GEOJSON_TYPE, JSON_TYPE, type OgcLink, type OgcServiceUrls } from './describe-service'

const texts = defineSentences('ogc-features.answer-items', {
  bbox: 'Give west,south,east,north in degrees, with west and south first.',
  crs: 'Coordinates are in {crs} only.',
  limit: 'Give a whole number of at least {least, number}.',
  parameter: 'There is no column or parameter of this name. This collection takes {names}.',
  datetime: 'This collection has no time by which it can be filtered.',
  noFeature: 'There is no feature with this id.',
})

export const DEFAULT_LIMIT = 100
export const MOST_FEATURES = 1_000

const parameters = ['bbox', 'bbox-crs', 'crs', 'limit', 'offset', 'datetime', 'f']

export async function answerItems(params: URLSearchParams, layer: LiveLayer, { api, page }: OgcServiceUrls) {
  const box = boxOf(params.get('bbox'))
  for (const name of ['crs', 'bbox-crs']) {
    const crs = params.get(name)
    if (crs !== null && crs !== lonLat) throw refuse(name, texts.crs({ crs: lonLat }))
  }
  // Rows have no time, so a filter by time could not select rows.
  if (params.has('datetime')) throw refuse('datetime', texts.datetime)
  const limit = Math.min(wholeOf(params, 'limit', 1) ?? DEFAULT_LIMIT, MOST_FEATURES)
  const offset = wholeOf(params, 'offset', 0) ?? 0
  const { rows, retrievedAt } = await selectRows(layer, {
    box,
    boxField: 'bbox',
    tests: testsOf(params, layer),
  })
  const features = rows.slice(offset, offset + limit)
  const items = `${api}/collections/${layer.id}/items`
  const hrefAt = (start: number) => {
    const query = new URLSearchParams(params)
    query.set('limit', String(limit))
    query.set('offset', String(start))
    return `${items}?${query}`
  }
  const links: OgcLink[] = [
    { href: withQuery(items, params), rel: 'self', type: GEOJSON_TYPE },
    { href: withQuery(`${page}/${layer.id}`, params), rel: 'alternate', type: 'text/html' },
    { href: `${api}/collections/${layer.id}`, rel: 'collection', type: JSON_TYPE },
  ]
  if (offset + features.length < rows.length)
    links.push({ href: hrefAt(offset + limit), rel: 'next', type: GEOJSON_TYPE })
  if (offset > 0) links.push({ href: hrefAt(Math.max(0, offset - limit)), rel: 'prev', type: GEOJSON_TYPE })
  return {
    type: 'FeatureCollection',
    timeStamp: retrievedAt,
    numberMatched: rows.length,
    numberReturned: features.length,
    links,
    features: features.map(toFeature),
  }
}

const withQuery = (href: string, params: URLSearchParams) => (params.size > 0 ? `${href}?${params}` : href)

export async function answerItem(
  params: URLSearchParams,
  id: string,
  layer: LiveLayer,
  { api }: OgcServiceUrls,
) {
  const { rows } = await selectRows(layer, { box: boxOf(params.get('bbox')), boxField: 'bbox' })
  const row = rows.find((each) => each.id === id)
  if (!row) throw new ConnectorError('not_found', texts.noFeature)
  const collection = `${api}/collections/${layer.id}`
  const links: OgcLink[] = [
    {
      href: withQuery(`${collection}/items/${encodeURIComponent(id)}`, params),
      rel: 'self',
      type: GEOJSON_TYPE,
    },
    { href: collection, rel: 'collection', type: JSON_TYPE },
  ]
  return { ...toFeature(row), links }
}

const toFeature = ({ id, geometry, cells }: LiveRow) => ({
  type: 'Feature',
  id,
  geometry: geometry && windRings(geometry),
  properties: cells,
})

function boxOf(value: string | null): Bounds | undefined {
  if (value === null) return undefined
  const sides = value
    .split(',')
    .map((side) => (/^\s*-?\d+(\.\d+)?\s*$/.test(side) ? Number(side) : Number.NaN))
  // A box of six numbers includes heights, which are ignored, because rows have none.
  const [west, south, east, north] = sides.length === 6 ? [sides[0], sides[1], sides[3], sides[4]] : sides
  const isBox =
    (sides.length === 4 || sides.length === 6) &&
    [west, south, east, north].every((side) => Number.isFinite(side))
  if (!isBox || west === undefined || south === undefined || east === undefined || north === undefined)
    throw refuse('bbox', texts.bbox)
  const box: Bounds = [west, south, east, north]
  if (!isOnGlobe(box) || west > east || south > north) throw refuse('bbox', texts.bbox)
  return box
}

function wholeOf(params: URLSearchParams, name: 'limit' | 'offset', least: number): number | undefined {
  const value = params.get(name)
  if (value === null) return undefined
  if (!/^\d{1,9}$/.test(value) || Number(value) < least) throw refuse(name, texts.limit({ least }))
  return Number(value)
}

/**
 * Refuses an unknown parameter, because ignoring a filter would return rows that the client does not want.
 */
function testsOf(params: URLSearchParams, { columns }: LiveLayer) {
  return [...params]
    .filter(([name]) => !parameters.includes(name))
    .map(([name, value]) => {
      const column = columns.find((each) => each.name === name)
      if (column) return equalTo(column, value)
      const names = formatList([...parameters, ...columns.map((each) => each.name)])
      throw refuse(name, texts.parameter({ names }))
    })
}
