import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import type { Problem } from '@/lib/connector/errors'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { leavesOf } from '@/lib/connector/testing/spoil'
import { type CorruptingGateway, openCorruptingGateway } from '@/lib/connector/testing/spoiling-gateway'
import { corruptions, type HttpCorruption, MARK } from '@/lib/connector/testing/spoilings'
import { isLongRun } from '@/lib/testing/long-run'
import { registry } from './engine'
import { simulators } from './simulators'

const { TEST_SEED = '1' } = process.env
const SHARE = 1
/** Calls run concurrently, because some corruptions end only at the timeout. */
const AT_ONCE = 24
const NOW = new Date('2026-11-22T12:00:00Z')

const hurriedBy = (timeout: number) =>
  Object.fromEntries(
    Object.entries<ConnectorDeclaration>(registry).map(([name, declaration]) => {
      const { spacing: _, ...pace } = declaration.pace
      return [name, { ...declaration, pace: { ...pace, concurrency: 20, timeout, retries: 0 } }]
    }),
  )
const patient = hurriedBy(60_000)
const hurried = hurriedBy(1_500)

const operations = Object.values<ConnectorDeclaration>(registry).flatMap((declaration) =>
  Object.entries({ ...declaration.methods, ...declaration.internal }).map(([name, method]) => ({
    connector: declaration.name,
    name,
    method,
    credentials: declaration.sampleCredentials,
  })),
)
type Operation = (typeof operations)[number]

let gateway: CorruptingGateway
beforeAll(async () => {
  gateway = await openCorruptingGateway(simulators)
})
afterAll(() => gateway.stop())

async function ask(
  { connector, name, method, credentials }: Operation,
  spoiling?: HttpCorruption,
  good?: number,
) {
  const { transport, countRequests } = gateway.site(spoiling, good)
  const bugs: unknown[] = []
  const engine = createEngine<Record<string, ConnectorDeclaration>>(spoiling ? hurried : patient, {
    ...engineDeps(transport, { now: () => NOW, reportBug: (_, error) => bugs.push(error) }),
    settingsOf: ({ sampleSettings }) => sampleSettings ?? {},
  })
  const call = { internal: true, ...(credentials ? { credentials } : {}) }
  const result = await engine.callNamed(connector, name, method.example, call)
  return { result, requests: countRequests(), bug: bugs.at(-1) }
}

async function faultOf(
  operation: Operation,
  spoiling: HttpCorruption,
  good: number,
): Promise<string | undefined> {
  const { result, bug } = await ask(operation, spoiling, good)
  if (MARK in {}) return 'the prototype of every object is changed'
  if (!result.ok) {
    if (result.error.code === 'internal') return `internal: ${bug instanceof Error ? bug.stack : bug}`
    return foreignWords(result.error)
  }
  const { method } = operation
  try {
    method.table?.(result.data, method.params.parse(method.example))
  } catch (error) {
    return `no table: ${error}`
  }
  const link = leavesOf(result.data).find(({ value }) => /^\s*javascript:/i.test(String(value)))
  return link && /url|link|href/i.test(String(link.path.at(-1)))
    ? `a link: ${link.path.join('.')}`
    : undefined
}

function foreignWords({ code, message }: Problem): string | undefined {
  const isTold = code === 'invalid_params' ? /<(script|img)/.test(message) : message.includes(MARK)
  return isTold ? `the words of the source are passed on: ${message}` : undefined
}

/** Assigns corruptions in turn, so that the operations together cover all of them. */
function shareOf(index: number): readonly HttpCorruption[] {
  if (isLongRun) return corruptions
  const start = index * SHARE + Number(TEST_SEED)
  return Array.from(
    { length: SHARE },
    (_, step) => corruptions[(start + step) % corruptions.length] as HttpCorruption,
  )
}

it('gives each corruption a unique name, and has more operations than needed to cover all of them', () => {
  expect(new Set(corruptions.map(({ name }) => name)).size).toBe(corruptions.length)
  expect(operations.length * SHARE).toBeGreaterThan(corruptions.length)
})

async function forEach<T>(all: readonly T[], act: (one: T, index: number) => Promise<void>): Promise<void> {
  const left = [...all.entries()]
  const next = async (): Promise<void> => {
    const one = left.shift()
    if (!one) return
    await act(one[1], one[0])
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

it('reports no internal error for a corrupted response', async () => {
  const requests = new Map<Operation, number>()
  await forEach(operations, async (operation) => {
    const whole = await ask(operation)
    expect(whole.result, operation.name).toMatchObject({ ok: true })
    requests.set(operation, whole.requests)
  })
  const faults: string[] = []
  await forEach(operations, async (operation, index) => {
    const before = [0, Math.max(0, (requests.get(operation) ?? 0) - 1)]
    for (const [step, way] of shareOf(index).entries()) {
      for (const good of isLongRun ? new Set(before) : [before[(index + step) % 2] ?? 0]) {
        const fault = await faultOf(operation, way, good)
        if (fault)
          faults.push(`${operation.connector} ${operation.name}, ${way.name} after ${good}: ${fault}`)
      }
    }
  })
  expect(faults).toEqual([])
}, 7_200_000)
