import type { CallMethod } from '@/app/_lib/read/reading-scope'
import { findShareable } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { replayOf } from '@/app/_surfaces/frozen/replay'
import type { LngLat } from '@/lib/geography/types'
import type { Facilities } from '../../../environment/fetch-facilities'
import { countFromLot, fetchLotOutline } from '../../../environment/from-lot'
import { answerPoints } from '../../../environment/points/to-points'
import { environmentUrl } from '../../../environment/url'

interface Context {
  params: Promise<{ snapshot: string }>
}

const methods = ['facilitiesNear', 'facilitiesIn']
const nothing = () => new Response('There are no facilities kept under this link.\n', { status: 404 })

/** The point as the page sent it, because its address may have words only. A box has none. */
function pointOf(params: unknown): LngLat | undefined {
  const { latitude, longitude } = params as Partial<LngLat>
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { snapshots, engine } = await getApp()
  const opened = await snapshots.open((await params).snapshot)
  if (opened.kind !== 'found') return nothing()
  const { snapshot } = opened
  const page = findShareable(snapshot.href)
  const reading = snapshot.readings.find(({ method }) => methods.includes(method))
  if (!page || !reading) return nothing()
  const replay = replayOf(snapshot, '', engine)
  const answer = replay.answer(reading.connector, reading.method, reading.params)
  if (!answer.ok) return nothing()
  const { url } = environmentUrl.parse(page.query)
  const call = (async (connector, method, params) => replay.answer(connector, method, params)) as CallMethod
  const point = pointOf(reading.params)
  const lot = point && (await fetchLotOutline(url, { point }, call))
  // The method's result schema has just validated it.
  return answerPoints(countFromLot(answer.data as Facilities, lot), url, 'private, no-store')
}
