import { asHeavy } from '@/app/heavy'
import { openHouse } from '@/app/house'
import { previewImage } from '@/app/preview-image'
import { prices, refuseTooMany } from '@/app/visitor'
import { problemResponse } from '@/lib/connector/door'
import { describeSnapshot } from './describe-snapshot'

interface Props {
  params: Promise<{ snapshot: string }>
}

const texts = { none: 'There is no kept page under this link now, so there is no picture of it.' }

/** Short, so that the picture of a removed page goes with it. */
const HOUR = 3_600

/** The picture of a link to a kept page, from what is stored. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const refused = await refuseTooMany(request.headers, prices.picture)
  if (refused) return problemResponse(refused)
  const { snapshot: id } = await params
  const { snapshots } = await openHouse()
  const opened = await snapshots.open(id)
  if (opened.kind === 'found')
    return asHeavy(request, async (errand) => {
      await errand.turn()
      return previewImage(describeSnapshot(opened.snapshot), HOUR)
    })
  const code = opened.kind === 'unavailable' ? 'upstream_unavailable' : 'not_found'
  return problemResponse({ code, message: texts.none, issues: [] })
}
