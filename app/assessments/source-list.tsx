import { placeOf } from '@/app/_lib/coverage/covered-places'
import { findSource } from '@/connectors/us-public-assessments/public'
import type { AssessmentSource } from './fetch-assessments'
import { describeUnchecked } from './unchecked'
import { type AssessmentsUrl, assessmentsHref } from './url'

const modes = {
  multi_year: 'Many years',
  current_and_previous: 'The current and the previous or proposed year',
  current_only: 'The latest year only',
} as const

const certainties = {
  verified: 'We read recorded answers of this source.',
  seen: 'Other programs read this source and these columns; we have not recorded its answers.',
  doubtful: 'Descriptions of this source’s columns contradict each other, so parts may be missing.',
  not_established: 'We do not know a way for a program to ask this source.',
} as const

interface Props {
  url: AssessmentsUrl
  sources: readonly AssessmentSource[]
}

export function SourceList({ url, sources }: Props) {
  const states = new Map(sources.map(({ state, stateName }) => [state, stateName ?? state]))
  const byName = [...states].toSorted(([, a], [, b]) => a.localeCompare(b))
  return byName.map(([state, name]) => (
    <section key={state} aria-labelledby={`state-${state}`} className="mb-8 max-w-reading">
      <h2 id={`state-${state}`} className="mb-2 text-xl font-semibold">
        {name}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {sources
          .filter((source) => source.state === state)
          .map((source) => (
            <Entry key={source.id} url={url} source={source} />
          ))}
      </ul>
    </section>
  ))
}

/**
 * For a roll with a list of local governments, the hint about their code is replaced, because only programs
 * pass the code.
 */
const needsOf = ({ id, searchNeeds }: AssessmentSource): string[] =>
  findSource(id)?.municipalities ? ['You choose the city, town or village from a list.'] : searchNeeds

function Entry({ url, source }: { url: AssessmentsUrl; source: AssessmentSource }) {
  const step = url.q || url.id ? 'find' : 'question'
  return (
    <li className="py-3">
      <p className="font-semibold">
        {source.status === 'enabled' ? (
          <a
            href={assessmentsHref(step, { ...url, source: source.id })}
            className="inline-flex min-h-8 items-center"
          >
            {placeOf(source)}
          </a>
        ) : (
          placeOf(source)
        )}
      </p>
      {source.statusReason && <p className="font-semibold text-warn">{source.statusReason}</p>}
      <p>
        {source.title}. {source.coverage}
      </p>
      <p className="text-muted">
        {modes[source.historyMode]}. Kept by {source.authority}.
      </p>
      <details className="mt-1">
        <summary className="inline-block min-h-6 text-accent underline underline-offset-[0.2em]">
          Gaps, and what we checked
          <span className="sr-only"> of {placeOf(source)}</span>
        </summary>
        <ul className="mt-1 list-disc pl-6">
          {[
            ...source.gaps,
            ...needsOf(source),
            source.year,
            certainties[source.certainty],
            ...[describeUnchecked(source.id)].filter((line) => line !== undefined),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <a href={source.officialPage}>Official page</a>
          </li>
        </ul>
      </details>
    </li>
  )
}
