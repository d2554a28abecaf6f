import type { z } from 'zod'

export interface SourcePace {
  concurrency: number
  /** Milliseconds between the starts of two requests. */
  spacing?: number
  /** Milliseconds for one attempt. */
  timeout: number
  retries: number
  /**
   * After a response with Retry-After or status 503, the host gets no request for this many milliseconds,
   * whatever time the response names.
   */
  pause?: number
  /**
   * True if the host serves many publishers. The connectors of the host share the limit of concurrent
   * requests and the pauses, but each connector has its own spacing.
   */
  isPlatform?: boolean
  /** Bytes after decompression. */
  maxBytes: number
  /** Largest number of requests in a day, including retries. */
  budget?: { perDay(settings: Readonly<Record<string, string | undefined>>): number; timeZone: string }
}

export interface ConnectorSource {
  name: string
  title: string
  /** Replaces the connector's name in tool names that would be too long for some clients. */
  toolPrefix?: string
  purpose: string
  publisher: { name: string; url: string }
  /** Returns a name that can start a sentence, or undefined if several publishers share the host. */
  publisherOf?(host: string): string | undefined
  auth: 'none' | 'basic_auth'
  composes?: true
  /** Hosts that this connector may reach, even by a redirect. Settings and `alsoAt` may add others. */
  hosts: string[]
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
    /** Parameters and fields with personal data. Frozen copies must not contain them. */
    personal?: { params: string[]; fields: string[] }
  }
  settings?: z.ZodObject
  /** Methods that feeds repeat in the background. By default, feeds repeat every method once a week. */
  renewal?: {
    daily?: readonly string[]
    only?: readonly string[]
  }
  sampleSettings?: Readonly<Record<string, string>>
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
