import type { Meta } from './result'

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
