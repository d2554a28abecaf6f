import type { ValueKind } from '@/lib/records/assessment/values'
import type { SaleWindow, YearDay } from '@/lib/records/sale/window'

/**
 * official: we read an official page or the statute. seen: at least two of local pages, the press and public
 * research agree. single: one of them says so. unsure: unchecked general knowledge.
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
   * True for a `single` statement that pages show, marked as one source, because missing it costs the owner
   * the appeal.
   */
  isCostly?: boolean
  /** The year of our copy of the law, if it is not the current text. */
  copyYear?: number
}

/** If it is not confirmed, a page says so and names the office to ask. */
export type Confirmable = Statement | 'not confirmed'

/** The sale dates that count. A side without a limit in the law is absent. */
export interface SalesWindow extends SaleWindow {
  /** The year from which years are counted. tax: the fiscal or tax year of the values. */
  yearOf: 'record' | 'tax' | 'revaluation' | 'petition'
  /** The first day of our own list if the law names none. It is not a rule. */
  listedFrom?: YearDay
}

export interface SaleDates extends Statement {
  /** Absent if the rule names no day. */
  window?: SalesWindow
}

export interface AppealRules {
  valuationDate: Confirmable
  saleDates: SaleDates | 'not confirmed'
  /** The side that must prove its value, and the standard of proof. */
  burden: Confirmable
  fee: Confirmable
  form: Confirmable
  informal: Confirmable
  mayRaise: Confirmable
  /** The tax that must be paid before a hearing. */
  payment: Confirmable
}

/**
 * The kind of fact that supports an appeal. fact: the record is wrong. equity: the board compares with
 * assessments of similar homes. market: the value is above the market. condition: damage or needed repairs.
 */
export type GroundKind = 'fact' | 'equity' | 'market' | 'condition'

export interface Ground extends Statement {
  kind: GroundKind | 'other'
  /** Kinds that this place accepts as evidence for this ground, though not as grounds of their own. */
  provenBy?: readonly GroundKind[]
}

export interface OtherAssessments {
  /**
   * ground: the law admits them. beside: only together with other evidence. barred: the board may not
   * consider them, or they do not measure a home's value.
   */
  rule: 'ground' | 'beside' | 'barred'
  statement: Statement
}

export interface EquityNeeds {
  fewestHomes?: number
  marketValues?: true
}

interface ValueMeaning {
  term: string
  meaning: Statement
}

export interface Level {
  kind: ValueKind
  percent: number
  /** Completes "the value that ...": "the assessor sees", "the last revaluation saw". */
  sees: string
  rule: Statement
  /** The prefix of the class code, if the level applies only to this class. */
  classes?: string
}

export interface Office {
  name: string
  about: string
  url?: string
  telephone?: string
  /** An unsure address appears only together with the office's name. */
  sure: Certainty
}

/** Always a rule and never a date, because published data cannot show that a deadline still lies ahead. */
export interface Deadline {
  rule: Statement
  event: Statement
  /** Several offices if the office depends on which side of a border the home is. */
  verifyWith: readonly [Office, ...Office[]]
}

/** A lower value saves tax only if the taxed value is not already limited below it. */
export interface Savings {
  /** The value that an appeal lowers: the first of these that is on the record. */
  appeals: readonly ValueKind[]
  /** A value that the law limits: the first of these that is on the record. Absent if we know of none. */
  limit?: { values: readonly ValueKind[]; rule: Statement }
  lasts?: Statement
  further?: readonly Statement[]
}

export interface Stage {
  body: string
  hears: Statement
  deadline?: Deadline
  /** True if the stage decides another question than the value and so is no next level. */
  isAside?: boolean
  /** True for a review by the office itself. An owner who skips it can still appeal. */
  isInformal?: boolean
}

export interface Guidance {
  jurisdiction: string
  /** The day on which we read the sources, such as 2026-11-28. */
  readOn: string
  values: Readonly<Partial<Record<ValueKind, ValueMeaning>>>
  /** The value for comparing homes if the law limits another value. The default is the assessed value. */
  comparedBy?: ValueKind
  level?: Level
  changes: readonly Statement[]
  facts: readonly Statement[]
  /** Official names for inquiries. They do not imply eligibility. */
  exemptions: readonly Statement[]
  applying: readonly Statement[]
  stages: readonly Stage[]
  savings: Savings
  /** Empty if no source confirms a ground. */
  grounds: readonly Ground[]
  evidence: readonly Statement[]
  otherAssessments?: OtherAssessments
  equityNeeds?: EquityNeeds
  rules: AppealRules
  /** Years that share one valuation date, which is January 1 of the year before the first of them. */
  valuationCycle?: { firstYear: number; years: number }
  comparing: readonly Statement[]
  doesNotHelp: readonly Statement[]
  cautions: readonly Statement[]
  /** The first office is the one to call. */
  offices: readonly [Office, ...Office[]]
}
