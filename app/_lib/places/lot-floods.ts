import type { Polygon } from 'geojson'
import type { getFloodZonesInArea } from '@/connectors/federal-flood-hazard/public'
import type { ResultOf } from '@/lib/connector/engine/engine'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { byWeight } from '@/lib/records/flood-zone/describe-answer'
import { describeVerdict, nameZone } from '@/lib/records/flood-zone/fields'
import { formatShare, type LotShare } from '@/lib/records/parcel/lot-share'
import {
  askPieces,
  type LotAreaQuery,
  type LotShareResult,
  type LotShares,
  measureShares,
} from './lot-shares'

const texts = defineTexts('places.lot-floods', {
  bare: (share: string) => `The map has no zone on ${share}, which is not “no hazard”.`,
})

export interface LotFloodZones extends LotShares {
  names: string[]
  isSpecial: boolean
}

type AreaResult = Result<ResultOf<typeof getFloodZonesInArea>>
export type FloodZoneFetcher = (question: LotAreaQuery) => Promise<AreaResult>

/** FEMA's service intersects the outlines, so each returned zone touches the lot. */
export async function fetchLotFloods(
  pieces: readonly Polygon[],
  ask: FloodZoneFetcher,
  isLand = false,
): Promise<LotShareResult<LotFloodZones>> {
  const answer = await askPieces(pieces, ask)
  if (!answer.ok) return answer
  const { rows, isCut, isBare, note, caveats, metas } = answer.data
  const ordered = rows.toSorted(({ row: a }, { row: b }) => byWeight(a, b))
  const measured = measureShares(
    pieces,
    { ...answer.data, rows: ordered },
    (zone) => `${translate(nameZone(zone))}: ${translate(describeVerdict(zone))}`,
  )
  const shares = measured.map(({ name, rows: zones, percent }): LotShare => {
    const isSpecial = zones.some(({ specialFloodHazardArea }) => specialFloodHazardArea === 'yes')
    return { name, percent, isSpecial }
  })
  const isOnly = shares.length === 1 && !isCut && !isBare
  const bare = unmappedPercent(shares)
  return {
    ok: true,
    data: {
      shares,
      names: shares.map(
        ({ name, percent }) => `${name}, ${translate(formatShare(percent, { isOnly, isLand }))}`,
      ),
      isSpecial: shares.some(({ isSpecial }) => isSpecial),
      note,
      isCut,
      caveats: [...(bare > 0 ? [texts.bare(translate(formatShare(bare, { isLand })))] : []), ...caveats],
      metas,
    },
  }
}

const GAP_PERCENT = 0.5

function unmappedPercent(shares: readonly LotShare[]): number {
  if (shares.length === 0 || shares.some(({ percent }) => percent === null)) return 0
  const left = 100 - shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0)
  return left >= GAP_PERCENT ? left : 0
}
