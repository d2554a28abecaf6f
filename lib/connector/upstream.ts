import type { z } from 'zod'
import type { Declaration } from './declaration'
import { ConnectorError } from './errors'
import type { HostGate } from './host-gate'
import { readBounded } from './read-bounded'
import type { Transport } from './transport'

export interface UpstreamRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface UpstreamAnswer {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: () => string
}

interface ReadOptions {
  /** Statuses outside 200-299 whose body says something we understand. */
  accepts?: readonly number[]
  /** May be more than the source manages: asked once, and too slow an answer does not count against the source. */
  demanding?: boolean
}

/** A connector's only way out. Every read is bounded in time and bytes, paced, retried where that can help. */
export interface Upstream {
  /** `interpret` runs inside the retry: a transient failure it throws is asked again. */
  read<T>(
    request: UpstreamRequest,
    interpret: (answer: UpstreamAnswer) => T,
    options?: ReadOptions,
  ): Promise<T>
  json<S extends z.ZodType>(
    request: UpstreamRequest,
    schema: S,
    options?: ReadOptions & { classify?: (body: unknown) => ConnectorError | undefined },
  ): Promise<z.output<S>>
}

interface Deps {
  transport: Transport
  gate: (host: string, declaration: Declaration) => HostGate
  userAgent: string
  /** Hosts the operator has put in place of a declared one. */
  configuredHosts: string[]
  /** Ends the whole call, waiting and retries included. */
  deadline: AbortSignal
  /** Called for each request that went out, for provenance. */
  sent: (request: { method: string; url: string }) => void
}

const MAX_REDIRECTS = 3

export function createUpstream(declaration: Declaration, deps: Deps): Upstream {
  const name = declaration.publisher.name
  const hosts = new Set([...declaration.hosts, ...deps.configuredHosts])

  async function send(request: UpstreamRequest, signal: AbortSignal, hops = 0): Promise<UpstreamAnswer> {
    const url = new URL(request.url)
    if (url.protocol !== 'https:' || !hosts.has(url.hostname)) {
      throw new ConnectorError(
        'upstream_rejected',
        `${name} pointed to an address outside its own hosts, which is not followed.`,
      )
    }
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
      if (hops === MAX_REDIRECTS)
        throw new ConnectorError('upstream_changed', `${name} redirects in a circle. Try again later.`)
      return send({ ...request, url: new URL(location, url).href }, signal, hops + 1)
    }
    const bytes = await readBounded(response, declaration.pace.maxBytes, name)
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text: () => new TextDecoder().decode(bytes),
    }
  }

  const upstream: Upstream = {
    read(request, interpret, options = {}) {
      const gate = deps.gate(new URL(request.url).hostname, declaration)
      deps.sent({ method: request.method ?? 'GET', url: request.url })
      const attempt = async (signal: AbortSignal) => {
        const answer = await send(request, signal)
        const known =
          (answer.status >= 200 && answer.status < 300) || options.accepts?.includes(answer.status)
        if (!known) throw refusal(name, answer)
        return interpret(answer)
      }
      return gate.pass(deps.deadline, attempt, options.demanding)
    },
    json(request, schema, options = {}) {
      return upstream.read(
        request,
        (answer) => {
          const body = parseJson(answer, name)
          const failure = options.classify?.(body)
          if (failure) throw failure
          const parsed = schema.safeParse(body)
          if (parsed.success) return parsed.data
          const where = parsed.error.issues[0]?.path.join('.') || 'the answer'
          throw new ConnectorError(
            'upstream_changed',
            `${name} answered in a shape we do not know (${where}). Nothing was guessed; we have to look at it.`,
            { cause: parsed.error },
          )
        },
        options,
      )
    },
  }
  return upstream
}

function parseJson(answer: UpstreamAnswer, name: string): unknown {
  const text = answer.text().trim()
  if (text === '')
    throw new ConnectorError('upstream_unavailable', `${name} sent an empty answer. Try again in a minute.`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const page = text.startsWith('<')
    throw page
      ? new ConnectorError(
          'upstream_unavailable',
          `${name} sent a web page instead of data, as it does when it is busy or blocked. Try again later.`,
        )
      : new ConnectorError('upstream_changed', `${name} sent text instead of data. Nothing was guessed.`, {
          cause,
        })
  }
}

function refusal(name: string, { status, headers }: UpstreamAnswer): ConnectorError {
  if (status === 429) {
    const retryAfter = Number(headers.get('retry-after') ?? 60) || 60
    return new ConnectorError(
      'rate_limited',
      `${name} asks for a pause of ${retryAfter} seconds. Try again after that.`,
      { retryAfter },
    )
  }
  if (status >= 500)
    return new ConnectorError(
      'upstream_unavailable',
      `${name} is not answering properly (HTTP ${status}). Try again in a minute.`,
    )
  return new ConnectorError('upstream_rejected', `${name} refused the request (HTTP ${status}).`)
}

const unreachable = (name: string, cause: unknown) =>
  new ConnectorError('upstream_unavailable', `${name} could not be reached. Try again in a minute.`, {
    cause,
  })
