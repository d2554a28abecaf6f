import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Cache, createCache, type Kept } from './cache'
import { canonicalKey } from './canonical-key'
import type { Declaration } from './declaration'
import { ConnectorError } from './errors'
import { createHealth, type Health } from './health'
import { createHostGate, type HostGate } from './host-gate'
import { type Context, DEFAULT_POLICY, type Method } from './method'
import { readParams } from './read-params'
import { type Meta, type Result, toProblem } from './result'
import type { Transport } from './transport'
import { createUpstream } from './upstream'
import { within } from './within'

export type Registry = Readonly<Record<string, Declaration>>

type Internal<D> = D extends { internal: infer I } ? I : unknown
/** Public and internal methods of a declaration, by name. */
export type MethodsOf<D extends Declaration> = D['methods'] & Internal<D>
export type ParamsOf<M> = M extends { params: infer P extends z.ZodType } ? z.input<P> : never
export type ResultOf<M> = M extends { result: infer R extends z.ZodType } ? z.output<R> : never

export interface Call {
  credentials?: { user: string; secret: string }
  /** Internal operations answer only to those who ask for them so. */
  internal?: boolean
}

export interface Engine<R extends Registry = Registry> {
  registry: R
  release: string
  sample: boolean
  health: Health
  cacheSize: () => { entries: number; bytes: number }
  call<C extends keyof R & string, M extends keyof MethodsOf<R[C]> & string>(
    connector: C,
    method: M,
    params: ParamsOf<MethodsOf<R[C]>[M]>,
    call?: Call,
  ): Promise<Result<ResultOf<MethodsOf<R[C]>[M]>>>
  /** The same for names and parameters that come from outside and are not known yet. */
  callNamed(connector: string, method: string, params: unknown, call?: Call): Promise<Result<unknown>>
}

export interface EngineDeps {
  transport: Transport
  sample: boolean
  release: string
  userAgent: string
  maxCacheBytes: number
  isOff: (connector: string) => boolean
  settingsOf: (declaration: Declaration) => Readonly<Record<string, string | undefined>>
  now: () => Date
  /** Takes our own bugs; returns nothing, must not throw. */
  reportBug: (reference: string, error: unknown) => void
}

interface Answer {
  data: unknown
  requests: Meta['requests']
}

/** One call, its retries, waits and pages together. */
const CALL_DEADLINE_MS = 60_000

