import { z } from 'zod'

// Must run before any schema exists: zod tests whether it may compile one, and our content security policy
// reports that attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** Schemas that run in a browser must use this import. */
export { z }
