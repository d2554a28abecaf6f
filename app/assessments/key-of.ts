import type { Candidate } from './read-assessments'

/** The connector's key of a record. The shared record has no such field: other connectors have no keys. */
export const keyOf = ({ propertyKey }: Candidate): string | undefined =>
  typeof propertyKey === 'string' ? propertyKey : undefined
