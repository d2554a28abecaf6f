import type { Preview } from '@/app/_lib/preview/preview-card'
import { findShareable, type ShareablePath } from '@/app/_lib/share/shareable'
import { describePlace } from '@/app/place/preview/describe-place'
import { placeUrl } from '@/app/place/url'
import { formatDay } from '@/lib/format'
import type { Snapshot } from '@/lib/snapshots/snapshot'
import { headlineFacts } from './headline-facts'

const names: Readonly<Record<ShareablePath, string>> = {
  '/place': 'One place, everything on record',
  '/land': 'Section and elevation',
  '/environment': 'Regulated facilities near a place',
  '/environment/facility/[registryId]': 'A regulated facility',
  '/assessments/check': 'A property assessment',
  '/assessments/facts': 'A property assessment',
  '/assessments/history': 'A property assessment',
  '/assessments/meaning': 'A property assessment',
  '/assessments/evidence': 'A property assessment',
  '/assessments/packet': 'An appeal packet',
  '/parcels/[county]': 'A Florida parcel',
  '/permits': 'Building permits',
  '/costs': 'Labor and price series',
  '/rules': 'Federal rules and notices',
  '/rules/[documentNumber]': 'A federal document',
  '/open-data': 'Municipal data sets',
  '/open-data/[portal]/[datasetId]': 'A municipal data set',
}

const texts = {
  seen: (day: string) => `As seen on ${day}. Not asked again since.`,
}

/** What a link to a kept page shows of it: where, when, and a few facts. Nobody is asked. */
export function describeSnapshot(snapshot: Snapshot): Preview {
  const page = findShareable(snapshot.href)
  const about = page && hasPlace(page.path) ? describePlace(placeUrl.parse(page.query).url) : undefined
  const name = page ? names[page.path] : ''
  return {
    ...(about ?? { title: name }),
    facts: headlineFacts(snapshot),
    foot: texts.seen(formatDay(snapshot.takenAt.slice(0, 10))),
    sample: snapshot.sample,
  }
}

const hasPlace = (path: ShareablePath) => ['/place', '/land', '/environment'].includes(path)
