import {
  type AppealGuidance,
  type GuidanceStatement,
  guidanceFor,
} from '@/connectors/us-public-assessments/public'
import { formatCount, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isChecked } from './checked-guidance'

type Lists = NonNullable<
  {
    [Name in keyof AppealGuidance]: AppealGuidance[Name] extends readonly GuidanceStatement[] ? Name : never
  }[keyof AppealGuidance]
>

const texts = defineTexts('find.unchecked', {
  lists: {
    changes: (count: number) =>
      formatCount(count, 'possible reason for a change', 'possible reasons for a change'),
    facts: (count: number) =>
      formatCount(count, 'fact to look for on the record', 'facts to look for on the record'),
    exemptions: (count: number) => formatCount(count, 'exemption'),
    applying: (count: number) =>
      formatCount(count, 'rule on applying for exemptions', 'rules on applying for exemptions'),
    grounds: (count: number) => formatCount(count, 'reason for an appeal', 'reasons for an appeal'),
    evidence: (count: number) => formatCount(count, 'kind of evidence', 'kinds of evidence'),
    comparing: (count: number) => formatCount(count, 'rule on comparing homes', 'rules on comparing homes'),
    doesNotHelp: (count: number) => formatCount(count, 'thing that does not help', 'things that do not help'),
    cautions: (count: number) => formatCount(count, 'caution'),
  },
  meanings: (count: number) => formatCount(count, 'meaning of a kind of value', 'meanings of kinds of value'),
  missing: (what: string, office: string) =>
    `We leave out what fewer than two sources say: ${what}. Ask ${office} about it.`,
  deadline: (body: string) => `the deadline of the ${body}`,
  hears: (body: string) => `what the ${body} hears`,
  limit: 'the limit on the yearly rise of a value',
  level: 'the share of the market value at which a home is assessed',
})

type CountText = (count: number) => string

function counted(statements: readonly GuidanceStatement[], say: CountText): string[] {
  const count = statements.filter((statement) => !isChecked(statement)).length
  return count > 0 ? [say(count)] : []
}

export function describeUnchecked(sourceId: string): string | undefined {
  const guidance = guidanceFor(sourceId)
  if (!guidance) return undefined
  const lists: Readonly<Record<Lists, CountText>> = texts.lists
  const missing = [
    ...(Object.keys(lists) as Lists[]).flatMap((list) => counted(guidance[list], lists[list])),
    ...counted(
      Object.values(guidance.values).map(({ meaning }) => meaning),
      texts.meanings,
    ),
    ...(guidance.level && !isChecked(guidance.level.rule) ? [texts.level] : []),
    ...(guidance.savings.limit && !isChecked(guidance.savings.limit.rule) ? [texts.limit] : []),
    ...guidance.stages.flatMap(({ body, hears, deadline }) => [
      ...(isChecked(hears) ? [] : [texts.hears(translate(body))]),
      ...(deadline && isChecked(deadline.rule) && isChecked(deadline.event)
        ? []
        : [texts.deadline(translate(body))]),
    ]),
  ]
  return missing.length > 0
    ? texts.missing(formatList(missing), translate(guidance.offices[0].name))
    : undefined
}
