import { z } from 'zod'

// Before any schema: zod would try whether it may compile one, and the policy of the pages reports the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** For schemas that a browser reads. */
export { z }
