/** What can be taken out of a text because it is about a person. */
export type Redaction = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

/** What a text was found to hold, or what was done to it. */
export type Finding =
  | 'markup'
  | 'link'
  /** Characters nobody sees, or that turn the order of letters around. */
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${Redaction}-redacted`
