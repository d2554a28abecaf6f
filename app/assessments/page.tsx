import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { placeOf } from '@/app/_lib/coverage/covered-places'
import { noindex } from '@/app/_lib/noindex'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Rich } from '@/components/ui/page/rich'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { UrlQuery } from '@/lib/url-state'
import { type AssessmentSource, fetchSources } from './fetch-assessments'
import { OtherHomes } from './find/other-homes'
import { QuestionForm } from './question-form'
import { namedSteps, stepTexts } from './step-texts'
import { assessmentsHref, assessmentsUrl } from './url'

interface Props {
  searchParams: Promise<UrlQuery>
}

const texts = defineTexts('find.start', {
  title: 'Assessment',
  lead: 'Find your home, read its official values of three years in plain words, and print the pages to take to the assessor.',
  which: 'Which home is it?',
  how: 'How it works',
  step: (title: string, about: string) =>
    title.endsWith('?') ? `<step>${title}</step> ${about}` : `<step>${title}</step>. ${about}`,
  privacy: 'Your notes stay in your browser. No account, no key.',
  covered: 'What is covered',
  counties: (names: string, state: string) => `${names} Counties, ${state}`,
  uncovered: (off: number) =>
    `Not covered: every other place in the country. There the assessor of the county or town has the record.${off > 0 ? ` ${off} more can be switched on by the operator of this site.` : ''} <gaps>What each record covers, and its gaps</gaps>.`,
})

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const hasQuery = Object.keys(await searchParams).length > 0
  return { title: texts.title, description: texts.lead, ...(hasQuery ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = assessmentsUrl.parse(await searchParams)
  const isStart = url.q === undefined && url.id === undefined
  const listed = await fetchSources()
  const sources = listed.ok ? listed.data.sources : []
  return (
    <PageFrame>
      <PageHeading title={isStart ? texts.title : texts.which} />
      <DroppedNotice dropped={dropped} />
      {!listed.ok && <ProblemNotice problem={listed.error} retry={assessmentsHref('question', url)} />}
      <QuestionForm url={url} sources={sources} />
      <OtherHomes url={url} />
      {isStart && (
        <>
          {listed.ok && <CoverageSummary sources={sources} />}
          <HowItGoes />
        </>
      )}
    </PageFrame>
  )
}

function CoverageSummary({ sources }: { sources: readonly AssessmentSource[] }) {
  const usable = sources.filter(({ status }) => status === 'enabled').toSorted(byState)
  const off = sources.length - usable.length
  return (
    <section aria-labelledby="covered" className="mb-8 max-w-reading">
      <h2 id="covered" className="mb-1 text-xl font-semibold">
        {texts.covered}
      </h2>
      <p className="mb-2">{placesByState(usable).join('; ')}.</p>
      <p>
        <Rich
          text={texts.uncovered(off)}
          parts={{ gaps: (words) => <a href={assessmentsHref('source')}>{words}</a> }}
        />
      </p>
    </section>
  )
}

const byState = (a: AssessmentSource, b: AssessmentSource) =>
  (a.stateName ?? a.state).localeCompare(b.stateName ?? b.state) || placeOf(a).localeCompare(placeOf(b))

function placesByState(sources: readonly AssessmentSource[]): string[] {
  const states = new Map<string, string[]>()
  for (const source of sources)
    states.set(source.state, [...(states.get(source.state) ?? []), placeOf(source)])
  return [...states.values()].flatMap((places) => {
    const [, state] = /, (.+)$/.exec(places[0] ?? '') ?? []
    const end = ` County, ${state}`
    return places.length > 1 && places.every((place) => place.endsWith(end))
      ? texts.counties(formatList(places.map((place) => place.slice(0, -end.length))), state ?? '')
      : places
  })
}

function HowItGoes() {
  return (
    <section aria-labelledby="how" className="max-w-reading print:hidden">
      <h2 id="how" className="mb-2 text-xl font-semibold">
        {texts.how}
      </h2>
      <ol className="mb-4 grid list-decimal gap-2 pl-6">
        {namedSteps.map((step) => (
          <li key={step}>
            <Rich
              text={texts.step(stepTexts[step].title, stepTexts[step].about)}
              parts={{ step: (words) => <a href={assessmentsHref(step)}>{words}</a> }}
            />
          </li>
        ))}
      </ol>
      <p className="text-muted">{texts.privacy}</p>
    </section>
  )
}
