import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { answerExport } from '@/lib/connector/http/export'
import { answerMcp } from '@/lib/connector/http/mcp'
import { gatewayTransport } from '@/lib/connector/upstream/transport'
import { SAMPLE_BASE, type SampleAccount, sampleAccounts } from './sample-vendor'
import { simulateScreening } from './simulator'
import { basic, screeningEngine } from './testing/screening-engine'

const firms = {
  thimble: { partnerEmployerId: 'thimble-homes', name: 'Thimble Property Management LLC' },
  quill: { partnerEmployerId: 'quill-partners', name: 'Quill & Partners Realty' },
} as const

type Engine = ReturnType<typeof screeningEngine>['engine']
type Headers = Record<string, string>

const post = (url: string, headers: Headers, body: object) =>
  new Request(`https://site.example${url}`, { method: 'POST', headers, body: JSON.stringify(body) })

const doors = {
  api: (engine: Engine, headers: Headers, partnerEmployerId: string) =>
    answerCall(engine, post('/api', headers, { partnerEmployerId }), 'screening-vendor', 'getEmployer'),
  tools: (engine: Engine, headers: Headers, partnerEmployerId: string) =>
    answerMcp(
      engine,
      post(
        '/api/mcp',
        { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'screening_vendor_getEmployer', arguments: { partnerEmployerId } },
        },
      ),
      { publicUrl: 'https://site.example' },
    ),
} as const

/** Status 401 would make an MCP client request another sign-in. */
const statuses = { api: 401, tools: 200 }

type Door = keyof typeof doors
const everyDoor = Object.keys(doors) as Door[]

describe.each(everyDoor)('screening over %s', (door) => {
  it('returns the record to callers with credentials', async () => {
    const response = await doors[door](
      screeningEngine().engine,
      { authorization: basic(sampleAccounts.thimble) },
      'thimble-homes',
    )
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(firms.thimble.name)
  })

  it.each<Headers>([
    {},
    { cookie: '__Host-screening=anything; session=1' },
    { authorization: 'Bearer x' },
    { authorization: 'Basic' },
  ])('requires credentials from callers with the headers %o', async (headers) => {
    const { engine, sent } = screeningEngine()
    const response = await doors[door](engine, headers, 'thimble-homes')
    expect(response.status).toBe(statuses[door])
    if (door === 'api') expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('credentials_required')
    expect(sent).toEqual([])
  })
})

describe('concurrent visitors', () => {
  it('returns to each concurrent caller the result for the credentials of that caller', async () => {
    const account = fc.constantFrom<SampleAccount>('thimble', 'quill')
    const visit = fc.record({
      door: fc.constantFrom(...everyDoor),
      who: fc.option(account),
      firm: account,
      pause: fc.nat(3),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 24 }), async (visits) => {
        let turn = 0
        const { engine, sent } = screeningEngine({
          transport: async (request) => {
            const { pause } = visits[turn++ % visits.length] ?? { pause: 0 }
            for (let tick = 0; tick < pause; tick += 1) await new Promise(setImmediate)
            return simulateScreening(request)
          },
        })
        const answers = await Promise.all(
          visits.map(async ({ door, who, firm }) => {
            const headers: Headers = who ? { authorization: basic(sampleAccounts[who]) } : {}
            const response = await doors[door](engine, headers, firms[firm].partnerEmployerId)
            return response.text()
          }),
        )
        visits.forEach(({ who, firm }, index) => {
          const expected = who === firm ? firms[firm].name : who ? 'not_found' : 'credentials_required'
          expect(answers[index]).toContain(expected)
        })
        expect(sent).toHaveLength(visits.filter(({ who }) => who).length)
        expect(engine.cacheSize().entries).toBe(0)
      }),
      { numRuns: 15 },
    )
  })
})

describe('channels without credentials', () => {
  it('refuses a GET request for a record before any request to the vendor', async () => {
    const { engine, sent } = screeningEngine()
    const request = new Request('https://site.example/api?partnerEmployerId=thimble-homes', {
      headers: { authorization: basic(sampleAccounts.thimble) },
    })
    const response = await answerCall(engine, request, 'screening-vendor', 'getEmployer')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(sent).toEqual([])
    const info = await answerCall(
      engine,
      new Request('https://site.example/api'),
      'screening-vendor',
      'getServiceInfo',
    )
    expect([info.status, info.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it.each(['getEmployer.csv', 'listProductBundles.csv', 'getServiceInfo.json', 'nothing.csv'])(
    'refuses to export %s and sends no request to the vendor',
    async (file) => {
      const { engine, sent } = screeningEngine()
      const request = new Request(
        `https://site.example/export/screening-vendor/${file}?partnerEmployerId=a`,
        {
          headers: { authorization: basic(sampleAccounts.thimble) },
        },
      )
      const response = await answerExport(engine, request, 'screening-vendor', file)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'not_supported' })
      expect(sent).toEqual([])
    },
  )

  it('sends no credentials to a gateway', async () => {
    const gateway = gatewayTransport('https://gateway.example')
    const headers = { authorization: basic(sampleAccounts.thimble) }
    await expect(gateway(new Request(SAMPLE_BASE, { headers }))).rejects.toMatchObject({
      code: 'not_configured',
    })
    const { engine } = screeningEngine({ transport: gateway })
    const response = await doors.api(engine, headers, 'thimble-homes')
    expect(await response.json()).toMatchObject({ code: 'not_configured' })
  })

  it('writes no files to disk and no messages to the log', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'screening-'))
    const before = process.cwd()
    process.chdir(folder)
    const { engine, logged } = screeningEngine()
    await doors.api(engine, { authorization: basic(sampleAccounts.thimble) }, 'thimble-homes')
    process.chdir(before)
    expect(await readdir(folder)).toEqual([])
    expect(logged).toEqual([])
    await rm(folder, { recursive: true })
  })
})
