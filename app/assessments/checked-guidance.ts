import {
  type AppealGround,
  type AppealRules,
  type AppealStage,
  type AssessmentLevel,
  type Certainty,
  type ConfirmableStatement,
  type Deadline,
  type Guidance,
  guidanceFor,
  type Office,
  type OtherAssessmentsRule,
  type SaleDatesRule,
  type Statement,
  type TaxSavings,
} from '@/connectors/us-public-assessments/public'

/**
 * Confirmed by an official page, by two other sources, or by one source under the conditions of `isChecked`
 * or `isVoiced`.
 */
export interface CheckedStatement extends Statement {
  sure: Exclude<Certainty, 'unsure'>
}

interface CheckedDeadline extends Deadline {
  rule: CheckedStatement
  event: CheckedStatement
}

export interface CheckedStage extends Omit<AppealStage, 'hears' | 'deadline'> {
  hears?: CheckedStatement
  deadline?: CheckedDeadline
  ask: readonly Office[]
}

interface CheckedOtherAssessments extends OtherAssessmentsRule {
  statement: CheckedStatement
}

type List = 'changes' | 'facts' | 'exemptions' | 'applying' | 'evidence' | 'comparing'

export type CheckedGround = AppealGround & CheckedStatement

export interface CheckedGuidance
  extends Omit<
      Guidance,
      | 'stages'
      | 'level'
      | 'savings'
      | 'otherAssessments'
      | 'rules'
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
  rules: CheckedRules
}

export type RuleName = keyof AppealRules

export type CheckedRules = Readonly<
  Partial<
    Record<RuleName, CheckedStatement> & { saleDates: CheckedStatement & Pick<SaleDatesRule, 'window'> }
  >
>

export interface CheckedSavings extends TaxSavings {
  limit?: NonNullable<TaxSavings['limit']> & { rule: CheckedStatement }
  lasts?: CheckedStatement
  further: readonly CheckedStatement[]
  /** True if a legal limit may apply but is not confirmed. */
  isUnsure: boolean
}

interface CheckedLevel extends AssessmentLevel {
  rule: CheckedStatement
}

export function checkedGuidance(sourceId: string): CheckedGuidance | undefined {
  const guidance = guidanceFor(sourceId)
  if (!guidance) return undefined
  const { changes, facts, exemptions, applying, evidence, comparing, doesNotHelp, cautions } = guidance
  const lists = { changes, facts, exemptions, applying, evidence, comparing, doesNotHelp, cautions }
  const [first, ...others] = guidance.offices
  const { level, otherAssessments, rules, savings, grounds, ...rest } = guidance
  return {
    ...rest,
    ...(level && isChecked(level.rule) ? { level: { ...level, rule: level.rule } } : {}),
    ...(otherAssessments && isChecked(otherAssessments.statement)
      ? { otherAssessments: { ...otherAssessments, statement: otherAssessments.statement } }
      : {}),
    rules: toCheckedRules(rules),
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

/** One source suffices here, because the page marks such a rule as “one source”. */
export const isVoiced = (rule: ConfirmableStatement | undefined): rule is CheckedStatement =>
  rule !== undefined && rule !== 'not confirmed' && rule.sure !== 'unsure'

const toCheckedRules = (rules: AppealRules): CheckedRules =>
  Object.fromEntries(Object.entries<ConfirmableStatement>({ ...rules }).filter(([, rule]) => isVoiced(rule)))

/**
 * Returns true if the appeal packet may cite the statement: an official page states it, and not an old copy.
 */
export const isPrintable = ({ sure, copyYear }: Statement): boolean =>
  sure === 'official' && copyYear === undefined

const mapLists = <Name extends string>(lists: Readonly<Record<Name, readonly Statement[]>>) =>
  Object.fromEntries(
    Object.entries<readonly Statement[]>(lists).map(([name, list]) => [name, list.filter(isChecked)]),
  ) as Record<Name, CheckedStatement[]>

function toCheckedSavings({ appeals, limit, lasts, further = [] }: TaxSavings): CheckedSavings {
  return {
    appeals,
    isUnsure: limit !== undefined && !isChecked(limit.rule),
    ...(limit && isChecked(limit.rule) ? { limit: { ...limit, rule: limit.rule } } : {}),
    ...(isVoiced(lasts) ? { lasts } : {}),
    further: further.filter(isVoiced),
  }
}

function toCheckedStage(
  { body, hears, deadline, isAside, isInformal }: AppealStage,
  office: Office,
): CheckedStage {
  const { rule, event, verifyWith } = deadline ?? {}
  const ask = (verifyWith ?? [office]).map(toCheckedOffice)
  return {
    body,
    ask,
    ...(isAside ? { isAside } : {}),
    ...(isInformal ? { isInformal } : {}),
    ...(isChecked(hears) ? { hears } : {}),
    ...(deadline && rule && event && isChecked(rule) && isChecked(event)
      ? { deadline: { rule, event, verifyWith: deadline.verifyWith } }
      : {}),
  }
}

const toCheckedOffice = ({ name, about, ...reach }: Office): Office =>
  reach.sure === 'unsure' ? { name, about, sure: reach.sure } : { name, about, ...reach }
