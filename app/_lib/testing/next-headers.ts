// The path ends in `.js`, because the path without it resolves to this file, which replaces Next's module in
// tests.
export { cookies, draftMode } from 'next/headers.js'

let current = new Headers()

export function giveHeaders(headers: Record<string, string>): void {
  current = new Headers(headers)
}

export const headers = async () => current