export function createEngine<const R extends Registry>(registry: R, deps: EngineDeps): Engine<R> {
  const health = createHealth(deps.now)
  const gates = new Map<string, HostGate>()
  const cache: Cache<Answer> = createCache({
    maxBytes: deps.maxCacheBytes,
    sizeOf: sizeInBytes,
    now: () => deps.now().getTime(),
  })

  function gate(host: string, { publisher, pace }: Declaration): HostGate {
    // A simulator needs no pauses between two questions.
    const kept = deps.sample ? { ...pace, spacing: 0 } : pace
    const known = gates.get(host) ?? createHostGate(host, publisher.name, kept, health)
    gates.set(host, known)
    return known
  }

  function run(declaration: Declaration, method: Method, params: unknown, call: Call): Promise<Answer> {
    return within(CALL_DEADLINE_MS, async (deadline) => {
      const requests: Meta['requests'] = []
      const context = contextOf(declaration, call, requests, deadline)
      const data = method.result.parse(await method.run(params, context))
      return { data, requests }
    })
  }

  function contextOf(
    declaration: Declaration,
    call: Call,
    requests: Meta['requests'],
    deadline: AbortSignal,
  ): Context {
    const settings = deps.settingsOf(declaration)
    return {
      upstream: createUpstream(declaration, {
        configuredHosts: hostsIn(settings),
        transport: deps.transport,
        gate,
        userAgent: deps.userAgent,
        deadline,
        sent: (request) => requests.push(request),
      }),
      now: deps.now,
      settings,
      connector: declaration,
      ...(call.credentials ? { credentials: call.credentials } : {}),
      async call(other, otherParams) {
        const { value } = await readKept(declaration, other, readParams(other, otherParams), call)
        requests.push(...value.requests)
        // Checked against the other's own result schema before it was kept.
        return value.data as z.output<typeof other.result>
      },
    }
  }

  function readKept(
    declaration: Declaration,
    method: Method,
    params: unknown,
    call: Call,
  ): Promise<Kept<Answer>> {
    const key = `${deps.release}:${declaration.name}.${nameOf(declaration, method)}:${canonicalKey(params)}`
    return cache.read(key, method.cache ?? DEFAULT_POLICY, () => run(declaration, method, params, call))
  }

  async function callNamed(
    connector: string,
    name: string,
    params: unknown,
    call: Call = {},
  ): Promise<Result<unknown>> {
    try {
      const { declaration, method } = find(registry, connector, name, call)
      if (deps.isOff(connector)) {
        throw new ConnectorError(
          'source_disabled',
          `${declaration.title} is switched off here by whoever runs this site.`,
        )
      }
      const kept = await readKept(declaration, method, readParams(method, params), call)
      return { ok: true, data: kept.value.data, meta: toMeta(declaration, name, kept) }
    } catch (error) {
      return { ok: false, error: toProblem(error, report) }
    }
  }

  function toMeta(declaration: Declaration, method: string, kept: Kept<Answer>): Meta {
    const failure = kept.failure === undefined ? undefined : toProblem(kept.failure, report)
    return {
      connector: declaration.name,
      method,
      source: declaration.title,
      publisher: declaration.publisher.name,
      attribution: declaration.attribution,
      licence: declaration.licence.name,
      requests: kept.value.requests,
      retrievedAt: new Date(kept.storedAt).toISOString(),
      ageSeconds: Math.floor((deps.now().getTime() - kept.storedAt) / 1000),
      state: kept.state,
      ...(failure ? { refreshFailed: { code: failure.code, message: failure.message } } : {}),
      sample: deps.sample,
    }
  }

  function report(error: unknown): string {
    const reference = randomUUID().slice(0, 8)
    deps.reportBug(reference, error)
    return reference
  }

  return {
    registry,
    release: deps.release,
    sample: deps.sample,
    health,
    cacheSize: cache.size,
    // The registry's types say exactly which data a name stands for; the look-up at run time cannot.
    call: callNamed as Engine<R>['call'],
    callNamed,
  }
}

function find(
  registry: Registry,
  connector: string,
  name: string,
  call: Call,
): { declaration: Declaration; method: Method } {
  const declaration = Object.hasOwn(registry, connector) ? registry[connector] : undefined
  if (!declaration || (!call.internal && Object.keys(declaration.methods).length === 0)) {
    throw new ConnectorError('not_found', 'There is no connector of that name. GET /api/v1 lists them all.')
  }
  const methods = call.internal ? { ...declaration.methods, ...declaration.internal } : declaration.methods
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) {
    const names = Object.keys(declaration.methods).join(', ')
    throw new ConnectorError('not_found', `${connector} has no method of that name. It has ${names}.`)
  }
  return { declaration, method }
}

function nameOf({ methods, internal }: Declaration, method: Method): string {
  const entry = Object.entries({ ...methods, ...internal }).find(([, candidate]) => candidate === method)
  if (!entry) throw new Error('A connector called a method that its declaration does not name')
  return entry[0]
}

/** Settings named `…_URL` are addresses the operator chose. */
function hostsIn(settings: Context['settings']): string[] {
  const urls = Object.entries(settings).filter(([name]) => name.endsWith('_URL'))
  return urls.flatMap(([, url]) => (url ? [new URL(url).hostname] : []))
}

function sizeInBytes({ data, requests }: Answer): number {
  const bytes =
    data instanceof Object && 'bytes' in data && data.bytes instanceof Uint8Array ? data.bytes.byteLength : 0
  const rest = bytes > 0 ? requests : { data, requests }
  return bytes + 2 * JSON.stringify(rest).length
}
