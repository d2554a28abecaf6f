import { type CallToolResult, ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { type ApiOperation, operationsOf, publicConnectors } from '../catalogue'
import type { ConnectorRegistry } from '../declaration'
import type { Problem } from '../errors'
import { paramsSchema } from '../schema'
import { type OperationTool, withoutDialect } from './mcp-tools'

interface QuestionHead {
  name: string
  title: string
  description: string
}

export interface MethodQuestionTool extends QuestionHead {
  connector: string
  method: string
}

export type SiteToolResult =
  | { data: unknown }
  | { problem: Problem }
  | { operation: ApiOperation; params: Record<string, unknown> }

export interface SiteQuestionTool extends QuestionHead {
  params: z.ZodObject
  answer(params: unknown, request: Request): Promise<SiteToolResult>
}

export type QuestionTool = MethodQuestionTool | SiteQuestionTool

export interface SiteToolEntry extends Pick<OperationTool, 'tool'> {
  answer: SiteQuestionTool['answer']
}

const reading = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true }

type QuestionTools = ReadonlyMap<string, OperationTool | SiteToolEntry>

const made = new WeakMap<ConnectorRegistry, Map<readonly QuestionTool[], QuestionTools>>()

/**
 * Cached for each registry of connectors and each list of questions, because each POST creates its own
 * server.
 */
export function questionTools(
  registry: ConnectorRegistry,
  questions: readonly QuestionTool[],
): QuestionTools {
  const ofRegistry = made.get(registry) ?? new Map<readonly QuestionTool[], QuestionTools>()
  made.set(registry, ofRegistry)
  const cached = ofRegistry.get(questions)
  if (cached) return cached
  const tools: QuestionTools = new Map(
    questions.map((question) => [
      question.name,
      'params' in question ? toSiteTool(question) : toMethodTool(registry, question),
    ]),
  )
  ofRegistry.set(questions, tools)
  return tools
}

function toSiteTool({ name, title, description, params, answer }: SiteQuestionTool): SiteToolEntry {
  const inputSchema = withoutDialect(z.toJSONSchema(params, { io: 'input' }) as Record<string, unknown>)
  return { tool: ToolSchema.parse({ name, title, description, inputSchema }), answer }
}

function toMethodTool(
  registry: ConnectorRegistry,
  { name, title, description, connector, method }: MethodQuestionTool,
): OperationTool {
  const operation = findOperation(registry, connector, method)
  if (!operation) throw new Error(`The question ${name} has no method ${connector}.${method}`)
  const inputSchema = withoutDialect(paramsSchema(operation.method))
  const tool = ToolSchema.parse({ name, title, description, inputSchema, annotations: reading })
  return { operation, tool }
}

export const findOperation = (
  registry: ConnectorRegistry,
  connector: string,
  method: string,
): ApiOperation | undefined =>
  publicConnectors(registry)
    .filter(({ auth }) => auth === 'none')
    .flatMap(operationsOf)
    .find((each) => each.declaration.name === connector && each.name === method)

export const toSiteResult = (answer: Exclude<SiteToolResult, { operation: ApiOperation }>): CallToolResult =>
  'problem' in answer
    ? { isError: true, content: [{ type: 'text', text: JSON.stringify(answer.problem) }] }
    : { content: [{ type: 'text', text: JSON.stringify(answer.data) }] }
