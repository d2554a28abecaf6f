import { formatDay } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { type Disaster, isDeclarationType } from './fields'

export const disasterTexts = defineSentences('disaster.describe', {
  county:
    'A declaration covers a county or a state, never a building. It does not mean damage at this place.',
  none: 'FEMA has no disaster declaration since 1953 for {county}.',
  floods: {
    one: '1 of {all, number} declarations for {county} names a flood or a storm: {title}.',
    other:
      '{count, number} of {all, number} declarations for {county} name a flood or a storm, the last {title}.',
  },
  noFlood: {
    one: '1 declaration for {county}, which names no flood or storm.',
    other: '{count, number} declarations for {county}. No flood or storm is among them.',
  },
})

const declarations = defineSentences('disaster.declarations', {
  DR: 'Major disaster: {title}',
  EM: 'Emergency: {title}',
  FM: 'Fire management: {title}',
  datedDR: 'Major disaster: {title}, {day}',
  datedEM: 'Emergency: {title}, {day}',
  datedFM: 'Fire management: {title}, {day}',
})

export function describeDeclaration({ type, title: published, declaredOn }: Disaster): string {
  const title = toMixedCase(published)
  const day = declaredOn && formatDay(declaredOn)
  if (!isDeclarationType(type)) return [`${type}: ${title}`, day].filter(Boolean).join(', ')
  return translate(day ? declarations[`dated${type}`]({ title, day }) : declarations[type]({ title }))
}

/** `records` must be sorted from newest to oldest. */
export function describeDisasters(records: readonly Disaster[], county: string): string {
  const floods = records.filter(({ isFlood }) => isFlood)
  const [latest] = floods
  if (records.length === 0) return disasterTexts.none({ county })
  if (!latest) return disasterTexts.noFlood({ count: records.length, county })
  return disasterTexts.floods({
    count: floods.length,
    all: records.length,
    county,
    title: describeDeclaration(latest),
  })
}
