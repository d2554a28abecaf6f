import { AgencyWords } from '@/components/ui/agency-text'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Rich } from '@/components/ui/page/rich'
import type { AppealOffice } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance, CheckedAppealStage, CheckedStatement } from '../checked-guidance'
import { isSameVoice, StatementList, StatementSource } from '../statement-list'

const texts = defineTexts('values.appeal-stages', {
  noDeadline: 'We have not confirmed its deadline. Look on your notice, or ask:',
  grounds: 'Reasons for an appeal',
  noGrounds: 'We have not confirmed which reasons the board hears. Ask: <office/>.',
  cautions: 'Before you file',
  offices: 'Whom to call',
  rule: 'The rule',
  event: 'What starts it',
  verify: 'Verify with',
})

export function AppealStages({ guidance }: { guidance: CheckedAppealGuidance }) {
  const { stages, grounds, cautions, offices } = guidance
  return (
    <>
      <ol className="mb-4 grid list-decimal gap-4 pl-6">
        {stages.map((stage) => (
          <StageItem key={stage.body} stage={stage} />
        ))}
      </ol>
      <h3 className="mb-2 text-lg font-semibold">{texts.grounds}</h3>
      {grounds.length === 0 && (
        <p className="mb-4">
          <Rich text={texts.noGrounds} parts={{ office: () => <OfficeName office={offices[0]} /> }} />
        </p>
      )}
      <StatementList items={grounds} />
      {cautions.length > 0 && <h3 className="mb-2 text-lg font-semibold">{texts.cautions}</h3>}
      <StatementList items={cautions} />
      <h3 className="mb-2 text-lg font-semibold">{texts.offices}</h3>
      <ul className="grid list-disc gap-2 pl-6">
        {offices.map((office) => (
          <li key={office.name}>
            <OfficeLine office={office} />
          </li>
        ))}
      </ul>
    </>
  )
}

function StageItem({ stage: { body, hears, deadline, ask } }: { stage: CheckedAppealStage }) {
  const items: LabeledValue[] = deadline
    ? [
        { label: texts.rule, value: translate(deadline.rule.text), note: voiceOf(deadline.rule, hears) },
        { label: texts.event, value: translate(deadline.event.text), note: voiceOf(deadline.event, hears) },
        {
          label: texts.verify,
          value: <OfficeLines offices={ask} />,
        },
      ]
    : []
  return (
    <li>
      <p className="font-semibold">
        <AgencyWords text={body} />
      </p>
      {hears && (
        <p className="mb-2">
          {translate(hears.text)} <StatementSource statement={hears} />
        </p>
      )}
      {deadline ? (
        <Facts items={items} look="prose" />
      ) : (
        <>
          <p className="text-muted">{texts.noDeadline}</p>
          <OfficeLines offices={ask} />
        </>
      )}
    </li>
  )
}

const OfficeLines = ({ offices }: { offices: readonly AppealOffice[] }) =>
  offices.map((office) => (
    <p key={office.name}>
      <OfficeLine office={office} />
    </p>
  ))

const voiceOf = (statement: CheckedStatement, above: CheckedStatement | undefined) =>
  above && isSameVoice(statement, above) ? undefined : <StatementSource statement={statement} />

export const OfficeLine = ({ office }: { office: AppealOffice }) => (
  <>
    <OfficeName office={office} />. {translate(office.about)}.
  </>
)

export const OfficeName = ({ office: { name, url, telephone } }: { office: AppealOffice }) => (
  <>
    {url ? (
      <a href={url}>
        <AgencyWords text={name} />
      </a>
    ) : (
      <AgencyWords text={name} />
    )}
    {telephone && `, ${telephone}`}
  </>
)
