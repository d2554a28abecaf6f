import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { z } from 'zod'
import { type SliceRunner, withRoom } from '@/lib/in-turns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConnectorDeclaration, ConnectorRegistry } from '../declaration'
import { ConnectorError, sourceChanged } from '../errors'
import { type CallEachResult, type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '../method'
import type { Result } from '../result'
import type { HostDeps, HostGates } from '../upstream/hosts'
import type { Transport } from '../upstream/transport'
import { createUpstream } from '../upstream/upstream'
import { within } from '../upstream/within'
import { createBatch } from './batch'
import type { CacheReadRequest, CacheReadResult, CacheValueLoader, CallCache } from './cache'
import { canonicalKey } from './canonical-key'
import { type MethodRunResult, oldestOf, type RequestLog, toPart } from './engine-answer'
import { nameOf, ownerOf } from './find-method'
import { readParams } from './read-params'

const texts = defineSentences('engine.requests', {
  answeredWithValuesThatCannot: '{name} answered with values that cannot be.',
  tooLate: '{name} did not answer all that this takes within {seconds} seconds. Try again in a minute.',
})

const CALL_DEADLINE_MS = 60_000

export interface EngineCallOptions {
  credentials?: { user: string; secret: string }
  internal?: boolean
  /**
   * If true, the result comes only from the cache, even if the result is stale, and the source receives no
   * request.
   */
  keptOnly?: boolean
  /** If true, the caller polls instead of waiting, so it also receives a recent failure of a slow request. */
  leavesEarly?: boolean
  /**
   * If true, the caller waits for the refresh of a stale result, and receives the stale result only if the
   * refresh fails.
   */
  waitsForRefresh?: boolean
  visitor?: string
  signal?: AbortSignal
  pace?: SliceRunner
}

export type NamedEngineCaller = (
  connector: string,
  method: string,
  params: unknown,
  call?: EngineCallOptions,
) => Promise<Result<unknown>>

export interface RequestDeps extends HostDeps {
  transport: Transport
  release: string
  userAgent: string
  paceOf?: (visitor: string) => SliceRunner
}

type ReadKept = (
  declaration: ConnectorDeclaration,
  method: ConnectorMethod,
  params: unknown,
  call: EngineCallOptions,
) => Promise<CacheReadResult<MethodRunResult>>

export function createRequests(
  registry: ConnectorRegistry,
  deps: RequestDeps,
  cache: CallCache<MethodRunResult>,
  { gate, budgetAt }: HostGates,
  report: (bug: unknown) => string,
  callNamed: NamedEngineCaller,
): ReadKept {
  function run(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod,
    params: unknown,
    call: EngineCallOptions,
    abandoned: AbortSignal,
  ): Promise<MethodRunResult> {
    const answer = async (deadline: AbortSignal) => {
      const trail: RequestLog = { requests: [], parts: [] }
      const context = contextOf(declaration, call, trail, deadline)
      const data = checked(declaration, method, params, await method.run(params, context), trail)
      const { requests, parts } = trail
      // The list is copied, because a request that ends later does not belong to the provenance of this
      // result.
      return { data, requests: [...requests], ...(parts.length > 0 ? { oldest: oldestOf(parts) } : {}) }
    }
    return within(CALL_DEADLINE_MS, answer, abandoned)
  }

  /** Treats an invalid result as a changed source if a request was made, and as a bug of ours otherwise. */
  function checked(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod,
    params: unknown,
    answer: unknown,
    { requests }: Pick<RequestLog, 'requests'>,
  ): unknown {
    try {
      const data = method.result.parse(answer)
      method.cite?.(data, params)
      return data
    } catch (error) {
      if (requests.length === 0) throw error
      report(error)
      throw sourceChanged(texts.answeredWithValuesThatCannot({ name: declaration.publisher.name }), error)
    }
  }

  type AskOne = (params: unknown, abandoned: AbortSignal) => Promise<MethodRunResult>

  function runTogether(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod,
    call: EngineCallOptions,
  ): AskOne {
    const { together } = method
    if (!together) return (params, abandoned) => run(declaration, method, params, call, abandoned)
    return createBatch<unknown, MethodRunResult>({
      most: together.most(deps.settingsOf(declaration)),
      alike: (params) => together.alike(params),
      run: (several, abandoned) =>
        within(
          CALL_DEADLINE_MS,
          async (deadline) => {
            const trail: RequestLog = { requests: [], parts: [] }
            const answers = await together.run(several, contextOf(declaration, call, trail, deadline))
            const { requests } = trail
            const batch = randomUUID()
            return answers.map((one, index) => {
              if (one instanceof ConnectorError) return one
              try {
                return { data: checked(declaration, method, several[index], one, trail), requests, batch }
              } catch (error) {
                if (error instanceof ConnectorError) return error
                throw error
              }
            })
          },
          abandoned,
        ),
    })
  }

  function contextOf(
    declaration: ConnectorDeclaration,
    call: EngineCallOptions,
    trail: RequestLog,
    deadline: AbortSignal,
  ): MethodContext {
    const settings = deps.settingsOf(declaration)
    return {
      upstream: createUpstream(declaration, {
        configuredHosts: hostsIn(settings),
        transport: deps.transport,
        gate,
        userAgent: deps.userAgent,
        deadline,
        visitor: call.visitor,
        sent: (request) => trail.requests.push(request),
      }),
      now: deps.now,
      settings,
      connector: declaration,
      ...(call.credentials ? { credentials: call.credentials } : {}),
      async call(other, otherParams) {
        const owner = ownerOf(registry, declaration, other)
        const innerCall = { ...call, signal: deadline }
        const { value } = await readKept(owner, other, readParams(other, otherParams), innerCall).catch(
          (error) => {
            throw error === deadline.reason ? tooLate(owner) : error
          },
        )
        trail.requests.push(...value.requests)
        return value.data as z.output<typeof other.result>
      },
      callEach: (other, several) => callEach(declaration, other, several, { call, trail, deadline }),
      ...(declaration.composes ? { ask: askAny(call, trail) } : {}),
      pace: call.pace ?? deps.paceOf?.(call.visitor ?? '') ?? withRoom,
      budget: async () => {
        const host = declaration.baseUrl === null ? undefined : new URL(declaration.baseUrl).hostname
        return host === undefined ? undefined : budgetAt(host, declaration)?.state()
      },
    }
  }

  function askAny(
    { credentials: _, ...call }: EngineCallOptions,
    { requests, parts }: RequestLog,
  ): NonNullable<MethodContext['ask']> {
    // Every part of a composed result adds a listener to the visitor's signal.
    if (call.signal) setMaxListeners(0, call.signal)
    return async (connector, name, params) => {
      const result = await callNamed(connector, name, params, { ...call, internal: true })
      if (!result.ok) return result
      const { meta } = result
      requests.push(...meta.requests)
      parts.push({ state: meta.state, storedAt: Date.parse(meta.retrievedAt) })
      return result
    }
  }

  async function callEach<T>(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod<z.ZodType, z.ZodType<T>>,
    several: readonly Record<string, unknown>[],
    { call, trail, deadline }: { call: EngineCallOptions; trail: RequestLog; deadline: AbortSignal },
  ): Promise<CallEachResult<T>[]> {
    const ask = runTogether(declaration, method, call)
    const results = await Promise.allSettled(
      several.map(async (one) => {
        const params = readParams(method, one)
        const asking = (abandoned: AbortSignal) => ask(params, abandoned)
        return cache.read(questionOf(declaration, method, params, asking, { ...call, signal: deadline }))
      }),
    )
    const answers = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    trail.parts.push(...answers)
    // The requests of a batch are listed once, although each result of the batch contains them.
    const byBatch = new Map(answers.map(({ value }) => [value.batch ?? value, value.requests]))
    trail.requests.push(...[...byBatch.values()].flat())
    return results.map((each) => {
      if (each.status === 'fulfilled') return toPart<T>(each.value)
      const error = each.reason === deadline.reason ? tooLate(declaration) : each.reason
      if (!(error instanceof ConnectorError)) throw error
      return { ok: false, error }
    })
  }

  function questionOf(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod,
    params: unknown,
    ask: CacheValueLoader<MethodRunResult>,
    {
      credentials,
      signal,
      keptOnly = false,
      leavesEarly = false,
      waitsForRefresh = false,
    }: EngineCallOptions,
  ): CacheReadRequest<MethodRunResult> {
    return {
      key: `${deps.release}:${declaration.name}.${nameOf(declaration, method)}:${canonicalKey(params)}`,
      policy: method.cache ?? DEFAULT_POLICY,
      ask,
      left: signal,
      keptOnly,
      leavesEarly,
      waitsForRefresh,
      // Results that need credentials stay in this process, whatever the method's cache policy.
      isPrivate: declaration.auth !== 'none' || credentials !== undefined,
    }
  }

  function readKept(
    declaration: ConnectorDeclaration,
    method: ConnectorMethod,
    params: unknown,
    call: EngineCallOptions,
  ): Promise<CacheReadResult<MethodRunResult>> {
    const ask = (abandoned: AbortSignal) => run(declaration, method, params, call, abandoned)
    return cache.read(questionOf(declaration, method, params, ask, call))
  }

  return readKept
}

const tooLate = ({ publisher }: ConnectorDeclaration) =>
  new ConnectorError(
    'upstream_timeout',
    texts.tooLate({ name: publisher.name, seconds: CALL_DEADLINE_MS / 1000 }),
  )

/** The operator allows these hosts through settings named `…_URL`. */
function hostsIn(settings: MethodContext['settings']): string[] {
  const urls = Object.entries(settings).filter(([name]) => name.endsWith('_URL'))
  return urls.flatMap(([, url]) => (url ? [new URL(url).hostname] : []))
}
