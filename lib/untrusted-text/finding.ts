export type Redaction = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

export type Finding =
  | 'markup'
  | 'link'
  /** Invisible characters, or those that reverse the order of letters. */
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${Redaction}-redacted`
