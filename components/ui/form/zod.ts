import { z } from 'zod'

// Must run before any schema exists. Otherwise zod tests whether it may compile schemas, and our content
// security policy reports the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** Schemas that run in a browser must use this import. */
export { z }
