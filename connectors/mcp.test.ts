import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createMcpServer } from '@/lib/connector/http/mcp'
import { type App, createApp } from './engine'

const LONGEST = 64 - 'mcp__openplat__'.length
const MOST_BYTES = 60_000

const large: [string, object, boolean][] = [
  ['open_data_queryNewConstructionPermits', { sourceId: 'chicago-new-construction', limit: 1000 }, true],
  [
    'us_florida_parcels_getParcelsInArea',
    { bbox: [-81.386, 28.532, -81.38, 28.536], limit: 500, includeGeometry: true },
    true,
  ],
  ['open_data_listNewConstructionPermitSources', {}, false],
]

describe('MCP tools of all connectors', () => {
  let client: Client
  let app: App
  beforeAll(async () => {
    app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
    client = new Client({ name: 'test', version: '1' })
    const [here, there] = InMemoryTransport.createLinkedPair()
    const conversation = { call: () => ({}), origin: 'https://land.example', hasCredentials: false }
    await createMcpServer(app.engine, conversation).connect(there)
    await client.connect(here)
  })

  it('lists more than 40 tools in at most 120,000 bytes with short names and unique titles', async () => {
    const answer = await client.listTools()
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(120_000)
    expect(answer.tools.length).toBeGreaterThan(40)
    expect(answer.tools.filter(({ name }) => name.length > LONGEST).map(({ name }) => name)).toEqual([])
    expect(new Set(answer.tools.map(({ title }) => title)).size).toBe(answer.tools.length)
  })

  it('adds the source, the retrieval time and the first caveat to each tool result', async () => {
    const { tools } = await client.listTools()
    for (const [connector, declaration] of Object.entries<ConnectorDeclaration>(app.engine.registry)) {
      const { methods, caveats, auth, toolPrefix = connector.replaceAll('-', '_') } = declaration
      if (auth !== 'none') continue
      for (const [method, { example }] of Object.entries(methods)) {
        const tool = tools.find(({ name }) => name === `${toolPrefix}_${method}`)
        if (method.endsWith('ServiceInfo') || !tool) continue
        const result = await client.callTool({ name: tool.name, arguments: { ...(example as object) } })
        const [data, note] = result.content as { text: string }[]
        expect(note?.text, `${connector} ${method}`).toMatch(/^Source: .+\. Retrieved \d{4}-\d\d-\d\dT/)
        expect(note?.text, `${connector} ${method}`).toContain(caveats[0])
        expect(Buffer.byteLength((data?.text ?? '') + (note?.text ?? '')), method).toBeLessThanOrEqual(
          MOST_BYTES,
        )
      }
    }
  })

  it.each(large)('limits the length of the tool result: %s', async (name, params, hasFile) => {
    const result = await client.callTool({ name, arguments: { ...params } })
    const texts = (result.content as { text: string }[]).map(({ text }) => text)
    expect(result.isError).toBeFalsy()
    expect(Buffer.byteLength(texts.join(''))).toBeLessThanOrEqual(MOST_BYTES)
    if (hasFile) expect(texts[1]).toMatch(/truncated: .+https:\/\/land\.example\/export\//s)
  })
})
