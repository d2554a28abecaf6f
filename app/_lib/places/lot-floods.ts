import type { Polygon } from 'geojson'
import type { getFloodZonesInArea } from '@/connectors/federal-flood-hazard/public'
import { boxOf } from '@/lib/arcgis/intersection'
import { MOST_CORNERS } from '@/lib/connector/area-params'
import type { ResultOf } from '@/lib/connector/engine/engine'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { byWeight } from '@/lib/records/flood-zone/describe'
import { describeVerdict, type FloodZone, nameZone } from '@/lib/records/flood-zone/fields'
import type { ParcelOutline } from '@/lib/records/parcel/outline'

const MOST_ZONES = 50
const MOST_PIECES = 5
const WIDEST_DEGREES = 0.1

const texts = {
  part: 'part of the parcel',
  whole: 'the only zone that touches the parcel',
  scattered: `The parcel lies in more than ${MOST_PIECES} pieces, so we do not ask which zones touch it. Look up a point on it instead.`,
  wide: `The parcel is wider than ${WIDEST_DEGREES} degrees, more than the flood map answers for, so we do not ask which zones touch it. Look up a point on it instead.`,
  corners: `The outline of the parcel has more than ${MOST_CORNERS} corners, more than the flood map takes, so we do not ask which zones touch it. Look up a point on it instead.`,
}

export interface LotFloods {
  /** Zones in words. If empty, `note` says why. */
  names: string[]
  /** True if a touching zone is in a Special Flood Hazard Area. */
  isSpecial: boolean
  note: string
  isCut: boolean
  caveats: string[]
  meta: Meta
}

type AreaResult = Result<ResultOf<typeof getFloodZonesInArea>>
export type AskArea = (params: { polygon: Polygon; limit: number }) => Promise<AreaResult>

export type LotAnswer = { ok: true; data: LotFloods } | { ok: false; error: Problem }

export function planLotFloods(outline: ParcelOutline): { pieces: Polygon[] } | { why: string } {
  const all = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates
  const pieces = all.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
  if (pieces.length > MOST_PIECES) return { why: texts.scattered }
  if (pieces.some(isWide)) return { why: texts.wide }
  if (pieces.some(({ coordinates }) => coordinates.some((ring) => ring.length > MOST_CORNERS)))
    return { why: texts.corners }
  return { pieces }
}

function isWide(piece: Polygon): boolean {
  const [west, south, east, north] = boxOf(piece)
  return east - west > WIDEST_DEGREES || north - south > WIDEST_DEGREES
}

/** Every piece must have an answer, because a partly checked lot proves nothing. */
export async function askLotFloods(pieces: readonly Polygon[], ask: AskArea): Promise<LotAnswer> {
  const answers = await Promise.all(pieces.map((polygon) => ask({ polygon, limit: MOST_ZONES })))
  const failed = answers.find((answer) => !answer.ok)
  if (failed && !failed.ok) return failed
  const successes = answers.flatMap((answer) => (answer.ok ? [answer] : []))
  const [first] = successes
  if (!first) throw new TypeError('A lot has a piece')
  const zones = successes.flatMap(({ data }) => data.features.map(({ properties }): FloodZone => properties))
  const isCut = successes.some(({ data }) => data.truncated)
  const isBare = successes.some(({ data }) => data.features.length === 0)
  return {
    ok: true,
    data: {
      names: describeLotZones(zones, isCut || isBare),
      isSpecial: zones.some(({ specialFloodHazardArea }) => specialFloodHazardArea === 'yes'),
      note: first.data.note,
      isCut,
      caveats: [...new Set(successes.flatMap(({ data }) => data.caveats))],
      meta: first.meta,
    },
  }
}

/**
 * Lists the zones that touch a lot, most hazardous first. The flood map itself intersects its outlines, so
 * the zones are certain, but their shares of the lot are unknown.
 */
function describeLotZones(zones: readonly FloodZone[], isPart: boolean): string[] {
  const names = new Set(zones.toSorted(byWeight).map((zone) => `${nameZone(zone)}: ${describeVerdict(zone)}`))
  return [...names].map((name) => `${name}, ${names.size > 1 || isPart ? texts.part : texts.whole}`)
}
