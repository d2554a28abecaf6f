import type { Preview } from '@/app/_surfaces/preview/card'
import { describeLink } from '@/app/_surfaces/preview/describe-link'
import { formatDay } from '@/lib/format'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { headlineFacts } from './headline-facts'

const texts = {
  seen: (day: string) => `Frozen copy of ${day}. Nothing in it has been updated since.`,
}

/** What a link to a kept page shows of it: where, when, and a few facts. Nobody is asked. */
export async function describeSnapshot(snapshot: Snapshot): Promise<Preview> {
  const { title, place, where } = await describeLink(snapshot.href, async (connector, method) => {
    const kept = snapshot.readings.find((each) => each.connector === connector && each.method === method)
    return kept?.result.ok ? kept.result.data : undefined
  })
  return {
    title,
    place,
    where,
    facts: headlineFacts(snapshot),
    foot: texts.seen(formatDay(snapshot.takenAt.slice(0, 10))),
    sample: snapshot.sample,
  }
}
