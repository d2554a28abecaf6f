import { getApp } from '@/app/_lib/site/app'
import { pictureRoute } from '@/app/_surfaces/preview/picture-route'
import { describeSnapshot } from './describe-snapshot'

const texts = { none: 'There is no frozen copy at this link now, so there is no picture of it.' }

/** The picture of a link to a kept page, from what is stored: the picture of a removed page goes with it. */
export const GET = pictureRoute(async (_, { snapshot: id }: { snapshot: string }) => {
  const { snapshots } = await getApp()
  const opened = await snapshots.open(id)
  if (opened.kind === 'found') return { preview: await describeSnapshot(opened.snapshot), isShortLived: true }
  const code = opened.kind === 'unavailable' ? 'upstream_unavailable' : 'not_found'
  return { code, message: texts.none, issues: [] }
})
