import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { runInLanguage } from '@/lib/language/run-in-language'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConnectorDeclaration, ConnectorRegistry } from '../declaration'
import { ConnectorError, type Problem } from '../errors'
import { citeInto, type Meta, type Result, toProblem } from '../result'
import type { RequestBudgetState } from '../upstream/budget'
import { createHealth, type HostHealthLog, type SharedHealthStore } from '../upstream/health'
import { createHosts } from '../upstream/hosts'
import { type CacheReadResult, type CallCache, createCache } from './cache'
import { type MethodRunResult, type SharedResultStore, sizeInBytes } from './engine-answer'
import { findMethod } from './find-method'
import {
  dayOfNamesSpent,
  mayNamePersons,
  minuteSpentOnNames,
  namesIn,
  type PersonNameAllowance,
} from './person-names'
import { readParams } from './read-params'
import { createRequests, type EngineCallOptions, type NamedEngineCaller, type RequestDeps } from './requests'
import { createSharedFlight } from './shared-flight'

const texts = defineSentences('engine.engine', {
  switchedOffHereByWhoever: '{title} is switched off here by whoever runs this site.',
  serviceRefusedCredentialsFromYour:
    'The service refused credentials from your network several times. Try again in {minutes} minutes.',
  questionWasTakenBack: 'The question was taken back before the answer came.',
})

type Internal<D> = D extends { internal: infer I } ? I : unknown
export type MethodsOf<D extends ConnectorDeclaration> = D['methods'] & Internal<D>
export type ParamsOf<M> = M extends { params: infer P extends z.ZodType } ? z.input<P> : never
export type ResultOf<M> = M extends { result: infer R extends z.ZodType } ? z.output<R> : never

export interface ConnectorEngine<R extends ConnectorRegistry = ConnectorRegistry> {
  registry: R
  release: string
  sample: boolean
  health: HostHealthLog
  budgetOf: (connector: string, host: string) => Promise<RequestBudgetState | undefined>
  cacheSize: () => { entries: number; bytes: number }
  cacheReads: () => Readonly<Record<CacheReadResult<unknown>['state'], number>>
  call<C extends keyof R & string, M extends keyof MethodsOf<R[C]> & string>(
    connector: C,
    method: M,
    params: ParamsOf<MethodsOf<R[C]>[M]>,
    call?: EngineCallOptions,
  ): Promise<Result<ResultOf<MethodsOf<R[C]>[M]>>>
  callNamed: NamedEngineCaller
}

export interface SignInLock {
  begin(visitor: string, user: string): Promise<((isRefused: boolean) => Promise<void>) | number>
}

export interface EngineDeps extends RequestDeps {
  maxCacheBytes: number
  isOff: (connector: string) => boolean
  /** Absent if only one instance runs. */
  shared?: SharedResultStore
  sharedHealth?: SharedHealthStore
  refusals?: SignInLock
  names?: PersonNameAllowance
  /** Must not throw. */
  reportBug: (reference: string, error: unknown) => void
}

