import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, type Problem } from './errors'

const texts = /* @__PURE__ */ defineSentences('engine.result', {
  somethingWentWrongOnOur: 'Something went wrong on our side. If you tell us, quote reference {reference}.',
})

export interface Meta {
  connector: string
  method: string
  source: string
  publisher: string
  attribution: string
  licence: string
  dataset?: string
  dated?: SourceDate[]
  record?: { href: string; label: string }
  /** In the order of sending. The URLs contain no secrets. */
  requests: { method: string; url: string }[]
  retrievedAt: string
  ageSeconds: number
  state: 'miss' | 'fresh' | 'stale'
  refreshFailed?: { code: string; message: string }
  sample: boolean
  isKept?: boolean
}

/** Without `on`, the label is a full sentence. If `on` is null, the publisher gives no day. */
export interface SourceDate {
  label: string
  on?: string | null
}

/** Replaces the connector's provenance for one result, because a connector may query many publishers. */
export interface Citation {
  source?: string | undefined
  publisher?: string | undefined
  attribution?: string | undefined
  licence?: string | undefined
  dataset?: string | null | undefined
  dated?: SourceDate[] | undefined
  record?: { href: string; label: string } | null | undefined
}

export function citeInto(meta: Meta, citation: Citation = {}): Meta {
  const named = Object.entries(citation).filter(([, value]) => value && (!Array.isArray(value) || value[0]))
  return { ...meta, ...Object.fromEntries(named) }
}

export type Result<T> = { ok: true; data: T; meta: Meta } | { ok: false; error: Problem }

/**
 * Turns an exception into a problem for the caller. An unexpected exception is a bug of ours, so the problem
 * contains only a reference to it.
 */
export function toProblem(error: unknown, reportBug: (error: unknown) => string): Problem {
  if (error instanceof ConnectorError) {
    const { code, message, issues, retryAfter, keeper } = error
    return {
      code,
      message,
      issues,
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(keeper ? { keeper } : {}),
    }
  }
  const reference = reportBug(error)
  return {
    code: 'internal',
    message: texts.somethingWentWrongOnOur({ reference }),
    issues: [],
    reference,
  }
}

/** Requests with this Accept header get `{ data, meta }`. */
export const ENVELOPE = 'application/vnd.openplat+json'
