import 'server-only'
import type { Metadata } from 'next'
import { linkMetadata } from '@/app/_surfaces/preview/metadata'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { describeSnapshot } from './describe-snapshot'

/** Words and picture of a link to a kept page; the title is the page's own. */
export async function snapshotPreview(id: string, snapshot: Snapshot, title: string): Promise<Metadata> {
  const { place, facts, foot } = await describeSnapshot(snapshot)
  const href = `/s/${encodeURIComponent(id)}`
  return linkMetadata({
    title,
    description: [foot, place && `${place}.`, facts.length > 0 && `${facts.join('. ')}.`]
      .filter(Boolean)
      .join(' '),
    href,
    image: `${href}/preview`,
  })
}
