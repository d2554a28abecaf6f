import type { ValueKind } from '@/lib/records/assessment/values'
import type { SaleWindow, YearDay } from '@/lib/records/sale/window'

/**
 * official: we read an official page or the statute. seen: at least two of local pages, the press and public
 * research agree. single: one of them says it. unsure: unchecked general knowledge.
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
  /** Pages show a `single` statement, tagged as one source, if missing it costs the owner the appeal. */
  isCostly?: boolean
  /** The year of the copy of the law that was read, if it is not the current text. */
  copyYear?: number
}

/** Without a source that confirms it, a page says that it is not confirmed and whom to ask. */
export type Confirmable = Statement | 'not confirmed'

/** Days of a sale that count. A side on which the law read sets no limit is absent. */
export interface SalesWindow extends SaleWindow {
  /** The year that the years count from. tax: the fiscal or tax year of the values. */
  yearOf: 'record' | 'tax' | 'revaluation' | 'petition'
  /** The first day of our own list where the law names none. It is no rule. */
  listedFrom?: YearDay
}

export interface SaleDates extends Statement {
  /** Absent where the rule gives no day. */
  window?: SalesWindow
}

export interface AppealRules {
  valuationDate: Confirmable
  saleDates: SaleDates | 'not confirmed'
  /** The side that must prove its value, and how strongly. */
  burden: Confirmable
  fee: Confirmable
  form: Confirmable
  informal: Confirmable
  mayRaise: Confirmable
  /** The tax that must be paid before a hearing. */
  payment: Confirmable
}

/**
 * The fact about a home that makes its case. fact: the record is wrong. equity: the board compares with the
 * assessments of similar homes. market: the value is above the market. condition: damage or repairs.
 */
export type GroundKind = 'fact' | 'equity' | 'market' | 'condition'

export interface Ground extends Statement {
  kind: GroundKind | 'other'
  /** Kinds that this place confirms as proof of this ground, not as grounds of their own. */
  provenBy?: readonly GroundKind[]
}

export interface OtherAssessments {
  /**
   * ground: the law admits them. beside: never alone. barred: the board may not consider them, or they do not
   * measure the value of a home.
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
  /** Wording for the value divided by the share: "the assessor sees", "the last revaluation saw". */
  sees: string
  rule: Statement
  /** The prefix of the class code, if the share holds for this class only. */
  classes?: string
}

export interface Office {
  name: string
  about: string
  url?: string
  telephone?: string
  /** An unsure address appears beside the office's name, never alone. */
  sure: Certainty
}

/** A rule, never a date of this year: published data cannot show that a deadline still lies ahead. */
export interface Deadline {
  rule: Statement
  event: Statement
  /** Several if it depends on the side of a border. */
  verifyWith: readonly [Office, ...Office[]]
}

/** A lower value saves tax only if no limit already holds the taxed value below it. */
export interface Savings {
  /** The value that an appeal lowers: the first of these on the record. */
  appeals: readonly ValueKind[]
  /** A value that the law limits, the first of these on the record. Absent if we know of none. */
  limit?: { values: readonly ValueKind[]; rule: Statement }
  lasts?: Statement
  further?: readonly Statement[]
}

export interface Stage {
  body: string
  hears: Statement
  deadline?: Deadline
  /** Hears another question than the value, so it is no next level. */
  isAside?: boolean
  /** A review by the office itself. An owner who skips it can still appeal. */
  isInformal?: boolean
}

export interface Guidance {
  jurisdiction: string
  /** The day on which the sources were read, such as 2026-11-28. */
  readOn: string
  values: Readonly<Partial<Record<ValueKind, ValueMeaning>>>
  /** The value for comparing homes where a limit holds another one down. Default: the assessed value. */
  comparedBy?: ValueKind
  level?: Level
  changes: readonly Statement[]
  facts: readonly Statement[]
  /** Official names for inquiries; they do not imply eligibility. */
  exemptions: readonly Statement[]
  applying: readonly Statement[]
  stages: readonly Stage[]
  savings: Savings
  /** Empty if nothing read confirms one. */
  grounds: readonly Ground[]
  evidence: readonly Statement[]
  otherAssessments?: OtherAssessments
  equityNeeds?: EquityNeeds
  rules: AppealRules
  /** Years that share one valuation date: January 1 of the year before the first of them. */
  valuationCycle?: { firstYear: number; years: number }
  comparing: readonly Statement[]
  doesNotHelp: readonly Statement[]
  cautions: readonly Statement[]
  /** The first is the one to call. */
  offices: readonly [Office, ...Office[]]
}
