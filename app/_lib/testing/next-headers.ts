// Tests replace `next/headers` by this file, so the original needs the path with `.js`.
export { cookies, draftMode } from 'next/headers.js'

let current = new Headers()

export function giveHeaders(headers: Record<string, string>): void {
  current = new Headers(headers)
}

export const headers = async () => current
