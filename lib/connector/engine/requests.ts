import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { z } from 'zod'
import { type Pace, withRoom } from '@/lib/in-turns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { Declaration, Registry } from '../declaration'
import { ConnectorError, sourceChanged } from '../errors'
import { type AnswerPart, type Context, DEFAULT_POLICY, type Method } from '../method'
import type { Result } from '../result'
import type { HostDeps, Hosts } from '../upstream/hosts'
import type { Transport } from '../upstream/transport'
import { createUpstream } from '../upstream/upstream'
import { within } from '../upstream/within'
import { type EngineAnswer, oldestOf, type Trail, toPart } from './answer'
import { askTogether } from './batch'
import type { Ask, Cache, CacheQuestion, Kept } from './cache'
import { canonicalKey } from './canonical-key'
import { nameOf, ownerOf } from './find-method'
import { readParams } from './read-params'

const texts = defineSentences('engine.requests', {
  answeredWithValuesThatCannot: '{name} answered with values that cannot be.',
  tooLate: '{name} did not answer all that this takes within {seconds} seconds. Try again in a minute.',
})

/** One call, its retries, waits and pages together. */
const CALL_DEADLINE_MS = 60_000

export interface Call {
  credentials?: { user: string; secret: string }
  /** Internal operations answer only to those who ask for them so. */
  internal?: boolean
  /** Only what is kept already, however old: no source is asked. */
  keptOnly?: boolean
  /** Asks again to see the end of what takes long, and is told of a failure that came in between. */
  leavesEarly?: boolean
  /** Whose address it is: visitors take turns at a source. */
  visitor?: string
  /** The visitor going away. What others wait for too goes on; what nobody waits for is not asked any more. */
  signal?: AbortSignal
  /** For what becomes a file: how its thousands of rows are worked on. */
  pace?: Pace
}

/** Asks by names and parameters that come from outside and are not known yet. */
export type CallNamed = (
  connector: string,
  method: string,
  params: unknown,
  call?: Call,
) => Promise<Result<unknown>>

export interface AskDeps extends HostDeps {
  transport: Transport
  release: string
  userAgent: string
  /** How a visitor's work on thousands of rows is let in between that of others; left out: with room for them. */
  paceOf?: (visitor: string) => Pace
}

/** Reads a method through the cache. */
type ReadKept = (
  declaration: Declaration,
  method: Method,
  params: unknown,
  call: Call,
) => Promise<Kept<EngineAnswer>>

