import { type Fact, Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import type { Guidance, Office, Stage, Statement } from '@/connectors/us-public-assessments/guidance/guidance'
import { certainties, isSameVoice, SaidBy, StatementList } from '../statement-list'

const texts = {
  title: 'Who hears an appeal',
  deadline:
    'Your notice states the deadline. This site cannot tell whether it has passed. Verify it with the office named.',
  grounds: 'What an appeal may rest on',
  cautions: 'Before you file',
  offices: 'Whom to call',
}

export function AppealPanel({ guidance }: { guidance: Guidance }) {
  const { stages, grounds, cautions, offices, jurisdiction } = guidance
  return (
    <Panel id="appeal" title={`${texts.title} in ${jurisdiction}`}>
      <Notice kind="warn">
        <p>{texts.deadline}</p>
      </Notice>
      <ol className="mb-4 grid list-decimal gap-4 pl-6">
        {stages.map((stage) => (
          <StageItem key={stage.body} stage={stage} />
        ))}
      </ol>
      {grounds.length > 0 && <h3 className="mb-2 text-lg font-semibold">{texts.grounds}</h3>}
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
    </Panel>
  )
}

function StageItem({ stage: { body, hears, deadline } }: { stage: Stage }) {
  const items: Fact[] = deadline
    ? [
        { label: 'The rule', value: deadline.rule.text, note: voiceOf(deadline.rule, hears) },
        { label: 'What starts it', value: deadline.event.text, note: voiceOf(deadline.event, hears) },
        {
          label: 'Verify with',
          value: deadline.verifyWith.map((office) => (
            <p key={office.name}>
              <OfficeLine office={office} />
            </p>
          )),
        },
      ]
    : []
  return (
    <li>
      <p className="font-semibold">{body}</p>
      <p className="mb-2">
        {hears.text} <SaidBy statement={hears} />
      </p>
      {deadline ? (
        <Facts items={items} look="prose" />
      ) : (
        <p className="text-muted">We have found no rule for its deadline. Ask there.</p>
      )}
    </li>
  )
}

/** Named again only where it is another than the one named above it. */
const voiceOf = (statement: Statement, above: Statement) =>
  isSameVoice(statement, above) ? undefined : <SaidBy statement={statement} />

export function OfficeLine({ office: { name, about, url, telephone, sure } }: { office: Office }) {
  return (
    <>
      {url ? <a href={url}>{name}</a> : name}
      {telephone && `, ${telephone}`}. {about}.
      {url && sure !== 'official' && (
        <span className="block text-base text-muted">
          How sure the address of the page is: {certainties[sure]}
        </span>
      )}
    </>
  )
}
