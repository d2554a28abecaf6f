import { placeOf } from '@/app/covered-places'
import type { ListedSource } from './read-assessments'
import { assessmentsHref } from './url'

/** Said before anybody types: which places, in one look, and that all others are not. */
export function CoverageSummary({ sources }: { sources: readonly ListedSource[] }) {
  const usable = sources.filter(({ status }) => status === 'enabled').toSorted(byState)
  const off = sources.length - usable.length
  return (
    <section aria-labelledby="covered" className="mb-8 max-w-reading">
      <h2 id="covered" className="mb-1 text-xl font-semibold">
        What is covered
      </h2>
      <p className="mb-2">{usable.map(placeOf).join('; ')}.</p>
      <p>
        Not covered: every other place in the country. There the assessor of the county or town has the
        record.
        {off > 0 && ` ${off} more can be switched on by whoever runs this site.`}{' '}
        <a href={assessmentsHref('source')}>What each record covers, and its gaps</a>.
      </p>
    </section>
  )
}

const byState = (a: ListedSource, b: ListedSource) =>
  (a.stateName ?? a.state).localeCompare(b.stateName ?? b.state) || placeOf(a).localeCompare(placeOf(b))
