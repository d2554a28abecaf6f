import 'server-only'
import type { Metadata } from 'next'
import { getApp } from '@/app/_lib/site/app'
import type { LinkPreview } from '@/app/_surfaces/preview/card'
import { describeLink } from '@/app/_surfaces/preview/describe-link'
import { linkMetadata } from '@/app/_surfaces/preview/metadata'
import { pictureRoute } from '@/app/_surfaces/preview/picture-route'
import { formatDay } from '@/lib/format'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { snapshotHref } from './open-snapshot'

const texts = {
  seen: (day: string) => `Frozen copy of ${day}. Nothing in it has been updated since.`,
  none: 'There is no frozen copy at this link now, so there is no picture of it.',
}

export type SnapshotDescriber = (snapshot: Pick<Snapshot, 'readings'>) => readonly string[]

export async function describeSnapshot(snapshot: Snapshot, factsOf: SnapshotDescriber): Promise<LinkPreview> {
  const { title, place, where } = await describeLink(snapshot.href, async (connector, method) => {
    const reading = snapshot.readings.find((each) => each.connector === connector && each.method === method)
    return reading?.result.ok ? reading.result.data : undefined
  })
  return {
    title,
    place,
    where,
    facts: factsOf(snapshot),
    foot: texts.seen(formatDay(snapshot.takenAt.slice(0, 10))),
    sample: snapshot.sample,
  }
}

export async function snapshotMetadata(
  id: string,
  title: string,
  { place, facts, foot }: LinkPreview,
): Promise<Metadata> {
  const href = snapshotHref(id)
  return linkMetadata({
    title,
    description: [foot, place && `${place}.`, facts.length > 0 && `${facts.join('. ')}.`]
      .filter(Boolean)
      .join(' '),
    href,
    image: `${href}/preview`,
  })
}

export const snapshotPicture = (factsOf: SnapshotDescriber) =>
  pictureRoute(async (_, { snapshot: id }: { snapshot: string }) => {
    const { snapshots } = await getApp()
    const opened = await snapshots.open(id)
    if (opened.kind === 'found')
      return { preview: await describeSnapshot(opened.snapshot, factsOf), isShortLived: true }
    const code = opened.kind === 'unavailable' ? 'upstream_unavailable' : 'not_found'
    return { code, message: texts.none, issues: [] }
  })