export function createEngine<const R extends ConnectorRegistry>(
  registry: R,
  deps: EngineDeps,
): ConnectorEngine<R> {
  const health = createHealth(deps.now, deps.sharedHealth)
  const now = () => deps.now().getTime()
  const cache: CallCache<MethodRunResult> = createCache({
    maxBytes: deps.maxCacheBytes,
    sizeOf: sizeInBytes,
    now,
    ...(deps.shared ? { behind: createSharedFlight(deps.shared, now) } : {}),
  })
  const hosts = createHosts(deps, health, Object.values(registry))
  const readKept = createRequests(registry, deps, cache, hosts, report, callNamed)

  /**
   * Runs in English, because visitors of both languages share cached results. Pages translate the results.
   */
  const callInEnglish: NamedEngineCaller = (...call) => runInLanguage('en', () => callNamed(...call))

  async function callNamed(
    connector: string,
    name: string,
    params: unknown,
    call: EngineCallOptions = {},
  ): Promise<Result<unknown>> {
    try {
      const { declaration, method } = findMethod(registry, connector, name, call)
      if (deps.isOff(connector)) {
        throw new ConnectorError(
          'source_disabled',
          texts.switchedOffHereByWhoever({ title: declaration.title }),
        )
      }
      const input = readParams(method, params)
      const isPersonal = mayNamePersons(declaration, method, input)
      if (isPersonal) await expectNames(call)
      const cached = await readCounted(call, () => readKept(declaration, method, input, call))
      const { data } = cached.value
      if (isPersonal) await payNames(call, namesIn(declaration, data).size)
      return { ok: true, data, meta: citeInto(toMeta(declaration, name, cached), method.cite?.(data, input)) }
    } catch (error) {
      return { ok: false, error: call.signal?.aborted ? LEFT : toProblem(error, report) }
    }
  }

  /**
   * Refused sign-ins are counted, because the vendor sees all visitors as one client and could lock out every
   * visitor.
   */
  async function readCounted<T>(
    { credentials, visitor = '' }: EngineCallOptions,
    ask: () => Promise<T>,
  ): Promise<T> {
    const end = credentials && (await deps.refusals?.begin(visitor, credentials.user))
    if (typeof end === 'number') {
      throw new ConnectorError(
        'rate_limited',
        texts.serviceRefusedCredentialsFromYour({ minutes: Math.ceil(end / 60) }),
        { retryAfter: end },
      )
    }
    let isRefused = false
    try {
      return await ask()
    } catch (error) {
      isRefused = error instanceof ConnectorError && error.code === 'credentials_rejected'
      throw error
    } finally {
      await end?.(isRefused)
    }
  }

  async function expectNames({ visitor }: EngineCallOptions): Promise<void> {
    const wait = visitor === undefined ? undefined : await deps.names?.waitFor(visitor)
    if (deps.names && wait !== undefined) throw dayOfNamesSpent(deps.names.perDay, wait, deps.now())
  }

  /**
   * Charges after the result arrived, because only the result shows which records have a name. Each part of a
   * combined result is charged separately.
   */
  async function payNames({ visitor }: EngineCallOptions, names: number): Promise<void> {
    if (!deps.names || visitor === undefined || names === 0) return
    const spent = await deps.names.take(visitor, names)
    if (spent?.of === 'day') throw dayOfNamesSpent(deps.names.perDay, spent.seconds, deps.now())
    if (spent) throw minuteSpentOnNames(spent.seconds)
  }

  function toMeta(
    declaration: ConnectorDeclaration,
    method: string,
    { value, ...rest }: CacheReadResult<MethodRunResult>,
  ): Meta {
    const cached = { value, ...rest, ...value.oldest }
    const failure = cached.failure === undefined ? undefined : toProblem(cached.failure, report)
    return {
      connector: declaration.name,
      method,
      source: declaration.title,
      publisher: declaration.publisher.name,
      attribution: declaration.attribution,
      licence: declaration.licence.name,
      requests: cached.value.requests,
      retrievedAt: new Date(cached.storedAt).toISOString(),
      ageSeconds: Math.floor((deps.now().getTime() - cached.storedAt) / 1000),
      state: cached.state,
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
    budgetOf: async (connector, host) => {
      const declaration = Object.hasOwn(registry, connector) ? registry[connector] : undefined
      return declaration && hosts.budgetAt(host, declaration)?.state()
    },
    cacheSize: cache.size,
    cacheReads: cache.reads,
    // A cast is needed, because a method's name is known only at run time, so the compiler cannot derive the
    // type of its data.
    call: callInEnglish as ConnectorEngine<R>['call'],
    callNamed: callInEnglish,
  }
}

const LEFT: Problem = {
  code: 'upstream_unavailable',
  message: texts.questionWasTakenBack,
  issues: [],
}
