import { type Tool, ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { upperFirst } from '@/lib/upper-first'
import { type ApiOperation, operationsOf, publicConnectors } from '../catalogue'
import type { ConnectorRegistry } from '../declaration'
import { type JsonSchema, paramsSchema, resultSchema } from '../schema'

export interface OperationTool {
  operation: ApiOperation
  tool: Tool
  /** The full list of tools omits this schema, to save tokens. */
  outputSchema?: Tool['outputSchema']
}

/**
 * Limit of characters for the caveats in a tool's description. The answer of the tool contains every caveat.
 */
const MAX_CAVEAT_LETTERS = 300

const made = new WeakMap<ConnectorRegistry, ReadonlyMap<string, OperationTool>>()

/** Cached for each registry of connectors, because each POST creates its own server. */
export function toolsOf(registry: ConnectorRegistry): ReadonlyMap<string, OperationTool> {
  const cached = made.get(registry)
  if (cached) return cached
  const tools = new Map(
    publicConnectors(registry)
      .flatMap(operationsOf)
      .map((operation) => [nameOf(operation), toTool(operation)]),
  )
  made.set(registry, tools)
  return tools
}

/** Returns the id of the operation in OpenAPI, or a shorter name if some clients would refuse the id. */
function nameOf({ id, declaration, name }: ApiOperation): string {
  const { toolPrefix } = declaration
  return toolPrefix ? `${toolPrefix}_${name}` : id
}

function toTool(operation: ApiOperation): OperationTool {
  const { declaration, method, name } = operation
  const output = withoutDialect(resultSchema(method))
  const tool = ToolSchema.parse({
    name: nameOf(operation),
    title: method.title ?? `${inWords(name)} (${declaration.publisher.name})`,
    description: describeTool(operation),
    inputSchema: withoutDialect(paramsSchema(method)),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  })
  const outputSchema = output.type === 'object' ? ToolSchema.shape.outputSchema.parse(output) : undefined
  return { operation, tool, ...(outputSchema ? { outputSchema } : {}) }
}

function inWords(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [name]
  const label = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ')
  return upperFirst(label)
}

function describeTool({ declaration, method }: ApiOperation): string {
  const caveats: string[] = []
  for (const caveat of declaration.caveats) {
    if ([...caveats, caveat].join(' ').length > MAX_CAVEAT_LETTERS) break
    caveats.push(caveat)
  }
  return [method.summary, `Source: ${declaration.publisher.name}.`, ...caveats].join(' ')
}

/**
 * Removes `$schema`, because some clients try to load its URL and fail. Without it, the protocol's default
 * dialect applies.
 */
export function withoutDialect({ $schema, ...schema }: JsonSchema): JsonSchema {
  return schema
}
