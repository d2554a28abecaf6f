import type { ValueKind } from '@/lib/records/assessment/values'

/**
 * official: an official page or the text of a statute was read. seen: at least two of local pages, the press and public
 * research say it. single: one of them does. unsure: general knowledge nobody has checked yet.
 */
export type Certainty = 'official' | 'seen' | 'single' | 'unsure'

export interface Reference {
  name: string
  /** Absent where no address is established. */
  url?: string
}

export interface Statement {
  text: string
  source: Reference
  sure: Certainty
  /** Pages show a `single` statement, tagged as one source, if missing it costs the owner the appeal. */
  isCostly?: boolean
}

/** Assessed values of other homes as evidence. */
export interface OtherAssessments {
  /** ground: the law hears them. beside: never alone. barred: the board may not consider them. */
  rule: 'ground' | 'beside' | 'barred'
  statement: Statement
}

interface ValueMeaning {
  /** The jurisdiction's word for the value. */
  term: string
  meaning: Statement
}

/** At which share of another value homes are assessed, where one share holds for all of them. */
export interface Level {
  kind: ValueKind
  percent: number
  /** The words for the value divided by the share: "the assessor sees", "the last revaluation saw". */
  sees: string
  rule: Statement
  /** The beginning of the class code, if the share holds for this class only. */
  classes?: string
}

export interface Office {
  name: string
  /** The topics to ask about there. */
  about: string
  /** Absent where each town or county has its own. */
  url?: string
  telephone?: string
  /** The certainty of the address: an unsure one is shown beside the office's name, never alone. */
  sure: Certainty
}

/** A rule, never a date of this year: what is published cannot show that a deadline still lies ahead. */
export interface Deadline {
  rule: Statement
  /** The event that starts the clock, or that only the calendar does. */
  event: Statement
  /** More than one where it depends on which side of a border the property lies. */
  verifyWith: readonly [Office, ...Office[]]
}

/** A lower value saves tax only where no limit already holds the taxed value below it. */
export interface Savings {
  /** The value that an appeal lowers: the first of these that the record has. */
  appeals: readonly ValueKind[]
  /** A value that the law holds down, the first of these that the record has. Absent where we know of none. */
  limit?: { values: readonly ValueKind[]; rule: Statement }
  /** The time for which a lower value lasts. */
  lasts?: Statement
}

export interface Stage {
  /** The body that hears it, by official name. */
  body: string
  /** The question of the stage, and the way to put it. */
  hears: Statement
  /** Absent where no rule is established. */
  deadline?: Deadline
}

/** Everything said about appeals in one jurisdiction. General information, not legal advice. */
export interface Guidance {
  jurisdiction: string
  /** This jurisdiction's meaning of the kinds of value; a kind about which nothing is established is absent. */
  values: Readonly<Partial<Record<ValueKind, ValueMeaning>>>
  /** By which value homes are compared where a limit holds another one down; else by the assessed value. */
  comparedBy?: ValueKind
  /** Absent where it is not known, or is not the same for every home. */
  level?: Level
  /** Things to check that could explain a change between two years. */
  changes: readonly Statement[]
  /** Facts on the record to compare with the home. */
  facts: readonly Statement[]
  /** Official names, to ask about. They say nothing about who gets one. */
  exemptions: readonly Statement[]
  /** The way and the time to apply for exemptions. */
  applying: readonly Statement[]
  /** In the order in which they are reached. */
  stages: readonly Stage[]
  savings: Savings
  /** The grounds of an appeal; empty if none is established. */
  grounds: readonly Statement[]
  /** Empty where nothing is established. */
  evidence: readonly Statement[]
  /** Absent where no rule is established. */
  otherAssessments?: OtherAssessments
  /** The dates of the sales that the board takes. Absent if no rule is established. */
  saleDates?: Statement
  /** Rules for a fair comparison with other homes. */
  comparing: readonly Statement[]
  doesNotHelp: readonly Statement[]
  cautions: readonly Statement[]
  /** The first is the one to call. */
  offices: readonly [Office, ...Office[]]
}
