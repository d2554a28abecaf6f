import { config } from 'zod/mini'

// Zod must not compile schemas in a browser, because the page's content security policy forbids compiled code
// and reports each attempt.
if (typeof window !== 'undefined') config({ jitless: true })
