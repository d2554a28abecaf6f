import type { Polygon } from 'geojson'
import type { getSoilsInArea } from '@/connectors/federal-soils/public'
import type { getWetlandsInArea } from '@/connectors/federal-wetlands/public'
import type { ResultOf } from '@/lib/connector/engine/engine'
import type { Result } from '@/lib/connector/result'
import { areaOf } from '@/lib/geography/geo'
import type { LotShare } from '@/lib/records/parcel/lot-share'
import { nameWetland } from '@/lib/records/wetland/describe'
import { askPieces, type LotAreaQuery, type LotShareResult, measureShares, toPercent } from './lot-shares'

type AskWetlands = (question: LotAreaQuery) => Promise<Result<ResultOf<typeof getWetlandsInArea>>>

export async function askLotWetlands(pieces: readonly Polygon[], ask: AskWetlands): Promise<LotShareResult> {
  const answer = await askPieces(pieces, ask)
  if (!answer.ok) return answer
  const { note, isCut, caveats, metas } = answer.data
  const shares = measureShares(pieces, answer.data, nameWetland).map(
    ({ name, percent }): LotShare => ({ name, percent, isSpecial: false }),
  )
  return { ok: true, data: { shares: shares.toSorted(byPercent), note, isCut, caveats, metas } }
}

type AskSoils = (question: { polygon: Polygon }) => Promise<Result<ResultOf<typeof getSoilsInArea>>>

/**
 * The source measures shares within one piece of a lot, so each share is weighted by the area of its piece.
 */
export async function askLotSoils(pieces: readonly Polygon[], ask: AskSoils): Promise<LotShareResult> {
  const answers = await Promise.all(pieces.map((polygon) => ask({ polygon })))
  const failure = answers.find((answer) => !answer.ok)
  if (failure && !failure.ok) return failure
  const parts = answers.flatMap((answer, index) => {
    const piece = pieces[index]
    return answer.ok && piece ? [{ ...answer, area: areaOf(piece) }] : []
  })
  const rows = parts.flatMap(({ data, area }) => data.records.map((unit) => ({ ...unit, area })))
  const whole = parts.reduce((sum, { area }) => sum + area, 0)
  const names = [...new Set(rows.map(({ name }) => name))]
  const shares = names.map((name): LotShare => {
    const units = rows.filter((row) => row.name === name)
    const isMeasured = whole > 0 && units.every(({ sharePercent }) => sharePercent !== null)
    const part = units.reduce((sum, { sharePercent, area }) => sum + ((sharePercent ?? 0) / 100) * area, 0)
    return { name, percent: isMeasured ? toPercent(part / whole) : null, isSpecial: false }
  })
  return {
    ok: true,
    data: {
      shares: shares.toSorted(byPercent),
      note: parts[0]?.data.note ?? '',
      isCut: parts.some(({ data }) => data.truncated),
      caveats: [...new Set(parts.flatMap(({ data }) => data.caveats))],
      metas: parts.map(({ meta }) => meta),
    },
  }
}

const byPercent = (a: LotShare, b: LotShare) => (b.percent ?? 0) - (a.percent ?? 0)
