import type { Polygon } from 'geojson'
import { z } from 'zod'
import { type LotShareResult, type LotShares, planPieces } from '@/app/_lib/places/lot-shares'
import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { Meta, Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { lotShare, ofLand, ofOutlines } from '@/lib/records/parcel/lot-share'
import type { ParcelOutline } from '@/lib/records/parcel/outline'
import { contextOf, type PanelOutcome } from '../outcome'
import type { PanelTable } from '../panel'
import { type DescribedLand, type GroundOutline, onLand } from './described-land'
import type { PlaceLot } from './fetch-lot'

const texts = defineTexts('place.lot-ground', {
  outlineless: 'No outline of this lot is published, so this is about the point alone.',
  otherAddress:
    'The lot at this point has another address than the one you typed, so we do not measure shares of it. This is about the point alone.',
  several: 'More than one lot may be meant, so this is about the point alone. Choose the lot under “Parcel”.',
  waiting: 'We are still asking for the outline of the lot. This is about the point alone.',
  failed: 'We could not ask for the outline of the lot, so this is about the point alone.',
  unanswered: (why: string) => `We could not compare the whole lot, so this is about the point alone. ${why}`,
})

const fileTexts = { table: 'On the lot' }

export type LotGroundShares =
  | ({ shares: LotShares['shares']; land?: DescribedLand } & Pick<LotShares, 'note' | 'isCut'>)
  | { why: string }

export const lotGround = z
  .object({
    shares: z.array(z.object(lotShare.shape)).nullable().describe('Null: not known, and note says why.'),
    truncated: z.boolean(),
    note: z.string(),
    land: z
      .string()
      .nullable()
      .describe('The part or section that a legal description names. Null: the lot around the point.'),
  })
  .nullable()
  .describe(
    'On the whole lot around the point, or on the land of a legal description. Null: neither is known.',
  )

/**
 * Returns the reason if no outline can be used, such as for a neighbor's lot. Returns undefined if no lot is
 * known at the place.
 */
export function outlineOf(lot: PanelOutcome<PlaceLot>): ParcelOutline | { why: string } | undefined {
  if (lot.ending === 'failed') return { why: lot.problem.isWaiting ? texts.waiting : texts.failed }
  if (lot.ending === 'on-request') return { why: texts.several }
  if (!('data' in lot)) return undefined
  if (lot.data.by === 'other-address') return { why: texts.otherAddress }
  return lot.data.outline ?? { why: texts.outlineless }
}

export function groundOf(lot: PanelOutcome<PlaceLot>): GroundOutline {
  const outline = outlineOf(lot)
  return outline && 'type' in outline ? { outline } : outline
}

type AskMap = (pieces: readonly Polygon[], call: EngineCaller, isLand: boolean) => Promise<LotShareResult>

interface GroundMeasurement {
  ground: LotGroundShares
  caveats: string[]
  metas: Meta[]
}

export async function measureGround(
  ground: GroundOutline,
  call: EngineCaller,
  ask: AskMap,
  widest?: number,
): Promise<GroundMeasurement | undefined> {
  if (!ground) return undefined
  if ('why' in ground) return unmeasured(ground.why)
  const { outline, land } = ground
  const plan = planPieces(outline, widest)
  if ('why' in plan) return unmeasured(plan.why)
  let isKept = true
  const callKept = (async (connector, method, params) => {
    const answer = await call(connector, method, params)
    if (isMissingReading(answer as Result<unknown>)) isKept = false
    return answer
  }) as EngineCaller
  const answer = await ask(plan.pieces, callKept, land !== undefined)
  if (!isKept) return undefined
  if (!answer.ok) return unmeasured(texts.unanswered(translate(answer.error.message)))
  const { shares, note, isCut, caveats, metas } = answer.data
  const isMeasured = shares.some(({ percent }) => percent !== null)
  return {
    ground: { shares, note, isCut, ...(land ? { land } : {}) },
    caveats: [...(isMeasured ? [land ? ofLand : ofOutlines] : []), ...caveats],
    metas,
  }
}

const unmeasured = (why: string): GroundMeasurement => ({ ground: { why }, caveats: [], metas: [] })

export interface LotGroundPanelData {
  lot?: LotGroundShares
  caveats: string[]
}

export function addGround<Data extends LotGroundPanelData>(
  outcome: PanelOutcome<Data>,
  measured: GroundMeasurement | undefined,
): PanelOutcome<Data> {
  const data = contextOf(outcome)
  if (!measured || !data) return outcome
  const { ground, caveats, metas } = measured
  const isOnLot = 'shares' in ground && ground.shares.length > 0
  const onLot = { ...data, lot: ground, caveats: [...new Set([...data.caveats, ...caveats])] }
  if ('data' in outcome) return { ...outcome, data: onLot, metas: [...outcome.metas, ...metas] }
  if (outcome.ending === 'none' && isOnLot)
    return { ending: 'found', data: onLot, metas: [...outcome.metas, ...metas] }
  return outcome
}

export const toLotGround = (lot: LotGroundShares | undefined): z.input<typeof lotGround> => {
  if (!lot) return null
  if ('why' in lot) return { shares: null, truncated: false, note: lot.why, land: null }
  return { shares: lot.shares, truncated: lot.isCut, note: lot.note, land: lot.land?.name ?? null }
}

export function lotTables(lot: LotGroundShares | undefined): PanelTable[] {
  if (!lot || 'why' in lot || lot.shares.length === 0) return []
  const { shares, note, land } = lot
  const table = lotShare.table(shares, [note, land ? ofLand : ofOutlines])
  return [{ name: land ? onLand(land) : fileTexts.table, table }]
}
