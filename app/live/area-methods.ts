import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { ConnectorError, type ErrorCode, toError } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import { stateBounds } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { floodAreaTable } from '@/lib/records/flood-zone/file'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { recordTable } from '@/lib/records/parcel/record-file'
import { wetlandAreaTable } from '@/lib/records/wetland/file'

export interface LiveAreaTable {
  table: ExportTable<ExportRows>
  retrievedAt: string
}

export interface LiveAreaSource {
  id: string
  title: string
  connector: string
  shape: 'point' | 'area'
  limits?: string
  /** The layer has no rows outside of these bounds. Absent if it covers the whole country. */
  place?: Bounds | null
  empty: ExportTable<ExportRows>
  fetchRows(box: Bounds, ask: EngineCaller): Promise<LiveAreaTable>
}

const texts = {
  tooMany: (most: number) =>
    `This box has more than ${most} rows, which is the most that a live layer returns. Take a smaller box.`,
  mixed: 'The layers of several publishers meet in this box and are long. Take a smaller box.',
}

const PAGE = 500
export const MOST_ROWS = 5_000

export const tooManyRows = () => new ConnectorError('too_broad', texts.tooMany(MOST_ROWS), { field: 'bbox' })

export function orThrow<T>(answer: Result<T>): Extract<Result<T>, { ok: true }> {
  if (!answer.ok) throw toError(answer.error)
  return answer
}

interface PageOfRows<Row> {
  rows: readonly Row[]
  nextOffset: number | null
  meta: Meta
}

/**
 * Fetches every page or throws, because a program that draws the rows would not show that rows are missing.
 */
async function fetchEveryPage<Row>(
  fetchPage: (page: { limit: number; offset: number }) => Promise<PageOfRows<Row>>,
): Promise<{ rows: Row[]; retrievedAt: string }> {
  const first = await fetchPage({ limit: PAGE, offset: 0 })
  const rows = [...first.rows]
  for (let offset = first.nextOffset; offset !== null; ) {
    if (offset >= MOST_ROWS) throw tooManyRows()
    const page = await fetchPage({ limit: PAGE, offset })
    rows.push(...page.rows)
    offset = page.nextOffset
  }
  return { rows, retrievedAt: first.meta.retrievedAt }
}

export const areaLayers: readonly LiveAreaSource[] = [
  {
    id: 'parcels',
    title: 'Parcels outside Florida',
    connector: 'us-parcels',
    shape: 'area',
    empty: lotTable([], []),
    fetchRows: fetchLots,
  },
  {
    id: 'florida-parcels',
    title: 'Parcels, Florida',
    connector: 'us-florida-parcels',
    shape: 'area',
    empty: recordTable([], [], false),
    place: stateBounds('FL'),
    async fetchRows(bbox, ask) {
      const { rows, retrievedAt } = await fetchEveryPage(async (page) => {
        const params = { bbox, includeGeometry: true, ...page } as const
        const { data, meta } = orThrow(await ask('us-florida-parcels', 'getParcelsInArea', params))
        const features = 'features' in data ? data.features : []
        const lots = features.map(({ properties, geometry }) => ({ record: properties, geometry }))
        return { rows: lots, nextOffset: data.nextOffset, meta }
      })
      return { table: recordTable(rows, [], false), retrievedAt }
    },
  },
  {
    id: 'flood-zones',
    title: 'Flood zones',
    connector: 'federal-flood-hazard',
    shape: 'area',
    empty: floodAreaTable([], []),
    async fetchRows(bbox, ask) {
      const { rows, retrievedAt } = await fetchEveryPage(async (page) => {
        const answer = await ask('federal-flood-hazard', 'getFloodZonesInArea', { bbox, ...page })
        const { data, meta } = orThrow(answer)
        return { rows: data.features, nextOffset: data.nextOffset, meta }
      })
      return { table: floodAreaTable(rows, []), retrievedAt }
    },
  },
  {
    id: 'wetlands',
    title: 'Wetlands',
    connector: 'federal-wetlands',
    shape: 'area',
    empty: wetlandAreaTable([], []),
    async fetchRows(bbox, ask) {
      const { rows, retrievedAt } = await fetchEveryPage(async (page) => {
        const answer = await ask('federal-wetlands', 'getWetlandsInArea', { bbox, ...page })
        const { data, meta } = orThrow(answer)
        return { rows: data.features, nextOffset: data.nextOffset, meta }
      })
      return { table: wetlandAreaTable(rows, []), retrievedAt }
    },
  },
]

/**
 * Throws if several layers need more than one page, because only the first page omits lots that two layers
 * have.
 */
async function fetchLots(bbox: Bounds, ask: EngineCaller): Promise<LiveAreaTable> {
  let layer: string | undefined
  const { rows, retrievedAt } = await fetchEveryPage(async (page) => {
    const params = { bbox, ...page, ...(layer && { layer }) }
    const { data, meta } = orThrow(await ask('us-parcels', 'getParcelsInArea', params))
    const [failure] = data.failures
    if (failure) throw new ConnectorError(failure.code as ErrorCode, failure.message)
    const [refusal] = data.layers.flatMap(({ source }) => source.fileRefusal ?? [])
    if (refusal) throw new ConnectorError('not_supported', refusal)
    const isTooLong = ({ total }: { total: number | null }) => total !== null && total > MOST_ROWS
    if (data.layers.some(isTooLong)) throw tooManyRows()
    const [one, ...others] = data.layers
    const isLong = data.layers.some(({ nextOffset }) => nextOffset !== null)
    if (others.length > 0 && isLong) throw new ConnectorError('too_broad', texts.mixed, { field: 'bbox' })
    layer = one?.source.layer
    return {
      rows: data.layers.flatMap(({ parcels }) => parcels),
      nextOffset: others.length > 0 ? null : (one?.nextOffset ?? null),
      meta,
    }
  })
  return { table: lotTable(rows, []), retrievedAt }
}
