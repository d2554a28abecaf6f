import { Facts } from '@/components/ui/facts'
import { homeFacts } from './home-facts'
import { keyOf } from './key-of'
import type { Candidate } from './read-assessments'
import { type AssessmentsUrl, assessmentsHref } from './url'

/** One candidate: the address as the link, and what tells it from the others. */
export function CandidateItem({ url, record }: { url: AssessmentsUrl; record: Candidate }) {
  const key = keyOf(record)
  const name = record.siteAddress ?? `Parcel ${record.parcelId ?? 'without a number'}`
  return (
    <li className="rounded-panel border border-line bg-surface p-4">
      <p className="mb-2 text-lg font-semibold">
        {key ? (
          <a href={assessmentsHref('check', { ...url, key })} className="inline-flex min-h-8 items-center">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <Facts items={homeFacts(record, ['city', 'parcelId', 'alternateParcelId', 'landUse', 'yearBuilt'])} />
    </li>
  )
}
