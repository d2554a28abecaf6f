import * as z from 'zod/mini'

// The page policy forbids compiled code, and zod would report one violation for each attempt to compile a schema.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** The small build of zod: browsers load the fields of a record too. */
export { z }
