import type { ValueKind } from '@/lib/records/assessment/values'
import type { RelativeDay, SaleWindow } from '@/lib/records/sale/window'

/**
 * official: stated by an official page or the statute. seen: stated by at least two of local pages, the press
 * and public research. single: stated by one of these. unsure: general knowledge that we did not check.
 */
export type Certainty = 'official' | 'seen' | 'single' | 'unsure'

export interface Reference {
  name: string
  url?: string
}

export interface Statement {
  text: string
  source: Reference
  sure: Certainty
  /**
   * True if pages show the statement although `sure` is `single`, because an owner who does not know it can
   * lose the appeal.
   */
  isCostly?: boolean
  /** The year of our copy of the law, if it is not the current text. */
  copyYear?: number
}

/** If a rule is `not confirmed`, pages say so and name the office to contact. */
export type ConfirmableStatement = Statement | 'not confirmed'

export interface SaleWindowRule extends SaleWindow {
  /** The year to which the window's years are relative. `tax` is the fiscal or tax year of the values. */
  yearOf: 'record' | 'tax' | 'revaluation' | 'petition'
  /** First day of the sales that we list if the law names none. We chose it. */
  listedFrom?: RelativeDay
}

export interface SaleDatesRule extends Statement {
  window?: SaleWindowRule
}

export interface AppealRules {
  valuationDate: ConfirmableStatement
  saleDates: SaleDatesRule | 'not confirmed'
  burden: ConfirmableStatement
  fee: ConfirmableStatement
  form: ConfirmableStatement
  informal: ConfirmableStatement
  mayRaise: ConfirmableStatement
  payment: ConfirmableStatement
}

/**
 * fact: the record is wrong. equity: similar homes have lower assessments. market: the value is above the
 * market. condition: the home has damage or needs repairs.
 */
export type AppealGroundKind = 'fact' | 'equity' | 'market' | 'condition'

export interface AppealGround extends Statement {
  kind: AppealGroundKind | 'other'
  provenBy?: readonly AppealGroundKind[]
}

export interface OtherAssessmentsRule {
  /**
   * ground: the law admits assessments of other homes as a ground. beside: the board considers them only
   * together with other evidence. barred: the board may not consider them, or they do not measure a home's
   * value.
   */
  rule: 'ground' | 'beside' | 'barred'
  statement: Statement
}

export interface EquityRequirements {
  fewestHomes?: number
  marketValues?: true
}

interface ValueMeaning {
  term: string
  meaning: Statement
}

export interface AssessmentLevel {
  kind: ValueKind
  percent: number
  /** Completes "the value that ...", as in "the value that the assessor sees". */
  sees: string
  rule: Statement
  /** Prefix of the class codes to which the level applies. Absent if it applies to all classes. */
  classes?: string
}

export interface Office {
  name: string
  about: string
  url?: string
  telephone?: string
  sure: Certainty
}

/** A rule and never a date, because published data cannot show whether a deadline is still ahead. */
export interface Deadline {
  rule: Statement
  event: Statement
  verifyWith: readonly [Office, ...Office[]]
}

/** A lower value saves tax only if the taxed value is not already limited below it. */
export interface TaxSavings {
  /** The value that an appeal lowers is the first of these that the record has. */
  appeals: readonly ValueKind[]
  /**
   * The value that the law limits is the first of these that the record has. Absent if we know of no limit.
   */
  limit?: { values: readonly ValueKind[]; rule: Statement }
  lasts?: Statement
  further?: readonly Statement[]
}

export interface AppealStage {
  body: string
  hears: Statement
  deadline?: Deadline
  /** True if the stage does not decide about the value. It is then not the next level of appeal. */
  isAside?: boolean
  /** True for a review by the office itself. An owner who skips it can still appeal. */
  isInformal?: boolean
}

export interface Guidance {
  jurisdiction: string
  readOn: string
  values: Readonly<Partial<Record<ValueKind, ValueMeaning>>>
  /** The value by which homes are compared. Defaults to the assessed value. */
  comparedBy?: ValueKind
  level?: AssessmentLevel
  changes: readonly Statement[]
  facts: readonly Statement[]
  /** Official names to use in a question to the office. They do not mean that the owner is eligible. */
  exemptions: readonly Statement[]
  applying: readonly Statement[]
  stages: readonly AppealStage[]
  savings: TaxSavings
  grounds: readonly AppealGround[]
  evidence: readonly Statement[]
  otherAssessments?: OtherAssessmentsRule
  equityNeeds?: EquityRequirements
  rules: AppealRules
  /**
   * From `firstYear` on, each group of `years` years shares a valuation date: January 1 of the year before
   * the group.
   */
  valuationCycle?: { firstYear: number; years: number }
  comparing: readonly Statement[]
  doesNotHelp: readonly Statement[]
  cautions: readonly Statement[]
  offices: readonly [Office, ...Office[]]
}
