import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { inSentence } from '@/lib/in-sentence'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, PointedElsewhere } from '../errors'
import { type ConnectorSource, publisherAt } from '../source'
import type { HostGate } from './host-gate'
import { isHostName } from './host-name'
import { readBounded, readJson } from './read-bounded'
import type { Transport } from './transport'

const texts = defineSentences('engine.upstream', {
  redirectsInACircle: '{name} redirects in a circle. Try again later.',
  answer: 'the answer',
  answeredInAShape: '{name} changed its data format ({where}). We cannot read it yet.',
  outside: '{name} pointed to an address outside its own hosts, which is not followed.',
  notSentOn: '{name} pointed to another address. Credentials are never sent on, so nothing was read.',
  sentAnEmptyAnswer: '{name} sent an empty answer. Try again in a minute.',
  sentAWebPage:
    '{name} sent a web page instead of data, as it does when it is busy or blocked. Try again later.',
  sentTextInsteadOfData: '{name} sent text instead of data. We cannot read it yet.',
  limitingRequestsTryAgain: '{name} is limiting requests. Try again in {retryAfter} seconds.',
  downRightNowError: '{name} is down right now (error {status}). Try again in a minute.',
  refusedTheRequestHttp: '{name} refused the request (HTTP {status}).',
  unreachable: 'We could not reach {name}. Try again in a minute.',
})

interface UpstreamRequest {
  url: string
  /** The URL in the provenance, if the real URL is private. */
  shownAs?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface UpstreamResponse {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: () => string
}

interface ReadOptions {
  accepts?: readonly number[]
  /**
   * True for a request that may exceed the capacity of the source. A failure is not retried, and does not
   * open the circuit breaker.
   */
  demanding?: boolean
  patience?: number
}

export interface UpstreamClient {
  /** `interpret` runs inside the retry loop, so a transient failure that it throws is retried. */
  read<T>(
    request: UpstreamRequest,
    interpret: (answer: UpstreamResponse) => T,
    options?: ReadOptions,
  ): Promise<T>
  json<S extends z.ZodType>(
    request: UpstreamRequest,
    schema: S,
    options?: ReadOptions & { classify?: (body: unknown) => ConnectorError | undefined },
  ): Promise<z.output<S>>
  alsoAt(hosts: ReadonlySet<string>): UpstreamClient
}

interface Deps {
  transport: Transport
  gate: (host: string, source: ConnectorSource) => HostGate
  userAgent: string
  configuredHosts: string[]
  deadline: AbortSignal
  visitor: string | undefined
  sent: (request: { method: string; url: string }) => void
}

const MAX_REDIRECTS = 3
const LARGE_BYTES = 250_000

/** Headers with secrets for one host. A redirect must not carry them to another host. */
const authenticating = new Set(['authorization', 'x-api-key', 'x-app-token'])

export function createUpstream(source: ConnectorSource, deps: Deps): UpstreamClient {
  return upstreamAt(new Set([...source.hosts, ...deps.configuredHosts]), source, deps)
}

function upstreamAt(hosts: ReadonlySet<string>, source: ConnectorSource, deps: Deps): UpstreamClient {
  const nameAt = (url: string) => publisherAt(source, new URL(url).hostname)

  async function send(request: UpstreamRequest, signal: AbortSignal, hops = 0): Promise<UpstreamResponse> {
    const url = new URL(request.url)
    const name = publisherAt(source, url.hostname)
    if (!isAllowed(url, hosts)) throw outside(name)
    const outgoing = new Request(url, {
      method: request.method ?? 'GET',
      headers: { accept: '*/*', 'user-agent': deps.userAgent, ...request.headers },
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    })
    const response = await deps.transport(outgoing).catch((cause) => {
      throw cause instanceof ConnectorError ? cause : unreachable(name, cause)
    })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel()
      if (source.auth === 'basic_auth') throw notSentOn(name)
      if (hops === MAX_REDIRECTS)
        throw new ConnectorError('upstream_changed', texts.redirectsInACircle({ name }))
      const next = URL.parse(location, url)
      // A redirect must not lead to another port. Only URLs from the operator may have a port.
      if (!next || (next.port !== '' && next.port !== url.port)) throw outside(name)
      const headers = next.hostname === url.hostname ? request.headers : withoutSecrets(request.headers ?? {})
      return send({ ...request, url: next.href, ...(headers ? { headers } : {}) }, signal, hops + 1)
    }
    const bytes = await readBounded(response, source.pace.maxBytes, name)
    let text: string | undefined
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text() {
        text ??= new TextDecoder().decode(bytes)
        return text
      },
    }
  }

  const upstream: UpstreamClient = {
    read(request, interpret, options = {}) {
      const gate = deps.gate(new URL(request.url).hostname, source)
      deps.sent({ method: request.method ?? 'GET', url: request.shownAs ?? request.url })
      const attempt = async (signal: AbortSignal) => {
        const answer = await send(request, signal)
        const isExpected =
          (answer.status >= 200 && answer.status < 300) || options.accepts?.includes(answer.status)
        if (!isExpected) throw refusal(nameAt(request.url), answer)
        const outcome = interpret(answer)
        // Parsing and interpreting a large body blocks the event loop, so other work may run here.
        if (answer.bytes.length > LARGE_BYTES) await setImmediate()
        return outcome
      }
      const { demanding, patience } = options
      return gate.pass(deps.deadline, attempt, { demanding, patience, visitor: deps.visitor })
    },
    json(request, schema, options = {}) {
      return upstream.read(
        request,
        (answer) => {
          const name = nameAt(request.url)
          const body = parseJson(answer, name)
          const failure = options.classify?.(body)
          if (failure) throw failure
          const parsed = schema.safeParse(body)
          if (parsed.success) return parsed.data
          const where = parsed.error.issues[0]?.path.join('.') || texts.answer
          throw new ConnectorError('upstream_changed', texts.answeredInAShape({ name, where }), {
            cause: parsed.error,
          })
        },
        options,
      )
    },
    alsoAt(more) {
      const bad = [...more].find((host) => !isHostName(host))
      if (bad !== undefined) throw new TypeError(`Not a name of a host: ${bad}`)
      return upstreamAt(new Set([...hosts, ...more]), source, deps)
    },
  }
  return upstream
}

