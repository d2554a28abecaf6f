import type { Polygon } from 'geojson'
import { boxOf } from '@/lib/arcgis/intersection'
import { isExactWithin, MOST_CORNERS } from '@/lib/connector/area-params'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { sharesOf } from '@/lib/geography/shares-of'
import { defineTexts } from '@/lib/language/define-texts'
import type { LotShare } from '@/lib/records/parcel/lot-share'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'

const MOST_PIECES = 5
const WIDEST_DEGREES = 0.1

const texts = defineTexts('places.lot-shares', {
  scattered: (pieces: number) =>
    `The outline has more than ${pieces} pieces, so we do not ask what lies in it. Look up a point in it instead.`,
  wide: (degrees: number) =>
    `The outline is wider than ${degrees} degrees, more than the map answers for, so we do not ask what lies in it. Look up a point in it instead.`,
  corners: (corners: number) =>
    `The outline has more than ${corners} corners, more than the map takes, so we do not ask what lies in it. Look up a point in it instead.`,
})

export interface LotShares {
  shares: LotShare[]
  note: string
  isCut: boolean
  caveats: string[]
  metas: Meta[]
}

export type LotShareResult<T = LotShares> = { ok: true; data: T } | { ok: false; error: Problem }

export function planPieces(
  outline: ParcelOutline,
  widest = WIDEST_DEGREES,
): { pieces: Polygon[] } | { why: string } {
  const all = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates
  const pieces = all.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
  if (pieces.length > MOST_PIECES) return { why: texts.scattered(MOST_PIECES) }
  if (pieces.some((piece) => isWide(piece, widest))) return { why: texts.wide(widest) }
  if (pieces.some(({ coordinates }) => coordinates.some((ring) => ring.length > MOST_CORNERS)))
    return { why: texts.corners(MOST_CORNERS) }
  return { pieces }
}

function isWide(piece: Polygon, widest: number): boolean {
  const [west, south, east, north] = boxOf(piece)
  return east - west > widest || north - south > widest
}

export interface LotAreaQuery {
  polygon: Polygon
  limit: number
  exact: boolean
}

interface AreaPage<Row> {
  features: readonly { properties: Row; geometry: unknown }[]
  truncated: boolean
  note: string
  caveats: string[]
}

export interface LotAreaRows<Row> {
  rows: { row: Row; outline: ParcelOutline | null }[]
  /** False if an outline is simplified. The area of a simplified outline must not be measured. */
  isExact: boolean
  isCut: boolean
  isBare: boolean
  note: string
  caveats: string[]
  metas: Meta[]
}

const MOST_ROWS = 50

/** Fails if the request for any piece fails, because a partly checked lot proves nothing. */
export async function askPieces<Row>(
  pieces: readonly Polygon[],
  ask: (question: LotAreaQuery) => Promise<Result<AreaPage<Row>>>,
): Promise<LotShareResult<LotAreaRows<Row>>> {
  const answers = await Promise.all(pieces.map((piece) => askPiece(piece, ask)))
  const failure = answers.find(({ answer }) => !answer.ok)?.answer
  if (failure && !failure.ok) return failure
  const pages = answers.flatMap(({ answer }) => (answer.ok ? [answer] : []))
  return {
    ok: true,
    data: {
      rows: pages.flatMap(({ data }) =>
        data.features.map(({ properties: row, geometry }) => ({
          row,
          outline: isOutline(geometry) ? geometry : null,
        })),
      ),
      isExact: answers.every(({ isExact }) => isExact),
      isCut: pages.some(({ data }) => data.truncated),
      isBare: pages.some(({ data }) => data.features.length === 0),
      note: pages[0]?.data.note ?? '',
      caveats: [...new Set(pages.flatMap(({ data }) => data.caveats))],
      metas: pages.map(({ meta }) => meta),
    },
  }
}

/**
 * Requests simplified outlines if the piece is too large for exact ones, if the source rejects exact ones, or
 * if a snapshot has only simplified ones.
 */
async function askPiece<Row>(
  polygon: Polygon,
  ask: (question: LotAreaQuery) => Promise<Result<AreaPage<Row>>>,
) {
  const question = { polygon, limit: MOST_ROWS }
  if (isExactWithin(boxOf(polygon))) {
    const answer = await ask({ ...question, exact: true })
    const isTooLarge = !answer.ok && /^(upstream_rejected|source_disabled)$/.test(answer.error.code)
    if (!isTooLarge) return { answer, isExact: true }
  }
  return { answer: await ask({ ...question, exact: false }), isExact: false }
}

export function measureShares<Row>(
  pieces: readonly Polygon[],
  { rows, isExact, isCut }: LotAreaRows<Row>,
  nameOf: (row: Row) => string,
): { name: string; rows: Row[]; percent: number | null }[] {
  const names = [...new Set(rows.map(({ row }) => nameOf(row)))]
  const groups = names.map((name) => ({ name, members: rows.filter(({ row }) => nameOf(row) === name) }))
  const isMeasured = isExact && !isCut && rows.every(({ outline }) => outline !== null)
  const whole: ParcelOutline = {
    type: 'MultiPolygon',
    coordinates: pieces.map(({ coordinates }) => coordinates),
  }
  const outlines = groups.map(({ members }) => members.flatMap(({ outline }) => outline ?? []))
  const shares = isMeasured ? sharesOf(whole, outlines) : []
  return groups.map(({ name, members }, index) => {
    const share = shares[index]
    return {
      name,
      rows: members.map(({ row }) => row),
      percent: share === undefined ? null : toPercent(share),
    }
  })
}

export const toPercent = (share: number) => Number((share * 100).toFixed(2))
