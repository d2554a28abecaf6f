import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type CheckedAppealGuidance, isPrintable } from '../checked-guidance'
import type { LeadAppealGround } from '../pdf/document/packet-document'
import type { AssessmentsUrlParams } from '../url'
import { chooseGround, standingOf } from './choose-ground'

const texts = defineTexts('evidence.lead-reason', {
  fact: 'Error of fact',
  equity: 'Similar homes are assessed lower',
  market: 'The value is above the market',
  condition: 'Damage or repairs',
})

export function leadReasonOf(
  guidance: CheckedAppealGuidance | undefined,
  url: AssessmentsUrlParams,
): LeadAppealGround | undefined {
  const choice = chooseGround(guidance, url)
  if (choice.state !== 'chosen') return undefined
  const { kind } = choice
  const standing = standingOf(guidance, kind)
  if (standing.standing === 'unconfirmed') return { kind, text: texts[kind] }
  const { ground } = standing
  const name = texts[ground.kind === 'other' ? kind : ground.kind]
  return { kind, text: isPrintable(ground) ? `${name} (${translate(ground.source.name)})` : name }
}
