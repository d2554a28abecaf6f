import type { AssessmentValueKind } from '@/lib/records/assessment/values'
import type { RelativeDay, SaleWindow } from '@/lib/records/sale/window'

/**
 * official: stated by an official page or the statute. seen: stated by at least two of local pages, the press
 * and public research. single: stated by one of these. unsure: general knowledge that we did not check.
 */
export type StatementCertainty = 'official' | 'seen' | 'single' | 'unsure'

export interface GuidanceReference {
  name: string
  url?: string
}

export interface GuidanceStatement {
  text: string
  source: GuidanceReference
  sure: StatementCertainty
  /**
   * True if pages show the statement although `sure` is `single`, because an owner who does not know it can
   * lose the appeal.
   */
  isCostly?: boolean
  /** The year of our copy of the law, if it is not the current text. */
  copyYear?: number
}

/** If a rule is `not confirmed`, pages say so and name the office to contact. */
export type ConfirmableStatement = GuidanceStatement | 'not confirmed'

export interface SaleWindowRule extends SaleWindow {
  /** The year to which the window's years are relative. `tax` is the fiscal or tax year of the values. */
  yearOf: 'record' | 'tax' | 'revaluation' | 'petition'
  /** First day of the sales that we list if the law names none. We chose it. */
  listedFrom?: RelativeDay
}

export interface SaleDatesRule extends GuidanceStatement {
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

export interface AppealGround extends GuidanceStatement {
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
  statement: GuidanceStatement
}

export interface EquityRequirements {
  fewestHomes?: number
  marketValues?: true
}

interface ValueMeaning {
  term: string
  meaning: GuidanceStatement
}

export interface AssessmentLevel {
  kind: AssessmentValueKind
  percent: number
  /** Completes "the value that ...", as in "the value that the assessor sees". */
  sees: string
  rule: GuidanceStatement
  /** Prefix of the class codes to which the level applies. Absent if it applies to all classes. */
  classes?: string
}

export interface AppealOffice {
  name: string
  about: string
  url?: string
  telephone?: string
  sure: StatementCertainty
}

/** A rule and never a date, because published data cannot show whether a deadline is still ahead. */
export interface AppealDeadline {
  rule: GuidanceStatement
  event: GuidanceStatement
  verifyWith: readonly [AppealOffice, ...AppealOffice[]]
}

/** A lower value saves tax only if the taxed value is not already limited below it. */
export interface TaxSavings {
  /** The value that an appeal lowers is the first of these that the record has. */
  appeals: readonly AssessmentValueKind[]
  /**
   * The value that the law limits is the first of these that the record has. Absent if we know of no limit.
   */
  limit?: { values: readonly AssessmentValueKind[]; rule: GuidanceStatement }
  lasts?: GuidanceStatement
  further?: readonly GuidanceStatement[]
}

export interface AppealStage {
  body: string
  hears: GuidanceStatement
  deadline?: AppealDeadline
  /** True if the stage does not decide about the value. It is then not the next level of appeal. */
  isAside?: boolean
  /** True for a review by the office itself. An owner who skips it can still appeal. */
  isInformal?: boolean
}

export interface AppealGuidance {
  jurisdiction: string
  readOn: string
  values: Readonly<Partial<Record<AssessmentValueKind, ValueMeaning>>>
  /** The value by which homes are compared. Defaults to the assessed value. */
  comparedBy?: AssessmentValueKind
  level?: AssessmentLevel
  changes: readonly GuidanceStatement[]
  facts: readonly GuidanceStatement[]
  /** Official names to use in a question to the office. They do not mean that the owner is eligible. */
  exemptions: readonly GuidanceStatement[]
  applying: readonly GuidanceStatement[]
  stages: readonly AppealStage[]
  savings: TaxSavings
  grounds: readonly AppealGround[]
  evidence: readonly GuidanceStatement[]
  otherAssessments?: OtherAssessmentsRule
  equityNeeds?: EquityRequirements
  rules: AppealRules
  /**
   * From `firstYear` on, each group of `years` years shares a valuation date: January 1 of the year before
   * the group.
   */
  valuationCycle?: { firstYear: number; years: number }
  comparing: readonly GuidanceStatement[]
  doesNotHelp: readonly GuidanceStatement[]
  cautions: readonly GuidanceStatement[]
  offices: readonly [AppealOffice, ...AppealOffice[]]
}
