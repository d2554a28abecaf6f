import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, it } from 'vitest'
import { createExampleEngine, goodAnswer } from '../testing/example-engine'
import type { Transport } from '../upstream/transport'
import { answerMcp } from './mcp'
import { isOwnOrigin } from './origin'

const PUBLIC_URL = 'https://land.example.org'
const ADDRESS = `${PUBLIC_URL}/api/mcp`

async function connect(
  transport: Transport = async () => goodAnswer(),
  headers = {},
  query = '',
): Promise<Client> {
  const engine = createExampleEngine({ transport })
  const client = new Client({ name: 'test', version: '1' })
  const http = new StreamableHTTPClientTransport(new URL(ADDRESS + query), {
    fetch: (url, init) => answerMcp(engine, new Request(url, init), { publicUrl: PUBLIC_URL }),
    requestInit: { headers },
  })
  await client.connect(http)
  return client
}

const textOf = (result: Record<string, unknown>) =>
  JSON.parse((result.content as { text: string }[])[0]?.text ?? 'null')

function send(init: RequestInit & { publicUrl?: string | null } = {}): Promise<Response> {
  const { publicUrl = PUBLIC_URL, ...request } = init
  const headers = {
    host: 'land.example.org',
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...request.headers,
  }
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  const whole = new Request(ADDRESS, {
    method: 'POST',
    ...(request.method ? {} : { body }),
    ...request,
    headers,
  })
  return answerMcp(createExampleEngine(), whole, publicUrl ? { publicUrl } : {})
}

describe('MCP tools', () => {
  it('lists the public methods as read-only tools with schemas', async () => {
    const { tools } = await (await connect()).listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'tide_heights_readHeights',
      'tide_heights_listNames',
      'tide_heights_getServiceInfo',
    ])
    const [heights] = tools
    expect(heights).toMatchObject({
      title: 'Read heights (Example Tide Office)',
      inputSchema: { type: 'object', required: ['station'], additionalProperties: false },
      annotations: { readOnlyHint: true },
    })
    expect(heights?.outputSchema, 'the long list has none').toBeUndefined()
    expect(JSON.stringify(tools)).not.toContain('$schema')
  })

  it('includes output schemas if the list is limited to some connectors', async () => {
    const { tools } = await (await connect(undefined, {}, '?connectors=tide-heights')).listTools()
    const [heights, names] = tools
    expect(heights?.outputSchema).toMatchObject({ type: 'object', required: ['asked', 'heights'] })
    expect(names?.outputSchema).toBeUndefined()
    const none = await (await connect(undefined, {}, '?connectors=elsewhere')).listTools()
    expect(none.tools).toEqual([])
  })

  it('lists a tool that needs credentials to a caller that sends credentials', async () => {
    const { tools } = await (await connect(undefined, { authorization: 'Basic eDp5' })).listTools()
    expect(tools.map(({ name }) => name)).toContain('member_desk_readOwnName')
  })

  it('describes a tool by its purpose, its publisher and its caveats', async () => {
    const { tools } = await (await connect()).listTools()
    expect(tools[0]?.description).toBe(
      'Heights of the tide at one station. Source: Example Tide Office. Predicted, not measured.',
    )
  })
})

describe('MCP tool calls', () => {
  it('returns data that match the output schema, the same data as text, and their provenance', async () => {
    const client = await connect()
    await client.listTools()
    const result = await client.callTool({ name: 'tide_heights_readHeights', arguments: { station: '0123' } })
    expect(result.structuredContent).toMatchObject({ asked: { station: '0123', limit: 25 } })
    expect(textOf(result)).toEqual(result.structuredContent)
    const [, citation] = result.content as { text: string }[]
    expect(citation?.text).toContain('Source: Example Tide Office')
    expect(citation?.text).toContain('Retrieved 2024-05-01T12:00:00.000Z')
    expect(citation?.text).toContain('SAMPLE DATA')
    expect(citation?.text).toContain('Caveats: Predicted, not measured.')
    expect(result._meta?.['openplat/provenance']).toMatchObject({
      connector: 'tide-heights',
      retrievedAt: '2024-05-01T12:00:00.000Z',
      sample: true,
    })
    expect(result.isError).toBeFalsy()
  })

  it('returns a list as text', async () => {
    const result = await (await connect()).callTool({ name: 'tide_heights_listNames' })
    expect(result.structuredContent).toBeUndefined()
    expect(textOf(result)).toMatchObject([{ name: 'north' }])
  })

  it('returns an error with every issue for invalid parameters', async () => {
    const client = await connect()
    await client.listTools()
    const result = await client.callTool({ name: 'tide_heights_readHeights', arguments: { limit: 0, x: 1 } })
    expect(result.isError).toBe(true)
    const problem = textOf(result)
    expect(problem.code).toBe('invalid_params')
    expect(problem.issues.map(({ path }: { path: string }) => path)).toEqual(['station', 'limit', 'x'])
  })

  it("returns an error without the source's text if the source fails", async () => {
    const client = await connect(async () => new Response('SECRET', { status: 500 }))
    const result = await client.callTool({ name: 'tide_heights_readHeights', arguments: { station: '1' } })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatchObject({ code: 'upstream_unavailable' })
    expect(JSON.stringify(result)).not.toContain('SECRET')
  })

  it.each(['nothing', 'map_tiles_listNames', 'constructor', '__proto__'])(
    'returns a protocol error for an unknown tool: %s',
    async (name) => {
      await expect((await connect()).callTool({ name })).rejects.toMatchObject({ code: -32602 })
    },
  )

  it('sends credentials only to the connector that needs them', async () => {
    const authorization = `Basic ${Buffer.from('ann:secret').toString('base64')}`
    const headers: string[] = []
    const client = await connect(
      async (request) => {
        headers.push(JSON.stringify([...request.headers]))
        return goodAnswer()
      },
      { authorization },
    )
    expect(textOf(await client.callTool({ name: 'member_desk_readOwnName' }))).toEqual({ user: 'ann' })
    await client.callTool({ name: 'tide_heights_readHeights', arguments: { station: '1' } })
    expect(headers).toHaveLength(1)
    expect(headers[0]).not.toContain('authorization')
  })
})

