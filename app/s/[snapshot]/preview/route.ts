import { asHeavy } from '@/app/_lib/files/heavy'
import { previewImage } from '@/app/_lib/preview/preview-image'
import { getApp } from '@/app/_lib/site/app'
import { prices, refuseTooMany } from '@/app/_lib/site/visitor'
import { problemResponse } from '@/lib/connector/http/call'
import { describeSnapshot } from './describe-snapshot'

interface Props {
  params: Promise<{ snapshot: string }>
}

const texts = { none: 'There is no frozen copy at this link now, so there is no picture of it.' }

/** Short, so that the picture of a removed page goes with it. */
const HOUR = 3_600

/** The picture of a link to a kept page, from what is stored. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const refused = await refuseTooMany(request.headers, prices.picture)
  if (refused) return problemResponse(refused)
  const { snapshot: id } = await params
  const { snapshots } = await getApp()
  const opened = await snapshots.open(id)
  if (opened.kind === 'found')
    return asHeavy(request, async ({ turn }) => {
      await turn()
      return previewImage(await describeSnapshot(opened.snapshot), HOUR)
    })
  const code = opened.kind === 'unavailable' ? 'upstream_unavailable' : 'not_found'
  return problemResponse({ code, message: texts.none, issues: [] })
}
