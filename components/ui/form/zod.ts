import { z } from 'zod'

// Must run before any schema: zod tests whether it may compile one, and our content security
// policy reports the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** For schemas that a browser parses with. */
export { z }
