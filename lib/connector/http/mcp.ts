import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { siteOrigin } from '@/lib/server/forwarded'
import { type ApiOperation, costOf } from '../catalogue'
import type { ConnectorDeclaration } from '../declaration'
import type { ConnectorEngine } from '../engine/engine'
import type { EngineCallOptions } from '../engine/requests'
import { ConnectorError, type Problem } from '../errors'
import { readJsonBody } from './call'
import { callerOf } from './caller'
import { credentialsFrom } from './credentials'
import { toToolResult } from './mcp-answer'
import { getPrompt, listPrompts } from './mcp-prompts'
import { type QuestionTool, questionTools, type SiteToolEntry, toSiteResult } from './mcp-questions'
import { type OperationTool, toolsOf } from './mcp-tools'
import { isOwnOrigin } from './origin'

interface Options {
  publicUrl?: string
  /**
   * The listen address. Without a public URL, requests must name this address or the local machine in their
   * Host header.
   */
  host?: string
  refuse?: Conversation['refuse']
  questions?: readonly QuestionTool[]
}

const INSTRUCTIONS =
  'Official public records about land in the United States. Every tool only reads. Each answer carries its source, when it was retrieved and its caveats: quote them with any value.'

/** Stateless, with one message per POST, so that any instance can respond. */
export async function answerMcp(
  engine: ConnectorEngine,
  request: Request,
  { publicUrl, host, refuse: refuseCall, questions }: Options = {},
): Promise<Response> {
  if (!publicUrl && !isLocal(request.headers.get('host') ?? '', host)) {
    return refuse(
      403,
      ErrorCode.InvalidRequest,
      'Whoever runs this site has to set PUBLIC_URL for programs elsewhere.',
    )
  }
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
    // A batch is refused, because the limit per visitor would charge it as a single call.
    if (Array.isArray(parsedBody)) {
      return refuse(400, ErrorCode.InvalidRequest, 'Send one message a request, not a batch.')
    }
    const wrong = refuseArguments(parsedBody)
    if (wrong) return wrong
    const { searchParams } = new URL(request.url)
    const server = createMcpServer(engine, {
      call: (declaration) => ({ ...credentialsFrom(request.headers, declaration), ...callerOf(request) }),
      origin: siteOrigin(request.headers, publicUrl),
      connectors: searchParams.get('connectors')?.split(',').filter(Boolean),
      hasCredentials: request.headers.has('authorization'),
      refuse: refuseCall,
      request,
      questions,
    })
    return await converse(server, request, parsedBody)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'payload_too_large'
      ? refuse(413, ErrorCode.InvalidRequest, error.message)
      : refuse(400, ErrorCode.ParseError, 'The body is not JSON.')
  }
}

async function converse(server: Server, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody })
    response.headers.set('cache-control', 'no-store')
    return response
  } finally {
    await server.close()
  }
}

/**
 * Returns true for localhost, a loopback address and the configured host. Any other name in the Host header may
 * be a DNS name that was rebound to this machine.
 */
function isLocal(named: string, configured: string | undefined): boolean {
  const { hostname } = URL.parse(`http://${named}`) ?? { hostname: '' }
  return hostname === configured || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

interface Conversation {
  call(declaration: ConnectorDeclaration): EngineCallOptions
  origin: string
  connectors?: string[] | undefined
  hasCredentials: boolean
  refuse?: ((cost: number) => Promise<Problem | undefined>) | undefined
  request?: Request
  questions?: readonly QuestionTool[] | undefined
}

export function createMcpServer(engine: ConnectorEngine, conversation: Conversation): Server {
  const { connectors, hasCredentials, origin, questions, request } = conversation
  const tools = questions ? questionTools(engine.registry, questions) : toolsOf(engine.registry)
  const isListed = (listed: OperationTool | SiteToolEntry) => 'answer' in listed || isOffered(listed)
  const isOffered = ({ operation: { declaration } }: OperationTool) =>
    (hasCredentials || declaration.auth === 'none') && (connectors?.includes(declaration.name) ?? true)
  const server = new Server(
    { name: 'openplat', title: 'Openplat', version: engine.release },
    { capabilities: { tools: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()]
      .filter(isListed)
      .map((listed) =>
        connectors && 'outputSchema' in listed
          ? { ...listed.tool, outputSchema: listed.outputSchema }
          : listed.tool,
      ),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.get(params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of that name. List the tools.')
    const args = params.arguments ?? {}
    if (!('answer' in tool)) return callMethod(tool.operation, args)
    if (!request) throw new McpError(ErrorCode.InvalidParams, 'This tool needs a web request.')
    const answer = await tool.answer(args, request)
    return 'operation' in answer ? callMethod(answer.operation, answer.params) : toSiteResult(answer)
  })
  async function callMethod(
    operation: ApiOperation,
    params: Record<string, unknown>,
  ): Promise<CallToolResult> {
    const call = conversation.call(operation.declaration)
    const further = costOf(operation.method) - 1
    const refused = further > 0 ? await conversation.refuse?.(further) : undefined
    const result = refused
      ? { ok: false as const, error: refused }
      : await engine.callNamed(operation.declaration.name, operation.name, params, call)
    return toToolResult(result, { operation, params, origin })
  }
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listPrompts() }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const prompt = getPrompt(params.name, params.arguments ?? {})
    if (prompt) return prompt
    throw new McpError(
      ErrorCode.InvalidParams,
      'There is no such prompt, or one of its arguments is missing.',
    )
  })
  return server
}

const aCall = 'A call takes a name, which is text, and arguments, which are an object.'
const readers: Readonly<Record<string, { schema: z.ZodType; fix: string }>> = {
  initialize: {
    schema: InitializeRequestSchema,
    fix: 'The first message takes protocolVersion, capabilities and clientInfo.',
  },
  'tools/call': { schema: CallToolRequestSchema, fix: aCall },
  'tools/list': { schema: ListToolsRequestSchema, fix: 'The list of tools takes nothing.' },
  'prompts/get': { schema: GetPromptRequestSchema, fix: aCall.replace('call', 'prompt') },
  'prompts/list': { schema: ListPromptsRequestSchema, fix: 'The list of prompts takes nothing.' },
}

/** Refuses invalid arguments before the SDK reads them, because the SDK reports them as server errors. */
function refuseArguments(message: unknown): Response | undefined {
  const { id, method } = requestSchema.safeParse(message).data ?? {}
  const reader = method !== undefined && Object.hasOwn(readers, method) ? readers[method] : undefined
  if (!reader || reader.schema.safeParse(message).success) return undefined
  const error = { code: ErrorCode.InvalidParams, message: reader.fix }
  return Response.json(
    { jsonrpc: '2.0', error, id: id ?? null },
    { headers: { 'cache-control': 'no-store' } },
  )
}

const requestSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional().catch(undefined),
  method: z.string(),
})

const refuse = (status: number, code: number, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
