import { config } from 'zod/mini'

// The page policy forbids compiled code, and zod would report one violation for each attempt to compile a
// schema.
if (typeof window !== 'undefined') config({ jitless: true })
