import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { findShareable } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { replayOf } from '@/app/_surfaces/frozen/replay'
import type { FacilitySearchResult } from '../../../environment/fetch-facilities'
import { countKeptFromLot } from '../../../environment/from-lot'
import { answerPoints } from '../../../environment/points/to-points'
import { environmentUrl } from '../../../environment/url'

interface Context {
  params: Promise<{ snapshot: string }>
}

const methods = ['facilitiesNear', 'facilitiesIn']
const nothing = () => new Response('There are no facilities kept under this link.\n', { status: 404 })

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
  const call = (async (connector, method, params) => replay.answer(connector, method, params)) as EngineCaller
  // The cast is safe, because the method's result schema has validated the data.
  const rows = await countKeptFromLot(answer.data as FacilitySearchResult, reading.params, url, call)
  return answerPoints(rows, url, 'private, no-store')
}
