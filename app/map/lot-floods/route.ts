import { fetchLotFloods } from '@/app/_lib/places/lot-floods'
import { planPieces } from '@/app/_lib/places/lot-shares'
import { scriptRoute } from '@/app/_lib/read/script-route'
import { invalidParams } from '@/lib/connector/http/call'
import { isOutline } from '@/lib/records/parcel/outline'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'
import type { LotFloodZonesOutcome } from './lot-floods-answer'

const texts = {
  key: 'Give a parcel: key=county:number, such as key=23:3059010000010.',
  outlineless: 'The roll has no outline of this parcel, so we cannot ask which zones touch it.',
}

export const GET = scriptRoute({
  async answer(query, call) {
    const identity = readParcelKey(query.get('key') ?? '')
    if (!identity) return invalidParams([{ path: 'key', message: texts.key }])
    const params = { ...identity, includeGeometry: true, detail: true }
    const lot = await call('us-florida-parcels', 'readParcel', params)
    if (!lot.ok) return lot.error
    const notAsked = (why: string) => ({
      data: { state: 'not asked', why } satisfies LotFloodZonesOutcome,
      meta: lot.meta,
    })
    const { geometry } = lot.data
    if (!isOutline(geometry)) return notAsked(texts.outlineless)
    const plan = planPieces(geometry)
    if ('why' in plan) return notAsked(plan.why)
    const floods = await fetchLotFloods(plan.pieces, (piece) =>
      call('federal-flood-hazard', 'getFloodZonesInArea', piece),
    )
    if (!floods.ok) return floods.error
    const { names, isSpecial, note, isCut, metas } = floods.data
    const [meta = lot.meta] = metas
    return { data: { state: 'asked', names, isSpecial, note, isCut } satisfies LotFloodZonesOutcome, meta }
  },
})
