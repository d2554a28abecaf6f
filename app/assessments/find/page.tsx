import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { placeOf } from '@/app/_lib/coverage/covered-places'
import { describeNotCovered, localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { withUnit } from '@/app/_lib/coverage/unit-of-record'
import { noindex } from '@/app/_lib/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { DroppedNotice } from '@/components/ui/notice'
import { Rich } from '@/components/ui/page/rich'
import type { Problem } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { UrlQuery } from '@/lib/url-state'
import { type AssessmentSource, fetchSources } from '../fetch-assessments'
import { fetchHome } from '../fetch-home'
import { HomeTrouble, NoHome, OfficialPage } from '../home-trouble'
import { QuestionForm } from '../question-form'
import { SourceList } from '../source-list'
import { StepFrame } from '../step-frame'
import { stepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { type AssessmentsUrlParams, assessmentsHref, assessmentsUrl, questionOf, steps } from '../url'
import { nameCounty } from '../values/name-office'
import { Candidates, keyOf, NoMatch, SearchedLine, SearchNotes, toFormUrl } from './candidates'
import { CheckHome } from './check-home'
import { findHome, type HomeResolution, parseParcelQuestion } from './find-home'
import { offerMunicipalities } from './municipality-options'
import { OtherSpelling } from './other-spelling'
import { PublishedLot } from './published-lot'

const texts = defineTexts('find.page', {
  whichOne: 'Which one is your home?',
  noMatch: 'No home matches',
  question: 'Which home is it?',
  waiting: 'We are asking for the record',
  failed: 'We could not reach the record',
  change: 'Change the question',
  typed: (words: string) => `What you typed is kept: ${words}`,
  place: 'Which place is it in?',
  reasons: {
    several: 'More than one place may have this address, or we cover only part of its state. Choose yours.',
    'unknown-place':
      'The Census Bureau does not list this address, so we could not tell where it is. It often lacks new streets. Choose yours.',
    'look-up-failed':
      'The address look-up does not answer right now, so we could not tell where the address is. Choose yours.',
    'id-form': 'These places write their parcel numbers like this one. Choose yours.',
    'id-alone':
      'A parcel number alone does not say where the home is: many counties use the same number. Choose yours.',
  },
  address: 'Which one do you mean?',
  none: 'None of them? <question>Change the address</question>.',
  goOn: 'You can still prepare an appeal: type the values of your notice, collect evidence, and print the pages.',
  steps: 'Go on with my notice',
  assessorOf: (county: string) => `The assessor of ${county}`,
  parcel: (number: string) => `Parcel ${number}`,
  others: 'Other offices publish records of this address. <place>All public records of this address</place>',
  misread: 'If we misread the place, <source>choose the record yourself</source>.',
  municipality: {
    title: 'Which local government assesses the home?',
    lead: (place: string) =>
      `${place} has a roll for each city, town and village, and the same street is in many of them.`,
    label: 'City, town or village',
    hint: 'The property tax bill names it.',
    likely: (city: string) =>
      `We chose it by the city in the address, ${city}. A home outside the city can have the same mailing address: check the property tax bill.`,
    empty: 'Choose one',
    submit: 'Continue',
  },
})

export const generateMetadata = (): Metadata => ({ title: stepTexts.find.title, ...noindex })

export default stepPage('find', showFinding)

async function showFinding(query: UrlQuery) {
  if (Object.keys(query).length === 0) return <NoHome step="find" />
  const { url: typed, dropped } = assessmentsUrl.parse(query)
  const { unit, ...rest } = typed
  const url = unit && rest.q ? { ...rest, q: withUnit(rest.q, unit) } : rest
  if (url.key) return showHome(url)
  const finding = await findHome(url)
  switch (finding.kind) {
    case 'question': {
      const listed = await fetchSources()
      const withSource = finding.source ? { ...url, source: finding.source.id } : url
      return (
        <QuestionPage
          url={withSource}
          sources={listed.ok ? listed.data.sources : []}
          problems={finding.problems}
        />
      )
    }
    case 'choose':
      return (
        <ChooseSource
          typed={url}
          url={parseParcelQuestion(url).url}
          why={finding.why}
          sources={finding.sources}
        />
      )
    case 'choose-address':
      return <ChooseAddress url={url} matches={finding.matches} />
    case 'choose-municipality':
      return <ChooseMunicipality url={url} finding={finding} />
    case 'not-covered':
      return <NotCovered url={url} {...finding} />
    case 'problem':
      return <FindProblem url={url} problem={finding.problem} source={finding.source} />
    case 'searched': {
      const only = finding.missingUnit === undefined ? onlyMatch(finding) : undefined
      if (only) return showHome({ ...url, ...toFormUrl(url, finding), key: only }, finding)
      if (finding.search.records.length === 0) return showNoMatch(url, finding)
      return (
        <StepFrame step="find" title={texts.whichOne}>
          <DroppedNotice dropped={dropped} />
          <Candidates url={url} found={finding} />
        </StepFrame>
      )
    }
  }
}

async function showNoMatch(url: AssessmentsUrlParams, searched: SearchFinding) {
  const listed = await fetchSources()
  return (
    <StepFrame step="find" title={texts.noMatch}>
      <OtherSpelling url={url} />
      <NoMatch url={url} found={searched} />
      <QuestionForm url={toFormUrl(url, searched)} sources={listed.ok ? listed.data.sources : []} />
      <SearchNotes found={searched} />
    </StepFrame>
  )
}

function onlyMatch({ search: { records, summary } }: SearchFinding): string | undefined {
  const [only, ...others] = records
  return only && others.length === 0 && !summary.truncated ? keyOf(only) : undefined
}

type SearchFinding = Extract<HomeResolution, { kind: 'searched' }>

async function showHome(url: AssessmentsUrlParams, searched?: SearchFinding) {
  const home = await fetchHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="find" url={url} home={home} />
  return (
    <CheckHome
      url={url}
      home={home}
      {...(searched ? { searched: <SearchedLine url={url} found={searched} /> } : {})}
    />
  )
}

interface QuestionPageProps {
  url: AssessmentsUrlParams
  sources: readonly AssessmentSource[]
  problems: readonly FieldProblem[]
}

function QuestionPage({ url, sources, problems }: QuestionPageProps) {
  return (
    <StepFrame step="find" title={texts.question} first={<ErrorSummary problems={problems} />}>
      <QuestionForm url={url} sources={sources} problems={problems} />
    </StepFrame>
  )
}

interface FindProblemProps {
  url: AssessmentsUrlParams
  problem: Problem
  source?: AssessmentSource | undefined
}

function FindProblem({ url, problem, source }: FindProblemProps) {
  return (
    <StepFrame step="find" title={problem.isWaiting ? texts.waiting : texts.failed}>
      <ProblemNotice
        problem={problem}
        retry={assessmentsHref('find', url)}
        stillStands={source && <OfficialPage source={source} />}
        instead={{ href: assessmentsHref('question', questionOf(url)), label: texts.change }}
      />
      <p className="text-muted">{texts.typed([url.q, url.id].filter(Boolean).join(', '))}</p>
    </StepFrame>
  )
}

interface ChooseSourceProps {
  typed: AssessmentsUrlParams
  url: AssessmentsUrlParams
  why: keyof typeof texts.reasons
  sources: readonly AssessmentSource[]
}

function ChooseSource({ typed, url, why, sources }: ChooseSourceProps) {
  return (
    <StepFrame step="find" title={texts.place} lead={texts.reasons[why]}>
      <OtherSpelling url={typed} />
      <SourceList url={questionOf(url)} sources={sources} />
    </StepFrame>
  )
}

interface ChooseAddressProps {
  url: AssessmentsUrlParams
  matches: Extract<HomeResolution, { kind: 'choose-address' }>['matches']
}

function ChooseAddress({ url, matches }: ChooseAddressProps) {
  return (
    <StepFrame step="find" title={texts.address}>
      <ol className="mb-6 grid list-decimal gap-1 pl-6">
        {matches.map(({ address }) => (
          <li key={address}>
            <a
              href={assessmentsHref('find', { ...questionOf(url), q: address })}
              className="inline-flex min-h-11 items-center"
            >
              {toMixedCase(address)}
            </a>
          </li>
        ))}
      </ol>
      <p className="mb-4">
        <Rich
          text={texts.none}
          parts={{
            question: (words) => <a href={assessmentsHref('question', questionOf(url))}>{words}</a>,
          }}
        />
      </p>
    </StepFrame>
  )
}

interface Props {
  url: AssessmentsUrlParams
  state: string
  office?: string | undefined
  county?: string | undefined
}

function NotCovered({ url, state, office, county }: Props) {
  const assessor = county ? texts.assessorOf(nameCounty(county)) : undefined
  const sentences = describeNotCovered({
    place: stateByCode(state)?.name ?? state,
    office: office ?? assessor,
  })
  const placeOfAddress = localHref(`/place?${new URLSearchParams({ q: url.q ?? '' })}`)
  const own = { q: url.q ?? texts.parcel(url.id ?? ''), state, county }
  return (
    <StepFrame step="find" title={sentences.title}>
      <div className="max-w-reading">
        <OtherSpelling url={url} />
        <p className="mb-3">
          “{url.q ?? url.id}”: {sentences.why}
        </p>
        <p className="mb-3">{sentences.next}</p>
        <p className="mb-5">{texts.goOn}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink look="primary" href={assessmentsHref('values', own)}>
            {texts.steps}
          </ButtonLink>
          <ButtonLink look="secondary" href={localGovernments.href}>
            {localGovernments.label}
          </ButtonLink>
        </p>
        {url.q && (
          <div className="mt-5">
            <PublishedLot address={url.q} />
          </div>
        )}
        {url.q && (
          <p className="mt-5">
            <Rich
              text={texts.others}
              parts={{
                place: (words) => (
                  <a href={placeOfAddress} className="inline-block min-h-6">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        )}
        <p className="mt-5">
          <Rich
            text={texts.misread}
            parts={{
              source: (words) => <a href={assessmentsHref('source', questionOf(url))}>{words}</a>,
            }}
          />
        </p>
      </div>
    </StepFrame>
  )
}

interface ChooseMunicipalityProps {
  url: AssessmentsUrlParams
  finding: Extract<HomeResolution, { kind: 'choose-municipality' }>
}

function ChooseMunicipality({ url, finding: { source, listed, told: area } }: ChooseMunicipalityProps) {
  const question = { ...questionOf(url), source: source.id }
  return (
    <StepFrame step="find" title={texts.municipality.title} lead={texts.municipality.lead(placeOf(source))}>
      {listed.ok ? (
        <>
          <Choice asked={question} told={area} listed={listed.data.municipalities} />
          <Provenance meta={listed.meta} />
        </>
      ) : (
        <ProblemNotice
          problem={listed.error}
          retry={assessmentsHref('find', question)}
          stillStands={<OfficialPage source={source} />}
        />
      )}
      <p className="mb-4">
        <a href={assessmentsHref('question', question)}>{texts.change}</a>
      </p>
    </StepFrame>
  )
}

interface ChoiceProps {
  asked: AssessmentsUrlParams
  told: ChooseMunicipalityProps['finding']['told']
  listed: Parameters<typeof offerMunicipalities>[0]
}

function Choice({ asked: question, told: area, listed }: ChoiceProps) {
  const { options, likely } = offerMunicipalities(listed, area)
  return (
    <form action={localHref(steps.find)} className="mb-6 max-w-reading print:hidden">
      {(['q', 'id', 'source', 'city', 'county'] as const).map(
        (name) => question[name] && <input key={name} type="hidden" name={name} value={question[name]} />,
      )}
      <Select
        name="municipality"
        label={texts.municipality.label}
        hint={
          likely && area.city ? texts.municipality.likely(toMixedCase(area.city)) : texts.municipality.hint
        }
        empty={texts.municipality.empty}
        options={options}
        {...(likely ? { defaultValue: likely } : {})}
      />
      <SubmitButton>{texts.municipality.submit}</SubmitButton>
    </form>
  )
}
