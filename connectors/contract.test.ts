import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { readAnswer, writeAnswer } from '@/lib/connector/engine/answer-text'
import { paramsSchema, resultSchema } from '@/lib/connector/schema'
import { findWrongValues } from '@/lib/connector/testing/never-wrong'
import { ADDED } from '@/lib/connector/upstream/drifted'
import { type App, createApp, registry } from './engine'
import { simulators } from './simulators'

const declarations: [string, ConnectorDeclaration][] = Object.entries(registry)
const methods = declarations.flatMap(([connector, declaration]) =>
  Object.entries(declaration.methods).map(([name, method]) => {
    const { sampleCredentials: credentials } = declaration
    return { connector, name, method, call: credentials ? { credentials } : {} }
  }),
)

const everything = declarations.flatMap(([connector, declaration]) =>
  Object.entries({ ...declaration.methods, ...declaration.internal }).map(([name, method]) => {
    const { sampleCredentials: credentials } = declaration
    return { connector, name, method, call: { internal: true, ...(credentials ? { credentials } : {}) } }
  }),
)
const NOW = new Date('2026-11-22T12:00:00Z')

let app: App
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const roundTrip = (data: unknown) => readAnswer(writeAnswer({ data, requests: [] }, 0) ?? '')?.value.data

describe.each(declarations)('%s', (name, declaration) => {
  it('declares the name under which it is registered', () => {
    expect(declaration.name).toBe(name)
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('declares its texts, a license, caveats and the hosts of its base URLs', () => {
    const { title, purpose, coverage, attribution, licence, caveats, hosts, baseUrl } = declaration
    for (const text of [title, purpose, coverage, attribution, licence.name]) expect(text.trim()).not.toBe('')
    expect(caveats.length).toBeGreaterThan(0)
    const bases = baseUrl === null ? Object.values(declaration.baseUrls ?? {}) : [baseUrl]
    expect(bases).not.toEqual([])
    for (const base of bases) expect(hosts).toContain(new URL(base).hostname)
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9.-]+$/)
  })

  it('declares only hosts that have a simulator', () => {
    for (const host of declaration.hosts) expect(Object.keys(simulators)).toContain(host)
  })

  it('gives its public and internal methods unique camelCase names', () => {
    const names = [...Object.keys(declaration.methods), ...Object.keys(declaration.internal ?? {})]
    expect(new Set(names).size).toBe(names.length)
    for (const method of names) expect(method).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('declares exactly one method for service info if it has public methods', () => {
    const infos = Object.keys(declaration.methods).filter((method) => /^get\w*ServiceInfo$/.test(method))
    expect(infos).toHaveLength(Object.keys(declaration.methods).length > 0 ? 1 : 0)
  })

  it.each(Object.entries(declaration.internal ?? {}))(
    'returns sample data of the internal method %s to internal callers and not_found to others',
    async (method, { example }) => {
      const result = await app.engine.callNamed(name, method, example, { internal: true })
      expect(result).toMatchObject({ ok: true })
      if (result.ok) expect(roundTrip(result.data)).toEqual(result.data)
      expect(await app.engine.callNamed(name, method, example)).toMatchObject({
        ok: false,
        error: { code: 'not_found' },
      })
    },
  )
})

describe.each(methods)('$connector $name', ({ connector, name, method, call }) => {
  it('declares a summary and an example that its parameter schema accepts', () => {
    expect(method.params.safeParse(method.example).success).toBe(true)
    expect(method.summary.length).toBeGreaterThan(10)
  })

  it('returns sample data for its example that matches the declared result schema and table columns', async () => {
    const result = await app.engine.callNamed(connector, name, method.example, call)
    expect(result).toMatchObject({ ok: true, meta: { connector, method: name, sample: true } })
    if (!result.ok) return
    expect(method.result.safeParse(result.data).success).toBe(true)
    expect(roundTrip(result.data)).toEqual(result.data)
    const table = method.table?.(result.data, method.params.parse(method.example))
    const { dataset, dated, record } = result.meta
    if (table && !/^(list|getPopular)/.test(name)) expect(dataset ?? dated ?? record).toBeDefined()
    for (const row of table?.rows ?? []) {
      expect(Object.keys(row.cells).sort()).toEqual(table?.columns.map(({ key }) => key).sort())
    }
  })

  it('refuses an unknown parameter with an error that names it', async () => {
    const params = { ...(method.example as object), surprise: 1 }
    const result = await app.engine.callNamed(connector, name, params)
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path: 'surprise' }] },
    })
  })

  it('describes the parameters and the result as JSON Schema objects', () => {
    expect(paramsSchema(method)).toMatchObject({ type: 'object', additionalProperties: false })
    expect(resultSchema(method)).toMatchObject({ type: 'object' })
  })
})

