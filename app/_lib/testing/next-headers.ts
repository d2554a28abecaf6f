// By its whole name it is Next's own, which outside of a request answers nothing.
export { cookies, draftMode } from 'next/headers.js'

let given = new Headers()

/** Those of every request until others are given; a file of tests gives its own first. */
export function giveHeaders(headers: Record<string, string>): void {
  given = new Headers(headers)
}

/** Stands in for that of `next/headers` in every unit test. */
export const headers = async () => given
