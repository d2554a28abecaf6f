import { beforeAll, describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { faultKinds, type SimulatedFault } from '@/lib/connector/upstream/faults'
import { isSentence } from '@/lib/sentences/define-sentences'
import { type ParsedSentence, readSentences } from '@/lib/sentences/read-sentences'
import { shareOf } from '@/lib/testing/long-run'
import { type App, createApp, registry } from './engine'
import { simulators } from './simulators'

/** Fields whose sentences the publisher wrote. The list may only get shorter. */
const quoted = [
  'federal-rulemaking searchDocuments documents.abstract',
  'federal-rulemaking searchDocuments documents.action',
  'open-data-discovery listNewConstructionPermitSources sources.notice',
  'open-data-discovery queryMunicipalBuildingOperations feeds.los-angeles-building-permits.records.description',
  'open-data-discovery queryNewConstructionPermits records.description',
  'open-data-discovery queryNewConstructionPermits records.row.work_description',
  'open-data-discovery searchConstruction records.description',
  'open-data-discovery searchConstruction records.row.work_description',
  'open-data-discovery searchDatasets datasets.description',
]

const apart = /^methods\.|(^|\.)attribution$/

const isNameAlone = /^federal-soils getSoilsAt (sentence|table\.notes): [^:]+\.$/

/**
 * Values of placeholders that may be English phrases, each with its reason. The list may only get shorter.
 */
const named: Readonly<Record<string, string>> = {
  'engine.read-params.mustBe type': 'the type of a parameter, for programs',
  'engine.read-params.required type': 'the type of a parameter, for programs',
  'federal-land-survey.legal-question.fitsTooMuchOfTheCountry missing': 'a list of parts of a description',
  'flood-zone.texts.height height': 'a height whose unit the map does not name',
  'soil.answer.mixture parts': 'a list of soils with their shares',
}

const isNameOf = /^(name|source|title)$/

const joins =
  /\b(a|an|the|of|in|is|are|was|were|with|without|within|or|and|that|to|at|by|not|no|than|whose|its?)\b/

function phrasesIn({ id, values }: ParsedSentence): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === 'object') return phrasesIn(value)
    const isPhrase = typeof value === 'string' && joins.test(value) && !isNameOf.test(name)
    return isPhrase && !(`${id} ${name}` in named) ? [`${id} takes {${name}} in English: ${value}`] : []
  })
}

const calls = Object.entries<ConnectorDeclaration>(registry).flatMap(([connector, declaration]) =>
  Object.entries({ ...declaration.methods, ...declaration.internal }).map(([name, method]) => {
    const { sampleCredentials: credentials } = declaration
    return { connector, name, method, call: { internal: true, ...(credentials ? { credentials } : {}) } }
  }),
)

type Call = (typeof calls)[number]

interface Text {
  field: string
  text: string
}

function textsIn(value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, path))
  if (!value || typeof value !== 'object' || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
}

const openApp = () => createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })

/** Each call needs a new app, because an app pauses requests to a source that has failed. */
async function openFaultyApp(fault: SimulatedFault) {
  const app = await openApp()
  for (const host of Object.keys(simulators)) app.faults?.set(host, fault)
  return app
}

async function answerOf(app: App, { connector, name, method, call }: Call, params: unknown): Promise<Text[]> {
  const result = await app.engine.callNamed(connector, name, params, call)
  if (!result.ok) {
    const { message, issues = [] } = result.error
    return textsIn({ message, issues: issues.map((issue) => issue.message) })
  }
  const table = method.table?.(result.data, method.params.parse(params))
  return textsIn({ ...(result.data as object), table: { notes: table?.notes } })
}

async function linesOf(app: App, call: Call, params: unknown): Promise<string[]> {
  const texts = await answerOf(app, call, params)
  return texts
    .filter(({ field, text }) => isSentence(text) && !apart.test(field))
    .flatMap(({ field, text }) =>
      readSentences(text)
        .flatMap((part) => (typeof part === 'string' ? [part] : phrasesIn(part)))
        .map((part) => `${call.connector} ${call.name} ${field}: ${part}`),
    )
    .filter((line) => !isNameAlone.test(line))
}

async function linesOfSound(app: App, paramsOf: (call: Call) => unknown) {
  const lines: string[] = []
  for (const call of calls) lines.push(...(await linesOf(app, call, paramsOf(call))))
  return lines
}

async function linesOfFaulty(fault: SimulatedFault) {
  const lines = calls.map(async (call) => linesOf(await openFaultyApp(fault), call, call.method.example))
  return (await Promise.all(lines)).flat()
}

const fieldOf = (line: string) => line.slice(0, line.indexOf(':'))
const isUnquoted = (line: string) => !quoted.includes(fieldOf(line))

const { slow: _slow, stalled: _stalled, ...quickFaults } = faultKinds

describe('sentences of answers', () => {
  const exampleOf = ({ method }: Call) => method.example
  let app: App
  beforeAll(async () => {
    app = await openApp()
  })

  it('gives each sentence of a result an id, unless the publisher wrote the sentence', async () => {
    const lines = await linesOfSound(app, exampleOf)
    expect(lines.filter(isUnquoted)).toEqual([])
    expect([...new Set(lines.map(fieldOf))].sort()).toEqual(quoted)
  })

  it.each(shareOf(Object.keys(quickFaults) as SimulatedFault[], 0))(
    'gives each sentence an id while the sources have the fault %s',
    async (fault) => {
      const lines = await linesOfFaulty(fault)
      expect(lines.filter(isUnquoted)).toEqual([])
    },
  )

  it('gives each sentence of a page with one row an id', async () => {
    const shortOf = ({ method }: Call) => {
      const short = { ...(method.example as object), limit: 1 }
      return method.params.safeParse(short).success ? short : method.example
    }
    const lines = await linesOfSound(app, shortOf)
    expect(lines.filter(isUnquoted)).toEqual([])
  })

  const emptyOf = ({ method }: Call) =>
    Object.fromEntries(Object.keys(method.example as object).map((name) => [name, '']))

  it.each([
    ['unknown', () => ({ surprise: 1 })],
    ['missing', () => ({})],
    ['empty', emptyOf],
  ])('gives each message about a parameter that is %s an id', async (_, paramsOf) => {
    const lines = await linesOfSound(app, paramsOf)
    expect(lines.filter((line) => / (message|issues)$/.test(fieldOf(line)))).toEqual([])
  })
})
