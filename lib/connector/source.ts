import type { z } from 'zod'

/** How gently one host is asked. Data, because every source differs. */
export interface SourcePace {
  /** Requests in flight at once. */
  concurrency: number
  /** Least time between two starts, in milliseconds. */
  spacing?: number
  /** One attempt, in milliseconds. */
  timeout: number
  /** Further attempts after a failure that may pass. */
  retries: number
  /** Bytes after decompression; more is refused. */
  maxBytes: number
  /** Where the source answers only so many questions a day, all of our attempts counted. */
  budget?: { perDay(settings: Readonly<Record<string, string | undefined>>): number; timeZone: string }
}

/** Everything about a source except how its methods work: what they see of themselves. */
export interface ConnectorSource {
  name: string
  title: string
  /** Begins the names of its tools for models where its own name would make them longer than some can take. */
  toolPrefix?: string
  purpose: string
  publisher: { name: string; url: string }
  /** Where many publishers answer: whose the host is, as a sentence begins. Undefined: several share it. */
  publisherOf?(host: string): string | undefined
  auth: 'none' | 'basic_auth'
  /** Asks no source itself: its methods put together what other connectors answer. */
  composes?: true
  /** The only hosts this connector may ask, redirects included. */
  hosts: string[]
  /** Null: each source has its own, and `baseUrls` names them. */
  baseUrl: string | null
  /** By source. */
  baseUrls?: Readonly<Record<string, string>>
  pace: SourcePace
  coverage: string
  freshness: { mode: 'scheduled' | 'not_declared'; observedAt?: string; updatedAt?: string; note: string }
  licence: { name: string; url?: string }
  attribution: string
  caveats: string[]
  entities: string[]
  pagination: 'none' | 'offset' | 'page' | 'window'
  unit: string | null
  temporalStart: number | null
  workflow: string[]
  notes: string[]
  safeguards: string[]
  limits: string[]
  privacy: {
    classification: 'public' | 'restricted'
    excludedFields: string[]
    /** What names a person: shown to who asks for it, and never kept. Parameters that ask, fields that tell. */
    personal?: { params: string[]; fields: string[] }
  }
  /** Environment variables that configure this connector, all optional text. */
  settings?: z.ZodObject
  /** What stands for these with sample data, where nothing is configured: everything is on. */
  sampleSettings?: Readonly<Record<string, string>>
  /** What a visitor signs in with where the data are samples; no secret, it is shown to everyone. */
  sampleCredentials?: { user: string; secret: string }
  methods: Readonly<Record<string, Summary>>
  /** Operations of the product itself: same engine, cache and limits, but no public door. */
  internal?: Readonly<Record<string, Summary>>
}

interface Summary {
  summary: string
}

/** Whom a message about a host names. */
export const publisherAt = (
  { publisher, publisherOf }: Pick<ConnectorSource, 'publisher' | 'publisherOf'>,
  host: string,
): string => publisherOf?.(host) ?? publisher.name
