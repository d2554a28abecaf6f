import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { StatementList, StatementSource } from '../statement-list'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { type AppealGroundChoice, fieldKinds, leadingKind, offeredKinds, standingOf } from './choose-ground'
import { groundTexts } from './ground-texts'
import { Rule } from './rule'

const texts = defineTexts('evidence.other-grounds', {
  others: 'Other reasons',
  skip: 'Choose a reason without the questions',
  kept: 'What you wrote stays when you choose another reason.',
  proof: (quote: string) => `Proof of: ${quote}`,
  unconfirmed: 'We have not confirmed that a board here hears it by itself.',
  further: 'Reasons beyond these questions',
})

interface Props {
  url: AssessmentsUrlParams
  guidance: CheckedAppealGuidance | undefined
  choice: AppealGroundChoice
}

export function OtherGrounds({ url, guidance, choice }: Props) {
  const fields = fieldKinds(guidance, choice)
  const kinds = offeredKinds(guidance).filter(
    (kind) => !fields.includes(kind) && leadingKind(guidance, kind) === kind,
  )
  const isBarred = guidance?.otherAssessments?.rule === 'barred'
  const further = guidance?.grounds.filter(({ kind }) => kind === 'other') ?? []
  return (
    <details open={choice.state === 'none'} className="print:hidden">
      <summary className="min-h-11 py-2 text-accent">
        {choice.state === 'open' ? texts.skip : texts.others}
      </summary>
      {fields.length > 0 && <p className="mb-2">{texts.kept}</p>}
      <ul className="mb-3 list-disc pl-6">
        {kinds.map((kind) => (
          <li key={kind} className="mb-2">
            <a href={hrefOf(url, choice, kind)} className="inline-block min-h-6">
              {groundTexts[kind].title}
            </a>
            {guidance && guidance.grounds.length > 0 && <Standing guidance={guidance} kind={kind} />}
          </li>
        ))}
      </ul>
      {isBarred && choice.state !== 'open' && <Rule statement={guidance?.otherAssessments?.statement} />}
      {further.length > 0 && <h3 className="mb-1 font-semibold">{texts.further}</h3>}
      <StatementList items={further} />
    </details>
  )
}

const hrefOf = (url: AssessmentsUrlParams, choice: AppealGroundChoice, kind: AppealGroundKind) =>
  assessmentsHref(
    'evidence',
    choice.state === 'unranked' ? { ...url, [kind]: 'yes' } : { ...url, ground: kind },
  )

function Standing({ guidance, kind }: { guidance: CheckedAppealGuidance; kind: AppealGroundKind }) {
  const standing = standingOf(guidance, kind)
  if (standing.standing === 'unconfirmed')
    return <span className="block text-base text-muted">{texts.unconfirmed}</span>
  const { ground } = standing
  const text = translate(ground.text)
  return (
    <>
      <span className="block">{standing.standing === 'own' ? text : texts.proof(text)}</span>
      <StatementSource statement={ground} />
    </>
  )
}
