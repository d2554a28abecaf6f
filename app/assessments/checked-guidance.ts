import {
  type AppealDeadline,
  type AppealGround,
  type AppealGuidance,
  type AppealOffice,
  type AppealRules,
  type AppealStage,
  type AssessmentLevel,
  type ConfirmableStatement,
  type GuidanceStatement,
  guidanceFor,
  type OtherAssessmentsRule,
  type SaleDatesRule,
  type StatementCertainty,
  type TaxSavings,
} from '@/connectors/us-public-assessments/public'

/**
 * Confirmed by an official page, by two other sources, or by one source under the conditions of `isChecked`
 * or `isVoiced`.
 */
export interface CheckedStatement extends GuidanceStatement {
  sure: Exclude<StatementCertainty, 'unsure'>
}

interface CheckedDeadline extends AppealDeadline {
  rule: CheckedStatement
  event: CheckedStatement
}

export interface CheckedAppealStage extends Omit<AppealStage, 'hears' | 'deadline'> {
  hears?: CheckedStatement
  deadline?: CheckedDeadline
  ask: readonly AppealOffice[]
}

interface CheckedOtherAssessments extends OtherAssessmentsRule {
  statement: CheckedStatement
}

type List = 'changes' | 'facts' | 'exemptions' | 'applying' | 'evidence' | 'comparing'

export type CheckedAppealGround = AppealGround & CheckedStatement

export interface CheckedAppealGuidance
  extends Omit<
      AppealGuidance,
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
  stages: readonly CheckedAppealStage[]
  level?: CheckedLevel
  savings: CheckedTaxSavings
  grounds: readonly CheckedAppealGround[]
  otherAssessments?: CheckedOtherAssessments
  rules: CheckedAppealRules
}

export type AppealRuleName = keyof AppealRules

export type CheckedAppealRules = Readonly<
  Partial<
    Record<AppealRuleName, CheckedStatement> & { saleDates: CheckedStatement & Pick<SaleDatesRule, 'window'> }
  >
>

export interface CheckedTaxSavings extends TaxSavings {
  limit?: NonNullable<TaxSavings['limit']> & { rule: CheckedStatement }
  lasts?: CheckedStatement
  further: readonly CheckedStatement[]
  /** True if a legal limit may apply but is not confirmed. */
  isUnsure: boolean
}

interface CheckedLevel extends AssessmentLevel {
  rule: CheckedStatement
}

export function checkedGuidance(sourceId: string): CheckedAppealGuidance | undefined {
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

export const isChecked = <S extends GuidanceStatement>(statement: S): statement is S & CheckedStatement =>
  statement.sure === 'official' ||
  statement.sure === 'seen' ||
  (statement.sure === 'single' && statement.isCostly === true)

/** One source suffices here, because the page marks such a rule as “one source”. */
export const isVoiced = (rule: ConfirmableStatement | undefined): rule is CheckedStatement =>
  rule !== undefined && rule !== 'not confirmed' && rule.sure !== 'unsure'

const toCheckedRules = (rules: AppealRules): CheckedAppealRules =>
  Object.fromEntries(Object.entries<ConfirmableStatement>({ ...rules }).filter(([, rule]) => isVoiced(rule)))

/**
 * Returns true if the appeal packet may cite the statement: an official page states it, and not an old copy.
 */
export const isPrintable = ({ sure, copyYear }: GuidanceStatement): boolean =>
  sure === 'official' && copyYear === undefined

const mapLists = <Name extends string>(lists: Readonly<Record<Name, readonly GuidanceStatement[]>>) =>
  Object.fromEntries(
    Object.entries<readonly GuidanceStatement[]>(lists).map(([name, list]) => [name, list.filter(isChecked)]),
  ) as Record<Name, CheckedStatement[]>

function toCheckedSavings({ appeals, limit, lasts, further = [] }: TaxSavings): CheckedTaxSavings {
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
  office: AppealOffice,
): CheckedAppealStage {
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

const toCheckedOffice = ({ name, about, ...reach }: AppealOffice): AppealOffice =>
  reach.sure === 'unsure' ? { name, about, sure: reach.sure } : { name, about, ...reach }
