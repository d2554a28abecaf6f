import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, type Problem } from './errors'

const texts = /* @__PURE__ */ defineSentences('engine.result', {
  somethingWentWrongOnOur: 'Something went wrong on our side. If you tell us, quote reference {reference}.',
})

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

/** What a value is dated by. Without `on` the label is the whole sentence; null: a day that is not published. */
export interface Dated {
  label: string
  /** As published: a day, a moment, a year. */
  on?: string | null
}

/** What an answer knows of its own origin beyond its connector; a connector may ask many publishers. */
export interface Citation {
  source?: string | undefined
  publisher?: string | undefined
  attribution?: string | undefined
  licence?: string | undefined
  /** The data set itself, as its publisher names it. */
  dataset?: string | null | undefined
  dated?: Dated[] | undefined
  /** The record at the authority itself. */
  record?: { href: string; label: string } | null | undefined
}

/** A record's own origin takes the place of the connector's; what it does not name stays. */
export function citeInto(meta: Meta, citation: Citation = {}): Meta {
  const named = Object.entries(citation).filter(([, value]) => value && (!Array.isArray(value) || value[0]))
  return { ...meta, ...Object.fromEntries(named) }
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
    message: texts.somethingWentWrongOnOur({ reference }),
    issues: [],
    reference,
  }
}

/** Asked for by Accept, the answer comes as `{ data, meta }`. Stands alone: the browser needs it too. */
export const ENVELOPE = 'application/vnd.openplat+json'
