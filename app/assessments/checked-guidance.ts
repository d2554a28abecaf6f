import {
  type Certainty,
  type Deadline,
  type Ground,
  type Guidance,
  guidanceFor,
  type Level,
  type Office,
  type OtherAssessments,
  type Savings,
  type Stage,
  type Statement,
} from '@/connectors/us-public-assessments/public'

/**
 * Confirmed by an official page or two other sources. A single source suffices only if missing the statement
 * costs the appeal.
 */
export interface CheckedStatement extends Statement {
  sure: Exclude<Certainty, 'unsure'>
}

interface CheckedDeadline extends Deadline {
  rule: CheckedStatement
  event: CheckedStatement
}

export interface CheckedStage extends Omit<Stage, 'hears' | 'deadline'> {
  hears?: CheckedStatement
  deadline?: CheckedDeadline
  ask: readonly Office[]
}

interface CheckedOtherAssessments extends OtherAssessments {
  statement: CheckedStatement
}

type List = 'changes' | 'facts' | 'exemptions' | 'applying' | 'evidence' | 'comparing'

export type CheckedGround = Ground & CheckedStatement

export interface CheckedGuidance
  extends Omit<
      Guidance,
      | 'stages'
      | 'level'
      | 'savings'
      | 'otherAssessments'
      | 'saleDates'
      | 'grounds'
      | List
      | 'doesNotHelp'
      | 'cautions'
    >,
    Record<List | 'doesNotHelp' | 'cautions', readonly CheckedStatement[]> {
  stages: readonly CheckedStage[]
  level?: CheckedLevel
  savings: CheckedSavings
  grounds: readonly CheckedGround[]
  otherAssessments?: CheckedOtherAssessments
  saleDates?: CheckedStatement
}

export interface CheckedSavings extends Savings {
  limit?: NonNullable<Savings['limit']> & { rule: CheckedStatement }
  lasts?: CheckedStatement
  /** True if a limit may apply but fewer than two sources confirm it. */
  isUnsure: boolean
}

interface CheckedLevel extends Level {
  rule: CheckedStatement
}

/**
 * Returns only confirmed statements for people with a deadline, and the offices to contact about the rest.
 */
export function checkedGuidance(sourceId: string): CheckedGuidance | undefined {
  const guidance = guidanceFor(sourceId)
  if (!guidance) return undefined
  const { changes, facts, exemptions, applying, evidence, comparing, doesNotHelp, cautions } = guidance
  const lists = { changes, facts, exemptions, applying, evidence, comparing, doesNotHelp, cautions }
  const [first, ...others] = guidance.offices
  const { level, otherAssessments, saleDates, savings, grounds, ...rest } = guidance
  return {
    ...rest,
    ...(level && isChecked(level.rule) ? { level: { ...level, rule: level.rule } } : {}),
    ...(otherAssessments && isChecked(otherAssessments.statement)
      ? { otherAssessments: { ...otherAssessments, statement: otherAssessments.statement } }
      : {}),
    ...(saleDates && isChecked(saleDates) ? { saleDates } : {}),
    savings: toCheckedSavings(savings),
    grounds: grounds.filter(isChecked),
    ...mapLists(lists),
    values: Object.fromEntries(
      Object.entries(guidance.values).filter(([, { meaning }]) => isChecked(meaning)),
    ),
    stages: guidance.stages.map((stage) => toCheckedStage(stage, first)),
    offices: [toCheckedOffice(first), ...others.map(toCheckedOffice)],
  }
}

export const isChecked = <S extends Statement>(statement: S): statement is S & CheckedStatement =>
  statement.sure === 'official' ||
  statement.sure === 'seen' ||
  (statement.sure === 'single' && statement.isCostly === true)

const mapLists = <Name extends string>(lists: Readonly<Record<Name, readonly Statement[]>>) =>
  Object.fromEntries(
    Object.entries<readonly Statement[]>(lists).map(([name, list]) => [name, list.filter(isChecked)]),
  ) as Record<Name, CheckedStatement[]>

function toCheckedSavings({ appeals, limit, lasts }: Savings): CheckedSavings {
  return {
    appeals,
    isUnsure: limit !== undefined && !isChecked(limit.rule),
    ...(limit && isChecked(limit.rule) ? { limit: { ...limit, rule: limit.rule } } : {}),
    ...(lasts && isChecked(lasts) ? { lasts } : {}),
  }
}

function toCheckedStage({ body, hears, deadline }: Stage, office: Office): CheckedStage {
  const { rule, event, verifyWith } = deadline ?? {}
  const ask = (verifyWith ?? [office]).map(toCheckedOffice)
  return {
    body,
    ask,
    ...(isChecked(hears) ? { hears } : {}),
    ...(deadline && rule && event && isChecked(rule) && isChecked(event)
      ? { deadline: { rule, event, verifyWith: deadline.verifyWith } }
      : {}),
  }
}

/** The name of an office counts as confirmed if its page and number are. */
const toCheckedOffice = ({ name, about, ...reach }: Office): Office =>
  reach.sure === 'unsure' ? { name, about, sure: reach.sure } : { name, about, ...reach }
