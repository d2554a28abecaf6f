import type { Dated } from './citation'
import { ConnectorError, type Problem } from './errors'

/** Where an answer came from and how old it is: what every value on a page, in print and in an export cites. */
export interface Meta {
  connector: string
  method: string
  source: string
  publisher: string
  attribution: string
  licence: string
  /** The data set itself, where the answer names it. */
  dataset?: string
  /** What the values are dated by: roll years, extracts, updates. */
  dated?: Dated[]
  /** The record at the authority itself. */
  record?: { href: string; label: string }
  /** What was asked of the source, in order; without secrets. */
  requests: { method: string; url: string }[]
  retrievedAt: string
  ageSeconds: number
  state: 'miss' | 'fresh' | 'stale'
  /** Why the newer answer is missing, when an older one serves. */
  refreshFailed?: { code: string; message: string }
  sample: boolean
  /** From a page that is shown as it was seen once: nobody was asked now. */
  isKept?: boolean
}

export type Result<T> = { ok: true; data: T; meta: Meta } | { ok: false; error: Problem }

/** The only way from a thrown failure to a value. Anything unforeseen is our bug: a reference, nothing else. */
export function toProblem(error: unknown, reportBug: (error: unknown) => string): Problem {
  if (error instanceof ConnectorError) {
    const { code, message, issues, retryAfter } = error
    return { code, message, issues, ...(retryAfter === undefined ? {} : { retryAfter }) }
  }
  const reference = reportBug(error)
  return {
    code: 'internal',
    message: `Something went wrong on our side. If you tell us, quote reference ${reference}.`,
    issues: [],
    reference,
  }
}
