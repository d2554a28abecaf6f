export type RedactionKind = 'phone' | 'email' | 'ssn' | 'card' | 'birth-date'

export type UntrustedTextFinding =
  | 'markup'
  | 'link'
  | 'invisible'
  | 'control'
  | 'encoded'
  | 'cut'
  | `${RedactionKind}-redacted`
