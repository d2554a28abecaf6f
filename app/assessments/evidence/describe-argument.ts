import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance } from '../checked-guidance'
import type { AssessmentsUrlParams } from '../url'
import { type AppealGroundChoice, type AppealGroundRole, leadingKind, standingOf } from './choose-ground'
import { groundTexts } from './ground-texts'

const texts = defineTexts('evidence.argument', {
  argue: ({ isFirst, claim, isProof, place, quote, why }) =>
    `Argue ${isFirst ? 'first ' : ''}that ${claim}: in ${place} this is ${isProof ? 'proof of ' : ''}a reason for an appeal (“${quote}”), ${why}.`,
  preferred: 'and you chose it',
  supports: 'and assessments of similar homes can only support it',
  only: 'and you gave no other reason',
  unconfirmed: 'and we have not confirmed that your other reasons count there',
  first: 'and the rules there name it before your other reasons',
})

interface Argument {
  law: CheckedAppealGuidance | undefined
  url: AssessmentsUrlParams
  choice: Extract<AppealGroundChoice, { state: 'chosen' }>
  standing: Exclude<AppealGroundRole, { standing: 'unconfirmed' }>
  place: string
}

export function describeArgument({ law, url, choice, standing, place }: Argument): string {
  const { kind, reasons, isPreferred } = choice
  return texts.argue({
    isFirst: !isPreferred && reasons.length > 1,
    claim: groundTexts[kind].claim,
    isProof: standing.standing === 'proof',
    place,
    quote: translate(standing.ground.text).replace(/\.$/, ''),
    why: describeOrder(law, url, choice),
  })
}

function describeOrder(
  law: CheckedAppealGuidance | undefined,
  url: AssessmentsUrlParams,
  { kind, reasons, isPreferred }: Argument['choice'],
): string {
  if (isPreferred) return texts.preferred
  const isSupported = url.equity === 'yes' && leadingKind(law, 'equity') === kind && kind !== 'equity'
  if (isSupported) return texts.supports
  const others = reasons.filter((each) => each !== kind)
  if (others.length === 0) return texts.only
  const isAlone = others.every((each) => standingOf(law, each).standing === 'unconfirmed')
  return isAlone ? texts.unconfirmed : texts.first
}
