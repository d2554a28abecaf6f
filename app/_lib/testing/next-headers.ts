// The `.js` path resolves to Next's own module, which throws outside of a request.
export { cookies, draftMode } from 'next/headers.js'

let current = new Headers()

/** Sets the headers of all requests until the next call; each test file sets its own first. */
export function giveHeaders(headers: Record<string, string>): void {
  current = new Headers(headers)
}

/** Replaces `headers` of `next/headers` in every unit test. */
export const headers = async () => current
