import { askLotFloods, planLotFloods } from '@/app/_lib/places/lot-floods'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { readParcelKey } from '@/connectors/us-florida-parcels/public'
import { invalidParams, problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { ENVELOPE } from '@/lib/connector/result'
import { isOutline } from '@/lib/records/parcel/outline'
import type { LotFloodsAnswer } from './lot-floods-answer'

const KEEP = 'private, max-age=300'

const texts = {
  key: 'Give a parcel: key=county:number, such as key=23:3059010000010.',
  outlineless: 'The roll has no outline of this parcel, so we cannot ask which zones touch it.',
}

/** Which flood zones touch one lot, for the table of the map: the source compares whole outlines, no tiles. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const identity = readParcelKey(new URL(request.url).searchParams.get('key') ?? '')
  if (!identity) return problemResponse(invalidParams([{ path: 'key', message: texts.key }]))
  const { engine } = await getApp()
  const call = { internal: true, ...callerOf(request) }
  const asked = { ...identity, includeGeometry: true, detail: true }
  const lot = await engine.call('us-florida-parcels', 'readParcel', asked, call)
  if (!lot.ok) return problemResponse(lot.error)
  const { geometry } = lot.data
  if (!isOutline(geometry)) return answer({ state: 'not asked', why: texts.outlineless }, lot.meta)
  const plan = planLotFloods(geometry)
  if ('why' in plan) return answer({ state: 'not asked', why: plan.why }, lot.meta)
  const floods = await askLotFloods(plan.pieces, (params) =>
    engine.call('federal-flood-hazard', 'getFloodZonesInArea', params, call),
  )
  if (!floods.ok) return problemResponse(floods.error)
  const { names, isSpecial, note, isCut, meta } = floods.data
  return answer({ state: 'asked', names, isSpecial, note, isCut }, meta)
}

const answer = (data: LotFloodsAnswer, meta: unknown) =>
  Response.json(
    { data, meta },
    { headers: { 'content-type': ENVELOPE, 'cache-control': KEEP, 'x-robots-tag': 'noindex' } },
  )
