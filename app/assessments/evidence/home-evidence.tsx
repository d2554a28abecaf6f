import type { ReactNode } from 'react'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyNames } from '@/components/ui/agency-text'
import { formatDollars, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { lowerFirst } from '@/lib/upper-first'
import type { ParsedUrl } from '@/lib/url-state'
import { describeLevel } from '../change/describe-change'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { EvidenceChecklist } from '../evidence-checklist'
import { type HomeSelection, homeLine } from '../fetch-home'
import { fetchValues, type HomeValuesResult } from '../fetch-values'
import { checkedFacts, comparedFacts, type HomeRecordFact, homeFacts } from '../home-facts'
import { localGuidance } from '../law/local-guidance'
import type { OwnMarketValue } from '../sales/compare-sale'
import { SalesPart } from '../sales/sales-part'
import { NearbyHomes } from '../similar/nearby/nearby-homes'
import { fetchOwnBuilding } from '../similar/own-building'
import { mayPropose } from '../similar/proposals'
import { ProposalsPart } from '../similar/proposed-part'
import { type ComparisonSubject, livingAreaOf } from '../similar/similar-home'
import { otherTitles } from '../similar/source-titles'
import { comparableSubject, comparedOf } from '../similar/subject-of'
import { SimilarWithoutScripting } from '../similar/typed/without-scripting'
import { StatementSource } from '../statement-list'
import { OfficePrompt } from '../time/time-panel'
import type { AssessmentsUrlParams } from '../url'
import { findWorth } from '../worth/worth-terms'
import { EvidenceStep } from './evidence-step'
import { FactQuestions } from './fact-questions'
import type { GroundHints } from './ground-questions'
import { SimilarPart } from './similar-part'

const texts = defineTexts('evidence.home', {
  facts: (facts: string) => `On the record: ${facts}.`,
  fact: (label: string, value: string) => `${label.toLowerCase()} (${value})`,
  noFacts: 'The record has only the address and the parcel number.',
  own: (value: string, name: string) => `Yours: ${value} (${name}). Answer yes to look some up.`,
  market: (value: string) => `The record says ${value} (market value).`,
  record: (value: string, name: string) => `The record says ${value} (${name}).`,
  saleHome: 'Your home',
})

export async function showEvidence(home: HomeSelection, { url }: ParsedUrl<AssessmentsUrlParams>) {
  const guidance = localGuidance(home)
  const [values, building] = readingScope().replay
    ? []
    : await Promise.all([fetchValues(home, url), fetchOwnBuilding(home)])
  const fullHome = { ...home, building }
  const subject = values && comparableSubject(fullHome, values, url)
  const hasProposals = subject !== undefined && mayPropose(home, subject)
  const market = values && (describeMarket(values, guidance) ?? describeOwnValue(home, values))
  const office = guidance?.offices[0]
  return (
    <EvidenceStep
      url={url}
      guidance={guidance}
      property={home.key}
      home={homeLine(home)}
      titles={otherTitles(home)}
      place={guidance ? translate(guidance.jurisdiction) : homeLine(home)}
      office={office && <OfficePrompt office={office} />}
      hints={hintsOf(fullHome, subject, market)}
      marketValue={values && marketValueOf(values)}
      facts={
        <>
          <FactQuestions facts={checkedFacts(fullHome)} />
          <Provenance meta={home.meta} />
          {building && <Provenance meta={building.meta} />}
        </>
      }
      saleHome={
        <>
          <SaleHome home={fullHome} market={market} />
          {values && <SalesPart home={home} url={url} own={ownMarketValue(fullHome, values, guidance)} />}
        </>
      }
      similar={
        <SimilarPart
          subject={subject}
          proposed={hasProposals && <ProposalsPart home={home} subject={subject} url={url} />}
          nearby={<NearbyHomes home={home} url={url} field="similar" />}
          plain={subject && <SimilarWithoutScripting home={home} url={url} subject={subject} />}
        />
      }
      checklist={
        guidance && (
          <EvidenceChecklist
            guidance={guidance}
            hasStanding={hasProposals}
            year={home.latest.assessments[0]?.year}
          />
        )
      }
    />
  )
}

function marketValueOf(values: HomeValuesResult): string | undefined {
  if (!values.ok) return undefined
  const { assessments, property } = values.history
  const newest = assessments.toSorted((a, b) => b.year - a.year)
  const amount = [...newest, property].find((record) => typeof record?.marketValue === 'number')?.marketValue
  return typeof amount === 'number' ? formatDollars(amount) : undefined
}

function describeMarket(values: HomeValuesResult, guidance: CheckedAppealGuidance | undefined): ReactNode {
  const marketValue = marketValueOf(values)
  if (marketValue) return texts.market(marketValue)
  const newest = values.ok ? values.years.find(({ published }) => published) : undefined
  if (!values.ok || !newest || !guidance?.level) return null
  const level = describeLevel(guidance.level, newest, values.history.assessments)
  return level ? (
    <>
      {level.text} <StatementSource statement={guidance.level.rule} />
    </>
  ) : null
}

function ownMarketValue(
  { property, building }: HomeSelection,
  values: HomeValuesResult,
  guidance: CheckedAppealGuidance | undefined,
): OwnMarketValue | undefined {
  if (!values.ok || !guidance) return undefined
  const worth = findWorth(guidance, values.years, values.history.assessments)
  if (!worth?.isMarketValue) return undefined
  return { amount: worth.terms.amount, area: livingAreaOf(property) ?? building?.size?.squareFeet ?? null }
}

function describeOwnValue(home: HomeSelection, values: HomeValuesResult): ReactNode {
  const own = comparedOf(home, values)?.own
  return own ? texts.record(own.home.value, lowerFirst(own.valueName)) : null
}

function hintsOf(
  home: HomeSelection,
  subject: ComparisonSubject | undefined,
  market: ReactNode,
): GroundHints {
  const { text, agencyWords } = listFacts(home)
  return {
    fact: text ? <AgencyNames text={texts.facts(text)} names={agencyWords} /> : texts.noFacts,
    ...(subject && { equity: texts.own(subject.own.home.value, lowerFirst(subject.own.valueName)) }),
    market,
  }
}

const MOST_CARD_FACTS = 5

function listFacts({ property, building }: Pick<HomeSelection, 'property' | 'building'>) {
  const facts: HomeRecordFact[] = [
    ...homeFacts(property, comparedFacts),
    ...(building?.facts.slice(0, MOST_CARD_FACTS) ?? []),
  ]
  return {
    text: formatList(facts.map(({ label, value }) => texts.fact(label, value))),
    agencyWords: facts.flatMap(({ agencyWords = [] }) => agencyWords),
  }
}

function SaleHome({ home, market }: { home: HomeSelection; market: ReactNode }) {
  const { text, agencyWords } = listFacts(home)
  return (
    <div className="border-t border-line py-2">
      <p>
        <span className="font-semibold">{texts.saleHome}</span>
        {text && <AgencyNames text={`: ${text}`} names={agencyWords} />}
      </p>
      {market && <p className="text-base text-muted">{market}</p>}
    </div>
  )
}
