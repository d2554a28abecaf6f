import { sayPlace } from '@/app/say-asked-place'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageHeading } from '@/components/ui/page-heading'
import { Panel } from '@/components/ui/panel'
import { CoverageSummary, Start } from './coverage'
import { type FoundPlace, findPlace } from './find-place'
import { PlaceView } from './place-view'
import { QuestionForm } from './question-form'
import type { ListedMarket, ListedSource } from './read-permits'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  title: string
  url: PermitsUrl
  /** The form was sent, be it empty. */
  isAsked: boolean
  sources: readonly ListedSource[]
  markets: readonly ListedMarket[]
}

const texts = {
  lead: 'New construction as cities, counties and states publish it, and what five cities publish about one property: permits, inspections and violations.',
  missing: 'Type an address or a city.',
}

/** The one question of the page, and where its place leads. */
export async function PlaceQuestion({ title, url, isAsked, sources, markets }: Props) {
  const found = url.q ? await findPlace(url.q, [...sources, ...markets]) : undefined
  const error = found?.kind === 'question' ? found.question : isAsked && !url.q ? texts.missing : undefined
  const place = found?.kind === 'place' ? found : undefined
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <PageHeading
        title={place ? `Permits in ${sayPlace(place.place)}` : title}
        lead={isAsked ? undefined : texts.lead}
      />
      {!place && <CoverageSummary sources={sources} markets={markets} />}
      <QuestionForm typed={url.q} error={error} />
      {found?.kind === 'problem' && (
        <ProblemNotice
          problem={found.problem}
          retry={permitsHref(url)}
          stillStands="A city, such as Chicago, IL, is found without the look-up of addresses."
        />
      )}
      {found?.kind === 'choices' && <Choices found={found} />}
      {place ? (
        <PlaceView url={url} found={place} sources={sources} markets={markets} />
      ) : (
        found?.kind !== 'choices' && <Start sources={sources} markets={markets} />
      )}
    </>
  )
}

function Choices({ found: { choices, meta } }: { found: Extract<FoundPlace, { kind: 'choices' }> }) {
  return (
    <Panel id="choices" title="Which one do you mean?" state="found" stateLabel={`${choices.length} matches`}>
      <ul className="list-disc pl-6">
        {choices.map((choice) => (
          <li key={choice}>
            <a href={permitsHref({ q: choice })} className="inline-flex min-h-11 items-center">
              {choice}
            </a>
          </li>
        ))}
      </ul>
      {meta && <Provenance meta={meta} />}
    </Panel>
  )
}
