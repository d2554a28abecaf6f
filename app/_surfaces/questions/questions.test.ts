import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import type { App } from '@/connectors/engine'
import { answerMcp } from '@/lib/connector/http/mcp'
import { questions } from './questions'

const PUBLIC_URL = 'https://land.example.org'
const MOST_BYTES = 25_000
const MOST_TOOLS = 15

let folder: string
let app: App
let client: Client
const costs: number[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questions-'))
  app = await createSite({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', DATA_DIR: folder } })
  shared[appKey] = Promise.resolve(app)
  client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${PUBLIC_URL}/api/mcp/questions`), {
      fetch: (url, init) =>
        answerMcp(app.engine, new Request(url, init), {
          publicUrl: PUBLIC_URL,
          questions,
          async refuse(cost) {
            costs.push(cost)
            return undefined
          },
        }),
    }),
  )
})

afterAll(async () => {
  await client.close()
  await app.close()
  delete shared[appKey]
  await rm(folder, { recursive: true, force: true })
})

async function ask(name: string, args: Record<string, unknown> = {}) {
  const { isError, content } = await client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  return { isError: isError === true, data: JSON.parse(first?.text ?? 'null') }
}

const point = { latitude: 41.8781, longitude: -87.6298 }

describe('tools named after questions', () => {
  it('offers at most fifteen tools with at most 25 kB of descriptions', async () => {
    const { tools } = await client.listTools()
    expect(tools.length).toBeLessThanOrEqual(MOST_TOOLS)
    expect(JSON.stringify(tools).length).toBeLessThanOrEqual(MOST_BYTES)
    for (const { description = '' } of tools) expect(description).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    ['find_place', { text: '742 W Inkwell St, Chicago, IL' }],
    ['get_records_of_place', point],
    ['find_home', { source: 'cook-county-il-assessments', streetAddress: '742 W Inkwell St' }],
    ['review_cleanup_sites', { ...point, miles: 1 }],
    ['get_flood_zone', point],
    ['get_parcel', { latitude: 33.75, longitude: -84.39 }],
    ['describe_methods', {}],
    ['describe_methods', { connector: 'federal-soils', method: 'getSoilsAt' }],
    ['run_method', { connector: 'federal-elevation', method: 'getElevation', params: point }],
  ])('the tool %s returns data', async (name, args) => {
    expect(await ask(name, args)).toMatchObject({ isError: false, data: expect.anything() })
  })

  it('returns the assessment of a confirmed home', async () => {
    const search = { source: 'cook-county-il-assessments', streetAddress: '742 W Inkwell St' }
    const { data } = await ask('find_home', search)
    const { propertyKey } = data.records[0]
    expect((await ask('get_assessment', { propertyKey })).data.assessments.length).toBeGreaterThan(0)
  })

  it('starts a list and links to its result', async () => {
    const started = await ask('start_list', { places: ['43.6123, -116.3915'], facts: ['elevation'] })
    expect(started).toMatchObject({ isError: false, data: { rows: 1, key: expect.any(String) } })
    await vi.waitFor(
      async () => expect((await ask('get_list', { id: started.data.id })).data.state).toBe('done'),
      { timeout: 30_000, interval: 200 },
    )
    const { data } = await ask('get_list', { id: started.data.id })
    expect(data.files.xlsx).toBe(`/places/list/${started.data.id}/export?format=xlsx`)
  })

  it.each([
    ['start_list', { places: [], facts: ['elevation'] }, 'places'],
    ['get_list', {}, 'id'],
    ['run_method', { connector: 'federal-elevation' }, 'method'],
  ])('the tool %s names the invalid argument', async (name, args, path) => {
    const { isError, data } = await ask(name, args)
    expect(isError).toBe(true)
    expect(data.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('run_method counts as much against the limit as the tool for the same question', async () => {
    costs.length = 0
    expect(await ask('get_records_of_place', point)).toMatchObject({ isError: false })
    const params = { connector: 'places', method: 'getDossier', params: point }
    expect(await ask('run_method', params)).toMatchObject({ isError: false })
    expect(costs).toEqual([costs[0], costs[0]])
    expect(costs[0]).toBeGreaterThan(0)
  })

  it('run_method refuses a method that needs credentials or does not exist', async () => {
    for (const connector of ['screening-vendor', 'nowhere'])
      expect(await ask('run_method', { connector, method: 'getEmployer' })).toMatchObject({
        isError: true,
        data: { code: 'not_found' },
      })
  })
})
