import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { Panel } from '@/components/ui/page/panel'
import type { Office } from '@/connectors/us-public-assessments/public'
import { describeRule } from '../calendar/describe-rule'
import type { CheckedGuidance, CheckedStage, CheckedStatement } from '../checked-guidance'
import { FilingRules, filing } from '../law/filing-rules'
import { filingStages } from '../law/filing-stages'
import { describeUnconfirmed } from '../law/rule-facts'
import { StatementSource } from '../statement-list'
import { OfficeName } from '../values/appeal-stages'
import { nameCounty } from '../values/name-office'
import { DaysLeftFields } from './days-left'

const texts = {
  title: 'Your time to appeal',
  paper: 'The last day is on your notice.',
  unsure: 'We have not confirmed its rule.',
  noLaw: 'We have not confirmed the rule of this place. The notice states the last day.',
  before: 'You can ask first, without losing the appeal: ',
  event: 'What starts it:',
  ask: 'Ask',
  find: (office: string) => `Find the ${office.replace(/^Your /, '')}`,
  assessorOf: (county: string | null) => `assessor of ${county ? nameCounty(county) : 'the county or town'}`,
}

interface Props {
  property: string
  home: string
  county?: string | null
  guidance: CheckedGuidance | undefined
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
          <StageRule stage={stage} lead={texts.before} />
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

function StageRule({ stage: { body, deadline }, lead = '' }: { stage: CheckedStage; lead?: string }) {
  return (
    <>
      <p>
        {lead}
        {body}: {deadline ? deadline.rule.text : texts.unsure}
      </p>
      {deadline && (
        <>
          <p>
            {texts.event} {deadline.event.text}
          </p>
          <StatementSource statement={deadline.rule} />
        </>
      )}
    </>
  )
}

export function OfficePrompt({ office }: { office: Office }) {
  return (
    <>
      <p>
        {texts.ask}: <OfficeName office={office} />.
      </p>
      {!office.url && <FindOffice name={office.name} />}
    </>
  )
}

export const FindAssessor = ({ county }: { county: string | null }) => (
  <FindOffice name={texts.assessorOf(county)} />
)

const FindOffice = ({ name }: { name: string }) => (
  <p>
    <a href={localGovernments.href} className="inline-block min-h-6">
      {texts.find(name)}
    </a>
  </p>
)
