export type Redaction = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

export type Finding =
  | 'markup'
  | 'link'
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${Redaction}-redacted`
