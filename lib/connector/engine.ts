import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Cache, createCache, type Kept } from './cache'
import { canonicalKey } from './canonical-key'
import type { Declaration } from './declaration'
import { ConnectorError, type Problem } from './errors'
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
  /** The visitor going away. What others wait for too goes on; what nobody waits for is not asked any more. */
  signal?: AbortSignal
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

  function run(
    declaration: Declaration,
    method: Method,
    params: unknown,
    call: Call,
    abandoned: AbortSignal,
  ): Promise<Answer> {
    const answer = async (deadline: AbortSignal) => {
      const requests: Meta['requests'] = []
      const context = contextOf(declaration, call, requests, deadline)
      const data = method.result.parse(await method.run(params, context))
      return { data, requests }
    }
    return within(CALL_DEADLINE_MS, answer, abandoned)
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
        const owner = ownerOf(registry, declaration, other)
        const asked = { ...call, signal: deadline }
        const { value } = await readKept(owner, other, readParams(other, otherParams), asked).catch(
          (error) => {
            throw error === deadline.reason ? tooLate(owner) : error
          },
        )
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
    const ask = (abandoned: AbortSignal) => run(declaration, method, params, call, abandoned)
    return cache.read(key, method.cache ?? DEFAULT_POLICY, ask, call.signal)
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
      return { ok: false, error: call.signal?.aborted ? LEFT : toProblem(error, report) }
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

/** A connector calls its own methods and those of the product's own sources, which have no public door. */
function ownerOf(registry: Registry, caller: Declaration, method: Method): Declaration {
  const sources = Object.values(registry).filter(({ methods }) => Object.keys(methods).length === 0)
  const owner = [caller, ...sources].find((candidate) => findName(candidate, method) !== undefined)
  if (!owner) throw new Error('A connector called a method that no declaration within its reach names')
  return owner
}

const findName = ({ methods, internal }: Declaration, method: Method): string | undefined =>
  Object.entries({ ...methods, ...internal }).find(([, candidate]) => candidate === method)?.[0]

function nameOf(declaration: Declaration, method: Method): string {
  const name = findName(declaration, method)
  if (name === undefined) throw new Error('A method was asked of a declaration that does not name it')
  return name
}

/** Goes nowhere: whoever asked is gone. */
const LEFT: Problem = {
  code: 'upstream_unavailable',
  message: 'The question was taken back before the answer came.',
  issues: [],
}

const tooLate = ({ publisher }: Declaration) =>
  new ConnectorError(
    'upstream_timeout',
    `${publisher.name} did not answer all that this takes within ${CALL_DEADLINE_MS / 1000} seconds. Try again in a minute.`,
  )

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