describe('MCP prompts', () => {
  it('offers three prompts with their required arguments', async () => {
    const client = await connect()
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ title }) => title)).toEqual([
      'Screen this address',
      'Prepare my appeal',
      'Find the section',
    ])
    for (const { name, arguments: [argument] = [] } of prompts) {
      const args = { [argument?.name ?? '']: 'the very place' }
      expect(JSON.stringify(await client.getPrompt({ name, arguments: args }))).toContain('the very place')
      await expect(client.getPrompt({ name, arguments: {} })).rejects.toMatchObject({ code: -32602 })
    }
  })
})

describe('MCP endpoint', () => {
  it('accepts only localhost as the host if no public URL is configured', async () => {
    const status = async (host: string) => (await send({ publicUrl: null, headers: { host } })).status
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await status(host)).toBe(200)
    for (const host of ['land.example.org', 'localhost.evil.example', ''])
      expect(await status(host)).toBe(403)
  })

  it.each([
    ['tools/call', { name: 'tide_heights_readHeights', arguments: [1] }],
    ['tools/call', { name: 'tide_heights_readHeights', arguments: null }],
    ['tools/call', { name: 7 }],
    ['tools/call', { arguments: 'x' }],
    ['tools/call', undefined],
    ['tools/call', 'x'],
    ['prompts/get', { name: 'find-the-section', arguments: [1] }],
    ['prompts/get', { name: 'find-the-section', arguments: { description: 7 } }],
    ['prompts/get', undefined],
    ['tools/list', 7],
    ['prompts/list', { cursor: 7 }],
    ['initialize', { protocolVersion: 7 }],
  ])('returns a protocol error for invalid arguments: %s with %j', async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await (await send({ body })).json()
    expect(answer).toMatchObject({ id: 1, error: { code: -32602 } })
    expect(answer.error.message).not.toMatch(/zod|expected|invalid_type/i)
  })

  it('creates no session and forbids caching', async () => {
    const response = await send()
    expect(response.status).toBe(200)
    expect(response.headers.get('mcp-session-id')).toBeNull()
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['GET', 'DELETE'])('refuses the HTTP method %s', async (method) => {
    const response = await send({ method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('accepts requests from pages of this site and refuses those from other sites', async () => {
    expect((await send({ headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await send({ headers: { origin: 'null' } })).status).toBe(403)
    expect((await send({ headers: { origin: 'https://land.example.org' } })).status).toBe(200)
  })

  it('refuses a body over 64 KB, a batch, and a body that is not JSON', async () => {
    const refused = async (body: string) => {
      const response = await send({ body })
      return { status: response.status, code: (await response.json()).error.code }
    }
    expect(await refused(`"${'x'.repeat(70 * 1024)}"`)).toEqual({ status: 413, code: -32600 })
    expect(await refused('[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]')).toEqual({
      status: 400,
      code: -32600,
    })
    expect(await refused('{"jsonrpc"')).toEqual({ status: 400, code: -32700 })
    expect(await refused('{"hello":1}')).toEqual({ status: 400, code: -32700 })
  })
})

describe('isOwnOrigin', () => {
  const own = (origin: string, publicUrl?: string) =>
    isOwnOrigin(new Headers({ origin, host: 'localhost:3000' }), publicUrl)

  it('accepts the requested host as the origin over HTTP and HTTPS', () => {
    expect(own('http://localhost:3000')).toBe(true)
    expect(own('https://localhost:3000')).toBe(true)
    expect(own('http://localhost:3001')).toBe(false)
    expect(own('not an origin')).toBe(false)
  })

  it('accepts only the configured URL as the origin', () => {
    expect(own('https://land.example.org', 'https://land.example.org/')).toBe(true)
    expect(own('http://land.example.org', 'https://land.example.org/')).toBe(false)
    expect(own('http://localhost:3000', 'https://land.example.org/')).toBe(false)
  })
})
