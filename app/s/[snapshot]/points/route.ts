import { findShareable } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { replayOf } from '@/app/_surfaces/frozen/replay'
import type { Facilities } from '../../../environment/fetch-facilities'
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
  const answer = replayOf(snapshot, '', engine).answer(reading.connector, reading.method, reading.params)
  if (!answer.ok) return nothing()
  // The method's result schema has just validated it.
  const { rows } = answer.data as Facilities
  return answerPoints(rows, environmentUrl.parse(page.query).url, 'private, no-store')
}
