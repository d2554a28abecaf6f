// Uses the `.js` path, which resolves to Next's own module and not to this replacement.
export { cookies, draftMode } from 'next/headers.js'

let current = new Headers()

export function giveHeaders(headers: Record<string, string>): void {
  current = new Headers(headers)
}

export const headers = async () => current
