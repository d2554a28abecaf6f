import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { answerExport } from '@/lib/connector/http/export'
import { answerMcp } from '@/lib/connector/http/mcp'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { type App, createApp } from './engine'

const NAMES = 4
const CONNECTOR = 'us-florida-parcels'
let app: App

const parcels: string[] = []
beforeAll(async () => {
  const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', VISITOR_NAMES_PER_DAY: String(NAMES) }
  app = await createApp({ environment })
  const names = new Set<string>()
  for (const { county, parcelId } of parcelsWithin([-81.386, 28.53, -81.372, 28.545])) {
    if (parcels.length === 40) break
    const params = { parcelId, county, owner: true }
    const answer = await app.engine.call(CONNECTOR, 'readParcel', params, { internal: true })
    const name = answer.ok ? answer.data.parcel?.ownerName : undefined
    if (!name || names.has(name)) continue
    names.add(name)
    parcels.push(`${county}:${parcelId}`)
  }
  expect(parcels).toHaveLength(40)
})

let visitors = 0
function newVisitor(): string {
  visitors += 1
  return `203.0.113.${visitors}`
}
const headersOf = (visitor: string) => ({ host: 'localhost', 'x-openplat-visitor': visitor })
const requestOf = (path: string, visitor: string) =>
  new Request(`http://localhost/${path}`, { headers: headersOf(visitor) })

const method = (name: string, query: string, visitor: string) =>
  answerCall(app.engine, requestOf(`api/v1/${CONNECTOR}/${name}?${query}`, visitor), CONNECTOR, name)
const queryOf = (number: number) => String(new URLSearchParams({ parcelId: parcels[number] ?? '' }))
const read = (visitor: string, number: number) => method('getParcel', queryOf(number), visitor)

const surfaces: Record<string, (visitor: string, number: number) => Promise<string>> = {
  API: async (visitor, number) => (await read(visitor, number)).text(),
  async MCP(visitor, number) {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'us_florida_parcels_getParcel', arguments: { parcelId: parcels[number] } },
    }
    const request = new Request('http://localhost/api/mcp', {
      method: 'POST',
      headers: {
        ...headersOf(visitor),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(message),
    })
    return (await answerMcp(app.engine, request)).text()
  },
  async file(visitor, number) {
    const request = requestOf(`export/${CONNECTOR}/getParcel.json?${queryOf(number)}`, visitor)
    return (await answerExport(app.engine, request, CONNECTOR, 'getParcel.json')).text()
  },
  async page(visitor, number) {
    const [county = '', parcelId = ''] = (parcels[number] ?? '').split(':')
    const params = { parcelId, county: Number(county), owner: true, detail: true }
    const call = { internal: true, visitor }
    return JSON.stringify(await app.engine.call(CONNECTOR, 'readParcel', params, call))
  },
}

const spent = 'One network can read 4 names of persons in a day, and yours has.'

describe('names of persons', () => {
  it.each(Object.entries(surfaces))(
    'limits how many names of persons a visitor gets per day over %s',
    async (_, ask) => {
      const visitor = newVisitor()
      for (let number = 0; number < NAMES; number += 1)
        expect(await ask(visitor, number)).not.toContain(spent)
      const refused = await ask(visitor, NAMES)
      expect(refused).toContain(spent)
      expect(refused).toMatch(/available again from \w+ \d+, 20\d\d, .* UTC/)
      expect(refused).not.toContain('ownerName')
    },
  )

  it('counts names of one visitor together over all surfaces', async () => {
    const [visitor, other] = [newVisitor(), newVisitor()]
    for (const [number, ask] of Object.values(surfaces).entries())
      expect(await ask(visitor, number)).not.toContain(spent)
    for (const ask of Object.values(surfaces)) expect(await ask(visitor, NAMES)).toContain(spent)
    expect((await read(other, 0)).status).toBe(200)
  })

  it('refuses further names with a Retry-After header, but still counts parcels', async () => {
    const visitor = newVisitor()
    for (let number = 0; number < NAMES; number += 1) await read(visitor, number)
    const response = await read(visitor, NAMES)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await response.json()).toMatchObject({ code: 'rate_limited' })
    expect((await method('countParcels', 'bbox=-81.386,28.53,-81.378,28.54', visitor)).status).toBe(200)
  })

  it('enforces the limit of names under concurrent requests', async () => {
    const visitor = newVisitor()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => read(visitor, number)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(NAMES)
  })

  it('refuses all names if the allowance is 0', async () => {
    const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', VISITOR_NAMES_PER_DAY: '0' }
    const { engine } = await createApp({ environment })
    const request = requestOf(`api/v1/${CONNECTOR}/getParcel?${queryOf(0)}`, newVisitor())
    const response = await answerCall(engine, request, CONNECTOR, 'getParcel')
    expect(response.headers.get('retry-after')).toBeNull()
    expect(await response.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'This site shows no names of persons. Answers without names work.',
    })
  })

  it('charges a response with a name 19 more requests than a response without one', async () => {
    const visitor = newVisitor()
    await read(visitor, 0)
    expect(await app.limits.take('calls', visitor, 581)).toBeUndefined()
    expect(await app.limits.take('calls', visitor)).toBeGreaterThan(0)
  })
})