describe('names of connectors and methods', () => {
  it('keeps tool names unique when connector and method are joined into one name', () => {
    const tools = methods.map(({ connector, name }) => `${connector}_${name}`.replaceAll('-', '_'))
    expect(new Set(tools).size).toBe(tools.length)
  })
})

describe('drifted sources', () => {
  const spoiling = {
    place: '',
    kind: 'drifted',
    scope: 'every',
    replacement: Object.values(ADDED),
    before: undefined,
  } as const

  let today: App
  let drifted: App
  beforeAll(async () => {
    const options = { environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }, now: () => NOW }
    today = await createApp(options)
    drifted = await createApp(options)
    for (const host of Object.keys(simulators)) drifted.faults?.set(host, 'drifted')
  })

  it.concurrent.each(everything)(
    '$connector $name returns no wrong value from a drifted source, or fails with upstream_changed',
    async ({ connector, name, method, call }) => {
      async function ask({ engine }: App) {
        for (let times = 1; ; times++) {
          const result = await engine.callNamed(connector, name, method.example, call)
          const isPart = result.ok && z.object({ count: z.null() }).safeParse(result.data).success
          if (!isPart || times === 30) return result
        }
      }
      const [before, after] = await Promise.all([today, drifted].map(ask))
      if (!before?.ok || !after) throw new Error('The example was not answered')
      if (name === 'checkFields') return
      if (after.ok) expect(findWrongValues(after.data, before.data, spoiling)).toEqual([])
      else expect(after.error.code).toBe('upstream_changed')
    },
  )
})

describe('unavailable or blocked sources', () => {
  const isOurs = ({ name }: { name: string }) => /ServiceInfo$|^list\w*(Sources|Layers)$/.test(name)
  const asking = methods.filter((method) => !isOurs(method))
  const expected = {
    down: ['upstream_unavailable'],
    html: ['upstream_unavailable'],
    empty: ['upstream_unavailable'],
    limited: ['rate_limited'],
    changed: ['upstream_changed'],
    refused: ['upstream_rejected', 'upstream_changed'],
  } as const

  it.each(methods.filter(isOurs))(
    '$connector $name returns its example without a request while all sources are down',
    async (entry) => {
      const dark = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
      for (const host of Object.keys(simulators)) dark.faults?.set(host, 'down')
      const result = await dark.engine.callNamed(entry.connector, entry.name, entry.method.example)
      expect(result).toMatchObject({ ok: true, meta: { requests: [] } })
    },
  )

  // The cases run concurrently, because pauses before retries take most of the time.
  it.concurrent.each(asking)(
    '$connector $name returns an error code that matches each kind of source failure',
    async ({ connector, name, method, call }) => {
      const failing = Object.entries(expected).map(async ([fault, codes]) => {
        const faulty = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
        for (const host of Object.keys(simulators)) faulty.faults?.set(host, fault as keyof typeof expected)
        const result = await faulty.engine.callNamed(connector, name, method.example, call)
        expect(result.ok ? 'answered' : result.error.code, fault).toBeOneOf([...codes])
      })
      await Promise.all(failing)
    },
  )
})