/** How a method comes to its answer: with a context of its own, within a deadline, through the cache. */
export function createAsking(
  registry: Registry,
  deps: AskDeps,
  cache: Cache<EngineAnswer>,
  { gate, budgetAt }: Hosts,
  report: (bug: unknown) => string,
  callNamed: CallNamed,
): ReadKept {
  function run(
    declaration: Declaration,
    method: Method,
    params: unknown,
    call: Call,
    abandoned: AbortSignal,
  ): Promise<EngineAnswer> {
    const answer = async (deadline: AbortSignal) => {
      const trail: Trail = { requests: [], parts: [] }
      const context = contextOf(declaration, call, trail, deadline)
      const data = checked(declaration, method, params, await method.run(params, context), trail)
      const { requests, parts } = trail
      // What is still waited for comes too late to be told of.
      return { data, requests: [...requests], ...(parts.length > 0 ? { oldest: oldestOf(parts) } : {}) }
    }
    return within(CALL_DEADLINE_MS, answer, abandoned)
  }

  /**
   * Nothing is kept that fails later. What a source made unusable is not as we know it, and we have to look at it;
   * without a request it is nobody's fault but ours.
   */
  function checked(
    declaration: Declaration,
    method: Method,
    params: unknown,
    given: unknown,
    { requests }: Pick<Trail, 'requests'>,
  ): unknown {
    try {
      const data = method.result.parse(given)
      method.cite?.(data, params)
      return data
    } catch (error) {
      if (requests.length === 0) throw error
      report(error)
      throw sourceChanged(texts.answeredWithValuesThatCannot({ name: declaration.publisher.name }), error)
    }
  }

  type AskOne = (params: unknown, abandoned: AbortSignal) => Promise<EngineAnswer>

  /** Several at once: each answer carries the request that it came with. */
  function runTogether(declaration: Declaration, method: Method, call: Call): AskOne {
    const { together } = method
    if (!together) return (params, abandoned) => run(declaration, method, params, call, abandoned)
    return askTogether<unknown, EngineAnswer>({
      most: together.most(deps.settingsOf(declaration)),
      alike: (params) => together.alike(params),
      run: (several, abandoned) =>
        within(
          CALL_DEADLINE_MS,
          async (deadline) => {
            const trail: Trail = { requests: [], parts: [] }
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

  function contextOf(declaration: Declaration, call: Call, trail: Trail, deadline: AbortSignal): Context {
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
        const asked = { ...call, signal: deadline }
        const { value } = await readKept(owner, other, readParams(other, otherParams), asked).catch(
          (error) => {
            throw error === deadline.reason ? tooLate(owner) : error
          },
        )
        trail.requests.push(...value.requests)
        // Checked against the other's own result schema before it was kept.
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

  /** A question of its own under its visitor's name: kept, and of its own age. */
  function askAny(
    { credentials: _, ...asked }: Call,
    { requests, parts }: Trail,
  ): NonNullable<Context['ask']> {
    // Its many parts all listen for the visitor going away.
    if (asked.signal) setMaxListeners(0, asked.signal)
    return async (connector, name, params) => {
      const result = await callNamed(connector, name, params, { ...asked, internal: true })
      if (!result.ok) return result
      const { meta } = result
      requests.push(...meta.requests)
      parts.push({ state: meta.state, storedAt: Date.parse(meta.retrievedAt) })
      return result
    }
  }

  async function callEach<T>(
    declaration: Declaration,
    method: Method<z.ZodType, z.ZodType<T>>,
    several: readonly Record<string, unknown>[],
    { call, trail, deadline }: { call: Call; trail: Trail; deadline: AbortSignal },
  ): Promise<AnswerPart<T>[]> {
    const ask = runTogether(declaration, method, call)
    const settled = await Promise.allSettled(
      several.map(async (one) => {
        const params = readParams(method, one)
        const asking = (abandoned: AbortSignal) => ask(params, abandoned)
        return cache.read(questionOf(declaration, method, params, asking, { ...call, signal: deadline }))
      }),
    )
    const kept = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    trail.parts.push(...kept)
    // Answers that came together name the same request; it is told once.
    const told = new Map(kept.map(({ value }) => [value.batch ?? value, value.requests]))
    trail.requests.push(...[...told.values()].flat())
    return settled.map((each) => {
      if (each.status === 'fulfilled') return toPart<T>(each.value)
      const error = each.reason === deadline.reason ? tooLate(declaration) : each.reason
      if (!(error instanceof ConnectorError)) throw error
      return { ok: false, error }
    })
  }

  function questionOf(
    declaration: Declaration,
    method: Method,
    params: unknown,
    ask: Ask<EngineAnswer>,
    { credentials, signal, keptOnly = false, leavesEarly = false }: Call,
  ): CacheQuestion<EngineAnswer> {
    return {
      key: `${deps.release}:${declaration.name}.${nameOf(declaration, method)}:${canonicalKey(params)}`,
      policy: method.cache ?? DEFAULT_POLICY,
      ask,
      left: signal,
      keptOnly,
      leavesEarly,
      // What somebody’s credentials opened must not leave this process, whatever a method says of its cache.
      isPrivate: declaration.auth !== 'none' || credentials !== undefined,
    }
  }

  function readKept(
    declaration: Declaration,
    method: Method,
    params: unknown,
    call: Call,
  ): Promise<Kept<EngineAnswer>> {
    const ask = (abandoned: AbortSignal) => run(declaration, method, params, call, abandoned)
    return cache.read(questionOf(declaration, method, params, ask, call))
  }

  return readKept
}

const tooLate = ({ publisher }: Declaration) =>
  new ConnectorError(
    'upstream_timeout',
    texts.tooLate({ name: publisher.name, seconds: CALL_DEADLINE_MS / 1000 }),
  )

/** Settings named `…_URL` are addresses the operator chose. */
function hostsIn(settings: Context['settings']): string[] {
  const urls = Object.entries(settings).filter(([name]) => name.endsWith('_URL'))
  return urls.flatMap(([, url]) => (url ? [new URL(url).hostname] : []))
}
