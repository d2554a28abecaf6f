import { config } from 'zod/mini'

// Disables compiled schemas: the page policy forbids compiled code, and zod would report a violation for each
// attempt.
if (typeof window !== 'undefined') config({ jitless: true })
