import * as conditions from '@/lib/conditions/condition'
import type { ProblemIssue } from '@/lib/connector/errors'
import type { DatasetColumn, FilterOperator } from '@/lib/records/dataset/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { hasZone } from './column-kind'

const texts = defineSentences('open-data-discovery.read-filter', {
  nullThereIsOnly: 'With null there is only eq (nothing is there) and neq (something is there).',
  takesNot: '{field} takes {operators}, not {operator}.',
  youCanOnlyAsk: 'You can only ask whether {field} has a value: compare it with null.',
  textToLookForMust: 'The text to look for must not be empty.',
  wrong: '{field} takes true or false.',
  holdsTextGiveTheValue: '{field} holds text: give the value as text, like "12".',
  textMustNotContain: 'Text must not contain control characters.',
  takesANumberOfAtMost: '{field} takes a number of at most 15 digits, like 12 or 12.5.',
  momentOfUtc:
    '{field} takes a day of the calendar, like 2026-10-31, or a moment of UTC, like 2026-10-31T09:30:00.',
  momentWithoutZone:
    '{field} takes a day of the calendar, like 2026-10-31, or a moment, its zone left out, like 2026-10-31T09:30:00.',
})

export type PortalColumn = Pick<DatasetColumn, 'field' | 'title' | 'type' | 'holds' | 'operators'>

type Value = string | number | boolean | null

interface Filter {
  operator: FilterOperator
  value: Value
}

const comparisons = {
  eq: conditions.equal,
  neq: conditions.notEqual,
  gt: conditions.above,
  gte: conditions.atLeast,
  lt: conditions.below,
  lte: conditions.atMost,
}

export function readFilter(
  column: PortalColumn,
  { operator, value }: Filter,
  path: string,
  issues: ProblemIssue[],
): conditions.Condition | undefined {
  const refuse = (part: 'operator' | 'value', message: string) => {
    issues.push({ path: `${path}.${part}`, message })
    return undefined
  }
  if (value === null) {
    if (operator === 'eq') return conditions.empty(column.field)
    if (operator === 'neq') return conditions.present(column.field)
    return refuse('operator', texts.nullThereIsOnly)
  }
  if (!column.operators.includes(operator)) {
    return refuse(
      'operator',
      texts.takesNot({ field: column.field, operators: column.operators.join(', '), operator }),
    )
  }
  if (column.holds === 'other') {
    return refuse('value', texts.youCanOnlyAsk({ field: column.field }))
  }
  const parsed = readValue(column, value)
  if ('wrong' in parsed) return refuse('value', parsed.wrong)
  if (operator === 'contains' || operator === 'startsWith') {
    const text = String(parsed.value)
    if (text.trim() === '') return refuse('value', texts.textToLookForMust)
    return operator === 'contains'
      ? conditions.contains(column.field, text)
      : conditions.startsWith(column.field, text)
  }
  return comparisons[operator](column.field, parsed.value)
}

type ValueReading = { value: conditions.ConditionValue } | { wrong: string }

function readValue(column: PortalColumn, value: Exclude<Value, null>): ValueReading {
  switch (column.holds) {
    case 'number':
      return readNumber(column, value)
    case 'moment':
      return readMoment(column, value)
    case 'yes-no':
      return typeof value === 'boolean' ? { value } : { wrong: texts.wrong({ field: column.field }) }
    default:
      return readText(column, value)
  }
}

function readText({ field }: PortalColumn, value: Exclude<Value, null>): ValueReading {
  if (typeof value !== 'string') return { wrong: texts.holdsTextGiveTheValue({ field }) }
  return /[\p{Cc}\p{Cs}]/u.test(value) ? { wrong: texts.textMustNotContain } : { value }
}

function readNumber({ field }: PortalColumn, value: Exclude<Value, null>): ValueReading {
  const isPlain = /^-?\d{1,15}(?:\.\d{1,9})?$/.test(String(value)) && typeof value !== 'boolean'
  return isPlain ? { value: Number(value) } : { wrong: texts.takesANumberOfAtMost({ field }) }
}

function readMoment({ field, type }: PortalColumn, value: Exclude<Value, null>): ValueReading {
  const [, day, time = '00:00:00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)(Z)?)?$/.exec(String(value)) ?? []
  const moment = new Date(`${day}T${time}Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(String(day))
  if (isDay && (hasZone(type) || zone === undefined)) {
    return { value: { moment: `${day}T${time}${hasZone(type) ? 'Z' : ''}` } }
  }
  return {
    wrong: hasZone(type) ? texts.momentOfUtc({ field }) : texts.momentWithoutZone({ field }),
  }
}
