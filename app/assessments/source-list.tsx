import { placeOf } from '@/app/_lib/coverage/covered-places'
import { Rich } from '@/components/ui/page/rich'
import { findSource } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { AssessmentSource } from './fetch-assessments'
import { describeUnchecked } from './unchecked'
import { type AssessmentsUrlParams, assessmentsHref } from './url'

const texts = defineTexts('find.source-list', {
  modes: {
    multi_year: (authority: string) => `Many years. Kept by ${authority}.`,
    current_and_previous: (authority: string) =>
      `The current and the previous or proposed year. Kept by ${authority}.`,
    current_only: (authority: string) => `The latest year only. Kept by ${authority}.`,
  },
  certainties: {
    verified: 'We read recorded answers of this source.',
    seen: 'Other programs read this source and these columns; we have not recorded its answers.',
    doubtful: 'Descriptions of this source’s columns contradict each other, so parts may be missing.',
    not_established: 'We do not know a way for a program to ask this source.',
  },
  municipality: 'You choose the city, town or village from a list.',
  gaps: (place: string) => `Gaps, and what we checked<place> of ${place}</place>`,
  official: 'Official page',
})

interface Props {
  url: AssessmentsUrlParams
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
 * If the page lists the local governments of a roll, the hint to choose one replaces the roll's hint, which
 * asks for a code.
 */
const needsOf = ({ id, searchNeeds }: AssessmentSource): string[] =>
  findSource(id)?.municipalities ? [texts.municipality] : searchNeeds.map(translate)

function Entry({ url, source }: { url: AssessmentsUrlParams; source: AssessmentSource }) {
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
      {source.statusReason && <p className="font-semibold text-warn">{translate(source.statusReason)}</p>}
      <p>
        {translate(source.title)}. {translate(source.coverage)}
      </p>
      <p className="text-muted">{texts.modes[source.historyMode](translate(source.authority))}</p>
      <details className="mt-1">
        <summary className="inline-block min-h-6 text-accent underline underline-offset-[0.2em]">
          <Rich
            text={texts.gaps(placeOf(source))}
            parts={{ place: (words) => <span className="sr-only">{words}</span> }}
          />
        </summary>
        <ul className="mt-1 list-disc pl-6">
          {[
            ...source.gaps.map(translate),
            ...needsOf(source),
            translate(source.year),
            texts.certainties[source.certainty],
            ...[describeUnchecked(source.id)].filter((line) => line !== undefined),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <a href={source.officialPage}>{texts.official}</a>
          </li>
        </ul>
      </details>
    </li>
  )
}
