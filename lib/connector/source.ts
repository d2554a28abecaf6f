import type { z } from 'zod'

export interface SourcePace {
  concurrency: number
  /** Minimum milliseconds between two starts. */
  spacing?: number
  /** Milliseconds of one attempt. */
  timeout: number
  retries: number
  /** Milliseconds without a request after a failure that names a time to wait. */
  pause?: number
  /**
   * The host serves many publishers. Its connectors share the requests in flight and the pauses, and each keeps
   * its own spacing.
   */
  isPlatform?: boolean
  /** Maximum bytes after decompression. */
  maxBytes: number
  /** Daily quota of the source; every attempt counts. */
  budget?: { perDay(settings: Readonly<Record<string, string | undefined>>): number; timeZone: string }
}

export interface ConnectorSource {
  name: string
  title: string
  /** Replaces the connector's name in tool names that would exceed some clients' limit. */
  toolPrefix?: string
  purpose: string
  publisher: { name: string; url: string }
  /** Returns the host's publisher, as a sentence begins, or undefined if several share the host. */
  publisherOf?(host: string): string | undefined
  auth: 'none' | 'basic_auth'
  /** Composes answers of other connectors and queries no source itself. */
  composes?: true
  /** The only hosts that this connector may reach, redirects included. */
  hosts: string[]
  /** Each source may have its own in `baseUrls` instead. */
  baseUrl: string | null
  baseUrls?: Readonly<Record<string, string>>
  pace: SourcePace
  paceAt?(host: string): Partial<SourcePace>
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
    /** Parameters and fields with personal data, which are never stored. */
    personal?: { params: string[]; fields: string[] }
  }
  settings?: z.ZodObject
  /** Defaults in sample mode, so that every feature is on. */
  sampleSettings?: Readonly<Record<string, string>>
  /** Public credentials of sample mode; not a secret. */
  sampleCredentials?: { user: string; secret: string }
  methods: Readonly<Record<string, Summary>>
  internal?: Readonly<Record<string, Summary>>
}

interface Summary {
  summary: string
}

export const publisherAt = (
  { publisher, publisherOf }: Pick<ConnectorSource, 'publisher' | 'publisherOf'>,
  host: string,
): string => publisherOf?.(host) ?? publisher.name
