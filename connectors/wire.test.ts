import { beforeAll, describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { statusOf } from '@/lib/connector/errors'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { findWrongValues } from '@/lib/connector/testing/never-wrong'
import { corrupt, corruptionsOf, type JsonCorruption } from '@/lib/connector/testing/spoil'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { chance } from '@/lib/testing/chance'
import { isLongRun } from '@/lib/testing/long-run'
import { registry } from './engine'
import { simulators } from './simulators'

const { TEST_SEED = '1' } = process.env
const MOST_PER_OPERATION = isLongRun ? Number.POSITIVE_INFINITY : 4
const MOST_LARGE = isLongRun ? 400 : 1
const LARGE_BYTES = 200_000
const AT_ONCE = 10
const NOW = new Date('2026-11-22T12:00:00Z')

const operations = Object.values<ConnectorDeclaration>(registry).flatMap((declaration) =>
  Object.entries({ ...declaration.methods, ...declaration.internal }).map(([name, method]) => ({
    connector: declaration.name,
    name,
    method,
    credentials: declaration.sampleCredentials,
  })),
)
type Operation = (typeof operations)[number]

interface UpstreamAnswer {
  key: string
  status: number
  headers: Headers
  text: string
}

const simulated = sampleTransport(simulators)

async function keyOf(request: Request): Promise<string> {
  return `${request.method} ${request.url} ${request.body === null ? '' : await request.clone().text()}`
}

async function ask({ connector, name, method, credentials }: Operation, transport: Transport) {
  const bugs: unknown[] = []
  const engine = createEngine<Record<string, ConnectorDeclaration>>(registry, {
    ...engineDeps(transport, { now: () => NOW, reportBug: (_, error) => bugs.push(error) }),
    settingsOf: ({ sampleSettings }) => sampleSettings ?? {},
  })
  const call = { internal: true, ...(credentials ? { credentials } : {}) }
  return { result: await engine.callNamed(connector, name, method.example, call), bugs }
}

async function record(operation: Operation) {
  const answers: UpstreamAnswer[] = []
  const { result } = await ask(operation, async (request) => {
    const key = await keyOf(request)
    const response = await simulated(request)
    const { status, headers } = response
    const text = /json|text|csv/.test(headers.get('content-type') ?? '') ? await response.clone().text() : ''
    answers.push({ key, status, headers, text })
    return response
  })
  return { result, responses: answers }
}

const spoiling =
  (answers: readonly UpstreamAnswer[], key: string, text: string): Transport =>
  async (request) => {
    const requestKey = await keyOf(request)
    const match = answers.find((each) => each.key === requestKey)
    if (!match || match.text === '') return simulated(request)
    return new Response(requestKey === key ? text : match.text, {
      status: match.status,
      headers: match.headers,
    })
  }

function sampleOf<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  const { next } = chance(Number(TEST_SEED))
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ one }) => one)
}

const acceptedDifferences: { at: RegExp; because: string }[] = [
  {
    at: /^Results\.(Permits|SIC|NAICS|\w+Compliance|EnforcementComplianceSummaries)\b.* of \/echo\/dfr/,
    because: 'A report leaves out the lists of which a facility has nothing.',
  },
  { at: /RegistryID of .*get_qid/, because: 'Sites are counted by their registry ids.' },
  { at: /^productBundles\.# of/, because: 'Nothing in place of a bundle is no bundle.' },
  { at: /FacAccuracyMeters of/, because: 'Where no accuracy is published, that of the point alone counts.' },
  {
    at: /resource\.(type|lens_view_type|blob_mime_type) of/,
    because: 'What is not known to be a table is not offered as one.',
  },
  { at: /^Table of \/Tabular/, because: 'Without rows the source answers a bare object.' },
  {
    at: /^samples\.#\.value of .*getSamples/,
    because: 'The service leaves the value empty at a point without a height.',
  },
  { at: /^results\.#\.domain of .*domains/, because: 'A name that is no host leads nowhere.' },
  {
    at: /^features\.#\.geometry.* of .*Florida_Statewide_Cadastral/,
    because: 'A row without a shape of this world is on no map.',
  },
]

const failedList = /^\.lists\.\d+\.(state was "\w+" and is "failed"|problem was null)/

const isOfSource = (code: string) =>
  /^upstream_/.test(code) || ['not_found', 'rate_limited', 'too_broad'].includes(code)

async function judge(
  operation: Operation,
  answers: readonly UpstreamAnswer[],
  whole: unknown,
  of: UpstreamAnswer,
  how: JsonCorruption,
) {
  const text = JSON.stringify(corrupt(JSON.parse(of.text), how))
  const { result, bugs } = await ask(operation, spoiling(answers, of.key, text))
  const at = `${how.place} of ${new URL(of.key.split(' ')[1] ?? '').pathname}`
  const name = `${how.kind} (${how.scope}) at ${at}: ${JSON.stringify(how.replacement)?.slice(0, 60)}`
  const isMeant = acceptedDifferences.some((each) => each.at.test(at))
  if (!result.ok) {
    const { code } = result.error
    return isOfSource(code) || isMeant ? [] : [`${name} -> ${code} ${statusOf[code]} ${String(bugs[0])}`]
  }
  const { method } = operation
  if (!method.result.safeParse(result.data).success) return [`${name} -> breaks the result schema`]
  method.table?.(result.data, method.params.parse(method.example))
  if (isMeant) return []
  return findWrongValues(result.data, whole, how)
    .filter((wrong) => !failedList.test(wrong))
    .map((wrong) => `${name} -> ${wrong}`)
}

describe('answers with one corrupted field', () => {
  const recorded = new Map<Operation, Awaited<ReturnType<typeof record>>>()
  beforeAll(async () => {
    for (const operation of operations) recorded.set(operation, await record(operation))
  })

  it.each(operations)(
    '$connector $name returns the same or an empty result, an error or a caveat for a corrupted field',
    async (operation) => {
      const { result, responses } = recorded.get(operation) ?? (await record(operation))
      if (!result.ok) throw new Error(result.error.message)
      const bodies = responses.filter(({ text }) => /^\s*[[{"]/.test(text))
      const all = bodies.flatMap((of) => corruptionsOf(JSON.parse(of.text)).map((how) => ({ of, how })))
      const isLarge = bodies.some(({ text }) => text.length > LARGE_BYTES)
      const cases = sampleOf(all, isLarge ? MOST_LARGE : MOST_PER_OPERATION)
      const wrong: string[] = []
      const next = async (): Promise<void> => {
        const one = cases.pop()
        if (!one) return
        wrong.push(...(await judge(operation, responses, result.data, one.of, one.how)))
        return next()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, next))
      expect(wrong).toEqual([])
    },
    600_000,
  )
})
