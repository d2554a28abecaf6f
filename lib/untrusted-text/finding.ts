/** Kinds of personal data that are removed from texts. */
export type Redaction = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

/** Findings about a text, or changes made to it. */
export type Finding =
  | 'markup'
  | 'link'
  /** Invisible characters, or those that reverse the order of letters. */
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${Redaction}-redacted`
