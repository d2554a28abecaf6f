import { type Guidance, guidanceFor, type Statement } from '@/connectors/us-public-assessments/public'
import { formatCount, formatList } from '@/lib/format'
import { isChecked } from './checked-guidance'

type Lists = NonNullable<
  { [Name in keyof Guidance]: Guidance[Name] extends readonly Statement[] ? Name : never }[keyof Guidance]
>

const names: Readonly<Record<Lists, readonly [one: string, several: string]>> = {
  changes: ['possible reason for a change', 'possible reasons for a change'],
  facts: ['fact to look for on the record', 'facts to look for on the record'],
  exemptions: ['exemption', 'exemptions'],
  applying: ['rule on applying for exemptions', 'rules on applying for exemptions'],
  grounds: ['reason for an appeal', 'reasons for an appeal'],
  evidence: ['kind of evidence', 'kinds of evidence'],
  comparing: ['rule on comparing homes', 'rules on comparing homes'],
  doesNotHelp: ['thing that does not help', 'things that do not help'],
  cautions: ['caution', 'cautions'],
}

const texts = {
  missing: (what: string, office: string) =>
    `We leave out what fewer than two sources say: ${what}. Ask ${office} about it.`,
  deadline: (body: string) => `the deadline of the ${body}`,
  hears: (body: string) => `what the ${body} hears`,
  limit: 'the limit on the yearly rise of a value',
  level: 'the share of the market value at which a home is assessed',
}

const meanings = ['meaning of a kind of value', 'meanings of kinds of value'] as const

function counted(statements: readonly Statement[], [one, several]: readonly [string, string]): string[] {
  const count = statements.filter((statement) => !isChecked(statement)).length
  return count > 0 ? [formatCount(count, one, several)] : []
}

export function describeUnchecked(sourceId: string): string | undefined {
  const guidance = guidanceFor(sourceId)
  if (!guidance) return undefined
  const lists = Object.entries(names) as [Lists, readonly [string, string]][]
  const missing = [
    ...lists.flatMap(([list, words]) => counted(guidance[list], words)),
    ...counted(
      Object.values(guidance.values).map(({ meaning }) => meaning),
      meanings,
    ),
    ...(guidance.level && !isChecked(guidance.level.rule) ? [texts.level] : []),
    ...(guidance.savings.limit && !isChecked(guidance.savings.limit.rule) ? [texts.limit] : []),
    ...guidance.stages.flatMap(({ body, hears, deadline }) => [
      ...(isChecked(hears) ? [] : [texts.hears(body)]),
      ...(deadline && isChecked(deadline.rule) && isChecked(deadline.event) ? [] : [texts.deadline(body)]),
    ]),
  ]
  return missing.length > 0 ? texts.missing(formatList(missing), guidance.offices[0].name) : undefined
}
