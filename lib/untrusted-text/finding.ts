export type RedactionKind = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

export type Finding =
  | 'markup'
  | 'link'
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${RedactionKind}-redacted`
