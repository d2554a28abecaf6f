import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/page/panel'
import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { type CheckedAppealGuidance, isPrintable } from '../checked-guidance'
import { StatementList } from '../statement-list'
import type { AssessmentsUrlParams } from '../url'
import { type AppealGroundChoice, standingOf } from './choose-ground'
import { describeArgument } from './describe-argument'
import { type GroundHints, GroundQuestions } from './ground-questions'
import { groundTexts } from './ground-texts'
import { OtherGrounds } from './other-grounds'
import { Rule } from './rule'

const texts = defineTexts('evidence.ground-panel', {
  chosen: (claim: string) => `Your reason: ${claim}`,
  unranked: 'Your reasons',
  none: 'Your answers give no reason to appeal',
  noReason:
    'You answered no to each question, so the record gives no reason to appeal. If you still want to appeal, choose a reason.',
  unconfirmed: (place: string) =>
    `We have not confirmed that a board in ${place} hears this reason by itself.`,
  hears: 'It hears:',
  noLaw: (place: string) =>
    `We have not confirmed what a board in ${place} considers, so we rank no reason above another.`,
  noGrounds: (place: string) =>
    `We have not confirmed which reasons a board in ${place} hears, so we rank none above another. It takes this evidence:`,
  uncited: (copyYear: number | undefined) =>
    `The packet names this reason without its source, because ${copyYear ? `we read only a copy of ${copyYear}` : 'no official text was read'}. Ask the office for the current text.`,
  change: 'Change my answers',
})

interface Props {
  url: AssessmentsUrlParams
  guidance: CheckedAppealGuidance | undefined
  choice: Exclude<AppealGroundChoice, { state: 'open' }>
  hints: GroundHints
  place: string
  office: ReactNode
}

export function GroundPanel({ url, guidance, choice, hints, place, office }: Props) {
  return (
    <Panel id="reason" title={titleOf(choice)}>
      {choice.state === 'none' && <p>{texts.noReason}</p>}
      {choice.state === 'unranked' && <Unranked guidance={guidance} place={place} office={office} />}
      {choice.state === 'chosen' && (
        <Chosen url={url} guidance={guidance} choice={choice} place={place} office={office} />
      )}
      <OtherGrounds url={url} guidance={guidance} choice={choice} />
      <details className="print:hidden">
        <summary className="min-h-11 py-2 text-accent">{texts.change}</summary>
        <GroundQuestions url={url} guidance={guidance} hints={hints} />
      </details>
    </Panel>
  )
}

function titleOf(choice: Props['choice']): string {
  return choice.state === 'chosen' ? texts.chosen(groundTexts[choice.kind].claim) : texts[choice.state]
}

type UnrankedProps = Pick<Props, 'guidance' | 'place' | 'office'>

function Unranked({ guidance, place, office }: UnrankedProps) {
  const evidence = guidance?.evidence ?? []
  return (
    <>
      <p className="mb-2">{evidence.length > 0 ? texts.noGrounds(place) : texts.noLaw(place)}</p>
      <StatementList items={evidence} />
      {office}
    </>
  )
}

interface ChosenProps extends UnrankedProps {
  url: AssessmentsUrlParams
  choice: Extract<AppealGroundChoice, { state: 'chosen' }>
}

function Chosen({ url, guidance, choice, place, office }: ChosenProps) {
  const standing = standingOf(guidance, choice.kind)
  if (standing.standing !== 'unconfirmed')
    return (
      <>
        <Rule
          statement={standing.ground}
          text={describeArgument({ law: guidance, url, choice, standing, place })}
        />
        {!isPrintable(standing.ground) && <p>{texts.uncited(standing.ground.copyYear)}</p>}
      </>
    )
  const grounds = guidance?.grounds.filter(({ kind }) => isAsked(kind)) ?? []
  return (
    <>
      <p className="mb-2">{texts.unconfirmed(place)}</p>
      {grounds.length > 0 && <p>{texts.hears}</p>}
      <StatementList items={grounds} />
      {office}
    </>
  )
}

const isAsked = (kind: AppealGroundKind | 'other'): kind is AppealGroundKind => kind !== 'other'
