import { config } from 'zod/mini'

// Compiled schemas are off, because the page's policy forbids compiled code, and zod would cause a violation
// report for each attempt.
if (typeof window !== 'undefined') config({ jitless: true })
