import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { askedBy } from './asked-by'
import { credentialsFrom } from './credentials'
import { CHALLENGE, readJsonBody } from './door'
import type { Engine } from './engine'
import { ConnectorError, type Problem } from './errors'
import { toolsOf } from './mcp-tools'
import { isOwnOrigin } from './origin'
import type { Result } from './result'

interface Options {
  /** The site's configured address: the only page origin allowed when given. */
  publicUrl?: string
}

const INSTRUCTIONS =
  'Official public records about land in the United States. Every tool only reads. Each answer carries its source, when it was retrieved and its caveats: quote them with any value.'

/** The Model Context Protocol, one message a POST: stateless, so any instance can answer any of them. */
export async function answerMcp(
  engine: Engine,
  request: Request,
  { publicUrl }: Options = {},
): Promise<Response> {
  if (!isOwnOrigin(request.headers, publicUrl)) {
    return refuse(403, ErrorCode.InvalidRequest, 'Pages of other sites may not call this address.')
  }
  if (request.method !== 'POST') {
    return refuse(405, ErrorCode.InvalidRequest, 'Only POST: there are no sessions and no streams here.', {
      allow: 'POST',
    })
  }
  try {
    const parsedBody = await readJsonBody(request)
    // One message, one call: a batch would pass the visitor's limit as one.
    if (Array.isArray(parsedBody)) {
      return refuse(400, ErrorCode.InvalidRequest, 'Send one message a request, not a batch.')
    }
    return await converse(engine, request, parsedBody)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'payload_too_large'
      ? refuse(413, ErrorCode.InvalidRequest, error.message)
      : refuse(400, ErrorCode.ParseError, 'The body is not JSON.')
  }
}

async function converse(engine: Engine, request: Request, parsedBody: unknown): Promise<Response> {
  let lacksCredentials = false
  const server = createServer(engine, request, (problem) => {
    lacksCredentials ||= problem.code === 'credentials_required'
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody })
    response.headers.set('cache-control', 'no-store')
    return lacksCredentials ? withChallenge(response) : response
  } finally {
    await server.close()
  }
}

/** The same message, under the status that makes a client ask for a name and a secret. */
function withChallenge({ body, headers }: Response): Response {
  return new Response(body, { status: 401, headers: { ...Object.fromEntries(headers), ...CHALLENGE } })
}

function createServer(engine: Engine, request: Request, onProblem: (problem: Problem) => void): Server {
  const tools = toolsOf(engine.registry)
  const server = new Server(
    { name: 'openplat', title: 'Openplat', version: engine.release },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ tool }) => tool),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const known = tools.get(params.name)
    if (!known) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of that name. List the tools.')
    const { declaration, name } = known.operation
    const call = { ...credentialsFrom(request.headers, declaration), ...askedBy(request) }
    const result = await engine.callNamed(declaration.name, name, params.arguments ?? {}, call)
    if (!result.ok) onProblem(result.error)
    return toToolResult(result)
  })
  return server
}

function toToolResult(result: Result<unknown>): CallToolResult {
  const text = (value: unknown) => [{ type: 'text' as const, text: JSON.stringify(value) }]
  if (!result.ok) return { isError: true, content: text(result.error) }
  const { data, meta } = result
  return {
    content: text(data),
    ...(isRecord(data) ? { structuredContent: data } : {}),
    _meta: { 'openplat/provenance': meta },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)

const refuse = (status: number, code: number, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
