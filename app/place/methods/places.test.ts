import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeExamples } from '@/app/_lib/places/place-question'
import { createSite } from '@/app/_lib/site/create-site'
import { panels } from '@/app/_surfaces/place/panels'
import { connectors } from '@/connectors'
import type { App } from '@/connectors/engine'
import { catalogue } from '@/lib/connector/catalogue'
import { createMcpServer } from '@/lib/connector/http/mcp'
import type { MethodContext } from '@/lib/connector/method'
import { paramsSchema, resultSchema } from '@/lib/connector/schema'
import { places } from '.'
import { find } from './find'
import { getDossier } from './get-dossier'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }
const NOW = new Date('2026-11-22T12:00:00Z')
const pensacola = '138 E Quillfeather Ct, Pensacola, FL'

let app: App
beforeAll(async () => {
  // The time is fixed, because results have an age in seconds and this test compares two of them.
  app = await createSite({ environment, now: () => NOW })
})

async function answered(site: App, name: 'find' | 'getDossier', params: object) {
  const result = await site.engine.callNamed('places', name, params)
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`)
  return result
}
const findPlace = async (text: string) => find.result.parse((await answered(app, 'find', { text })).data)
async function dossier(params: object, site = app) {
  const { data, meta } = await answered(site, 'getDossier', params)
  return { ...getDossier.result.parse(data), meta }
}
const endingsOf = ({ panels }: Awaited<ReturnType<typeof dossier>>) =>
  Object.fromEntries(Object.entries(panels).map(([panel, { outcome }]) => [panel, outcome]))

describe('places connector', () => {
  it('the places connector is listed after all other connectors', () => {
    const names = catalogue(app.engine).connectors.map(({ connector }) => connector)
    expect(names).toEqual([...Object.keys(connectors), 'places'])
  })

  it.each(Object.entries(places.methods))(
    'the method %s fulfills the contract of a method',
    async (name, method) => {
      const result = await app.engine.callNamed('places', name, method.example)
      expect(result).toMatchObject({ ok: true, meta: { connector: 'places', method: name, sample: true } })
      if (result.ok) expect(method.result.safeParse(result.data).success).toBe(true)
      expect(paramsSchema(method)).toMatchObject({ type: 'object', additionalProperties: false })
      expect(resultSchema(method)).toMatchObject({ type: 'object' })
      const surprised = await app.engine.callNamed('places', name, { ...method.example, surprise: 1 })
      expect(surprised).toMatchObject({ error: { code: 'invalid_params', issues: [{ path: 'surprise' }] } })
    },
  )
})

describe('find', () => {
  it.each([
    [pensacola, 'address', ['FL']],
    ['43.6 -116.2', 'coordinates', ['ID']],
    ['S14 T3N R68W 6th PM', 'legal description', ['CO']],
    ['58-0028-0240120', 'Florida parcel number', ['FL']],
  ])('finds the place of the search text %s', async (text, readAs, states) => {
    expect(await findPlace(text)).toMatchObject({
      outcome: 'place',
      readAs,
      place: { states },
      question: null,
    })
  })

  it('lists the geocoder as a source only if it was called', async () => {
    const address = await answered(app, 'find', { text: pensacola })
    expect(address.meta).toMatchObject({ connector: 'places', publisher: 'U.S. Census Bureau' })
    expect(address.meta.requests).toHaveLength(1)
    expect((await answered(app, 'find', { text: '43.6 -116.2' })).meta.requests).toEqual([])
  })

  it.each([
    ['742 Inkwell St, Boise, ID', 2],
    ['T2N R3E', 10],
  ])(
    'returns candidates for %s, and the first candidate leads to a place or to further candidates',
    async (text, least) => {
      const { outcome, place, question, candidates } = await findPlace(text)
      expect({ outcome, place }).toEqual({ outcome: 'candidates', place: null })
      expect(question).toBeTruthy()
      expect(candidates.length).toBeGreaterThanOrEqual(least)
      const [first] = candidates
      const { text: words = null, latitude = null, longitude = null } = first ?? {}
      if (latitude !== null)
        expect(endingsOf(await dossier({ text: words, latitude, longitude }))).toMatchObject({
          elevation: 'found',
        })
      else expect((await findPlace(words ?? '')).candidates.length).toBeGreaterThan(0)
    },
  )

  it('returns another spelling of the city as a candidate, with text that finds the place', async () => {
    const { outcome, question, candidates } = await findPlace('742 W Inkwell St, Chicgo, IL')
    expect({ outcome, labels: candidates.map(({ label }) => label) }).toEqual({
      outcome: 'candidates',
      labels: ['Chicago, IL'],
    })
    expect(question).toContain('spelled differently')
    expect((await findPlace(candidates[0]?.text ?? '')).outcome).toBe('place')
  })

  it.each(['nowhere', '43N 116W'])('returns a question about %s', async (text) => {
    const { place, question } = await findPlace(text)
    expect(place).toBeNull()
    expect(question).toMatch(/[.?]$/)
  })
})

describe('getDossier', () => {
  it('returns the outcome of each panel, and data and sources if a record was found', async () => {
    const response = await dossier({ text: pensacola, series: true, includeOutlines: true })
    expect(endingsOf(response)).toEqual({
      elevation: 'found',
      section: 'found',
      assessment: 'found',
      parcel: 'found',
      flood: 'found',
      'flood-history': 'found',
      wetlands: 'none',
      soils: 'found',
      facilities: 'found',
      cleanup: 'found',
      permits: 'not-covered',
      labor: 'found',
    })
    for (const { outcome, data, sources, why } of Object.values(response.panels)) {
      expect(data === null).toBe(outcome !== 'found')
      expect(why === null).toBe(outcome === 'found')
      if (outcome === 'found') expect(sources.length).toBeGreaterThan(0)
    }
    expect(response.panels.facilities.data?.nearest.length).toBeLessThanOrEqual(10)
    expect(response.panels.parcel.data?.outline?.type).toMatch(/Polygon$/)
    // The response is as old as its oldest source, even if the panel of that source has no data.
    for (const { sources } of [response, ...Object.values(response.panels)])
      for (const { retrievedAt } of sources) expect(response.meta.retrievedAt <= retrievedAt).toBe(true)
  })

  it('accepts the parameter `q` of the page instead of `text`', async () => {
    const [byText, byName] = [await dossier({ text: pensacola }), await dossier({ q: pensacola })]
    expect(byName.place).toEqual(byText.place)
    expect((await answered(app, 'find', { q: pensacola })).data).toEqual(
      (await answered(app, 'find', { text: pensacola })).data,
    )
  })

  it('the summary of getDossier names every panel', () => {
    for (const { kind } of panels) expect(getDossier.summary).toContain(kind)
  })

  it('sends no request for a point at sea', async () => {
    const sea = await dossier({ latitude: 30, longitude: -60 })
    expect(new Set(Object.values(endingsOf(sea)))).toEqual(new Set(['not-covered']))
    expect(sea.meta.requests).toEqual([])
  })

  it('the dossier contains neither an owner nor a value of an unconfirmed home', async () => {
    const { panels } = await dossier({ text: pensacola })
    const { owner, ownerName, mailingAddress } = panels.parcel.data?.record ?? {}
    expect({ owner, ownerName, mailingAddress }).toEqual({
      owner: null,
      ownerName: null,
      mailingAddress: null,
    })
    const candidates = panels.assessment.data?.candidates ?? []
    expect(candidates.length).toBeGreaterThan(0)
    for (const candidate of candidates)
      expect(Object.keys(candidate).sort()).toEqual(['address', 'city', 'page', 'parcelId', 'propertyKey'])
  })

  it.each([
    [{}, 'text'],
    [{ latitude: 30 }, 'latitude'],
    [{ text: '742 Inkwell St, Boise, ID' }, 'text'],
  ])('rejects parameters that do not determine one place: %j', async (params, path) => {
    const refused = await app.engine.callNamed('places', 'getDossier', params)
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalid_params', issues: [{ path }] } })
  })

  it('returns the other panels if one source is down, and reports the failed panel', async () => {
    const faulty = await createSite({ environment })
    faulty.faults?.set('epqs.nationalmap.gov', 'down')
    const response = await dossier({ text: pensacola }, faulty)
    expect(endingsOf(response)).toMatchObject({ elevation: 'failed', section: 'found', parcel: 'found' })
    expect(response.panels.elevation.problem?.code).toBe('upstream_unavailable')
  })

  it('returns before the slowest source responds, and caches the late result for the next call', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const hosts: string[] = []
    const slow = await createSite({
      environment,
      transport: (transport) => async (request) => {
        const { hostname } = new URL(request.url)
        hosts.push(hostname)
        if (hostname === 'epqs.nationalmap.gov') await released
        return transport(request)
      },
    })
    const first = await dossier({ text: pensacola, waitSeconds: 1 }, slow)
    expect(endingsOf(first)).toMatchObject({ elevation: 'still-waiting', section: 'found' })
    expect(first.panels.elevation.why).toContain('Geological Survey')
    release()
    expect(endingsOf(await dossier({ text: pensacola }, slow))).toMatchObject({ elevation: 'found' })
    expect(hosts.filter((host) => host === 'epqs.nationalmap.gov')).toHaveLength(1)
  })

  it.each(placeExamples)(
    'makes for %s at most as many calls as the method declares, and more than half',
    async (text) => {
      const { engine } = await createSite({ environment })
      let calls = 0
      const ask: MethodContext['ask'] = (connector, name, params) => {
        calls += 1
        return engine.callNamed(connector, name, params, { internal: true })
      }
      await getDossier.run(getDossier.params.parse({ text, series: true }), { ask } as MethodContext)
      expect(calls).toBeLessThanOrEqual(getDossier.cost)
      expect(calls).toBeGreaterThan(getDossier.cost / 2)
    },
  )
})

describe('MCP tool getDossier', () => {
  it('returns a dossier with its sources in at most 60 kB', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const [here, there] = InMemoryTransport.createLinkedPair()
    const costs: number[] = []
    const conversation = {
      call: () => ({}),
      origin: 'https://land.example',
      hasCredentials: false,
      refuse: async (cost: number) => {
        costs.push(cost)
        return undefined
      },
    }
    await createMcpServer(app.engine, conversation).connect(there)
    await client.connect(here)
    const { tools } = await client.listTools()
    const own = tools.filter(({ name }) => name.startsWith('places_')).map(({ title }) => title)
    expect(own.slice(0, 2)).toEqual(['Find a place', 'Everything on record about a place'])
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(120_000)
    const input = { text: pensacola, facilities: 5_000, includeOutlines: true, series: true }
    const result = await client.callTool({ name: 'places_getDossier', arguments: input })
    const texts = (result.content as { text: string }[]).map(({ text }) => text)
    expect(Buffer.byteLength(texts.join(''))).toBeLessThanOrEqual(60_000)
    expect(texts[1]).toMatch(/^Source: Several publishers.+Retrieved \d{4}-/)
    expect(texts[0]).toContain('"publisher":"U.S. Geological Survey"')
    expect(costs).toEqual([getDossier.cost - 1])
  })
})