const withoutSecrets = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !authenticating.has(name.toLowerCase())))

/** A URL with credentials is refused, because credentials can disguise its host. */
const isAllowed = ({ protocol, hostname, username, password }: URL, hosts: ReadonlySet<string>) =>
  protocol === 'https:' && hosts.has(hostname) && username === '' && password === ''

const outside = (name: string) => new PointedElsewhere('upstream_rejected', texts.outside({ name }))

const notSentOn = (name: string) => new ConnectorError('upstream_rejected', texts.notSentOn({ name }))

function parseJson(answer: UpstreamResponse, name: string): unknown {
  const text = answer.text().trim()
  if (text === '') throw new ConnectorError('upstream_unavailable', texts.sentAnEmptyAnswer({ name }))
  try {
    return readJson(text)
  } catch (cause) {
    const page = text.startsWith('<')
    throw page
      ? new ConnectorError('upstream_unavailable', texts.sentAWebPage({ name }))
      : new ConnectorError('upstream_changed', texts.sentTextInsteadOfData({ name }), {
          cause,
        })
  }
}

function refusal(name: string, { status, headers }: UpstreamResponse): ConnectorError {
  if (status === 429) {
    const retryAfter = secondsIn(headers.get('retry-after'))
    return new ConnectorError('rate_limited', texts.limitingRequestsTryAgain({ name, retryAfter }), {
      retryAfter,
    })
  }
  if (status >= 500) {
    const isOverload = status === 503
    return new ConnectorError('upstream_unavailable', texts.downRightNowError({ name, status }), {
      isOverload,
    })
  }
  return new ConnectorError('upstream_rejected', texts.refusedTheRequestHttp({ name, status }))
}

function secondsIn(retryAfter: string | null): number {
  const seconds = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  return seconds > 0 && seconds <= 86_400 ? seconds : 60
}

const unreachable = (name: string, cause: unknown) =>
  new ConnectorError('upstream_unavailable', texts.unreachable({ name: inSentence(name) }), {
    cause,
  })
