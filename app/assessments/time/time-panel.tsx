import type { ReactNode } from 'react'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { AgencyNames } from '@/components/ui/agency-text'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import type { AppealOffice } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeRule } from '../calendar/describe-rule'
import type { CheckedAppealGuidance, CheckedAppealStage, CheckedStatement } from '../checked-guidance'
import { FilingRules, filing } from '../law/filing-rules'
import { filingStages } from '../law/filing-stages'
import { describeUnconfirmed } from '../law/rule-facts'
import { StatementSource } from '../statement-list'
import { OfficeName } from '../values/appeal-stages'
import { nameCounty } from '../values/name-office'
import { DaysLeftFields } from './days-left'

const texts = defineTexts('time.panel', {
  title: 'Your time to appeal',
  paper: 'The last day is on your notice.',
  unsure: 'We have not confirmed its rule.',
  noLaw: 'We have not confirmed the rule of this place. The notice states the last day.',
  rule: (body, rule) => `${body}: ${rule}`,
  before: (body, rule) => `You can ask first, without losing the appeal: ${body}: ${rule}`,
  event: (event) => `What starts it: ${event}`,
  ask: 'Ask: <office/>.',
  find: (office) => `Find the ${office.replace(/^Your /, '')}`,
  findAssessor: (county) => `Find the assessor of ${county ?? 'the county or town'}`,
})

interface Props {
  property: string
  home: string
  county?: string | null
  guidance: CheckedAppealGuidance | undefined
  cycle?: CheckedStatement | undefined
}

export function TimePanel({ property, home, county = null, guidance, cycle }: Props) {
  const { informal, board } = filingStages(guidance?.stages)
  const office = board?.ask[0]
  const isLinked = office?.url !== undefined && board?.deadline?.rule.source.url === office.url
  return (
    <Panel id="time" title={texts.title}>
      <DaysLeftFields property={property} home={home} rule={describeRule(guidance)} />
      <p className="mb-3 hidden noscript:block print:block">{texts.paper}</p>
      {board ? <StageRule stage={board} /> : <p>{texts.noLaw}</p>}
      {informal.map((stage) => (
        <div key={stage.body} className="mt-2">
          <StageRule stage={stage} isBefore />
        </div>
      ))}
      {cycle && (
        <div className="mt-2">
          <p>{cycle.text}</p>
          <StatementSource statement={cycle} />
        </div>
      )}
      {!guidance && <p>{describeUnconfirmed(filing)}</p>}
      {!office && <FindAssessor county={county} />}
      {office && !isLinked && <OfficePrompt office={office} />}
      {guidance && <FilingRules guidance={guidance} />}
    </Panel>
  )
}

interface StageProps {
  stage: CheckedAppealStage
  isBefore?: boolean
}

function StageRule({ stage: { body, deadline }, isBefore = false }: StageProps) {
  const say = isBefore ? texts.before : texts.rule
  return (
    <>
      <p>
        <AgencyNames
          text={say(translate(body), deadline ? translate(deadline.rule.text) : texts.unsure)}
          names={[body]}
        />
      </p>
      {deadline && (
        <>
          <p>{texts.event(translate(deadline.event.text))}</p>
          <StatementSource statement={deadline.rule} />
        </>
      )}
    </>
  )
}

export function OfficePrompt({ office }: { office: AppealOffice }) {
  return (
    <>
      <p>
        <Rich text={texts.ask} parts={{ office: () => <OfficeName office={office} /> }} />
      </p>
      {!office.url && (
        <FindOffice words={<AgencyNames text={texts.find(translate(office.name))} names={[office.name]} />} />
      )}
    </>
  )
}

export const FindAssessor = ({ county }: { county: string | null }) => (
  <FindOffice words={texts.findAssessor(county ? nameCounty(county) : null)} />
)

const FindOffice = ({ words }: { words: ReactNode }) => (
  <p>
    <a href={localGovernments.href} className="inline-block min-h-6">
      {words}
    </a>
  </p>
)
