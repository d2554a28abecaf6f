// The `.js` path resolves to Next's own module, which throws outside of a request.
export { cookies, draftMode } from 'next/headers.js'

let current = new Headers()

export function giveHeaders(headers: Record<string, string>): void {
  current = new Headers(headers)
}

export const headers = async () => current
