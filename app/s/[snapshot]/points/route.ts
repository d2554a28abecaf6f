import { findShareable } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { filterFacilities, type NearFacilities } from '../../../environment/fetch-facilities'
import { toPoints } from '../../../environment/points/to-points'
import { environmentUrl } from '../../../environment/url'
import { replayOf } from '../replay'

interface Context {
  params: Promise<{ snapshot: string }>
}

const METHOD = ['federal-env-compliance', 'facilitiesNear'] as const
const nothing = () => new Response('There are no facilities kept under this link.\n', { status: 404 })

/** The facilities of a kept page for its map: those that were kept, and no others. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { snapshots, engine } = await getApp()
  const opened = await snapshots.open((await params).snapshot)
  if (opened.kind !== 'found') return nothing()
  const { snapshot } = opened
  const page = findShareable(snapshot.href)
  const reading = snapshot.readings.find(
    ({ connector, method }) => connector === METHOD[0] && method === METHOD[1],
  )
  if (!page || !reading) return nothing()
  const answer = replayOf(snapshot, '', engine).answer(...METHOD, reading.params)
  if (!answer.ok) return nothing()
  // Checked against the method's own result schema just now.
  const { rows } = answer.data as NearFacilities
  const points = toPoints(filterFacilities(rows, environmentUrl.parse(page.query).url))
  return Response.json(points, {
    headers: {
      'content-type': 'application/geo+json',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
