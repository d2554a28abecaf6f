import { type Tool, ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { type Operation, operationsOf, publicConnectors } from './catalogue'
import type { Registry } from './engine'
import { type JsonSchema, paramsSchema, resultSchema } from './schema'

interface KnownTool {
  operation: Operation
  tool: Tool
}

/** Enough to keep a model from a wrong claim; the answer itself brings every caveat. */
const MAX_CAVEAT_LETTERS = 300

const made = new WeakMap<Registry, ReadonlyMap<string, KnownTool>>()

/** Every public method as a tool, by the tool's name; made once, because each POST has its own server. */
export function toolsOf(registry: Registry): ReadonlyMap<string, KnownTool> {
  const known = made.get(registry)
  if (known) return known
  const tools = new Map(
    publicConnectors(registry)
      .flatMap(operationsOf)
      .map((operation) => [operation.id, { operation, tool: toTool(operation) }]),
  )
  made.set(registry, tools)
  return tools
}

function toTool(operation: Operation): Tool {
  const { id, declaration, method, name } = operation
  const output = withoutDialect(resultSchema(method))
  return ToolSchema.parse({
    name: id,
    title: `${declaration.title}: ${name}`,
    description: describeTool(operation),
    inputSchema: withoutDialect(paramsSchema(method)),
    ...(output.type === 'object' ? { outputSchema: output } : {}),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  })
}

function describeTool({ declaration, method }: Operation): string {
  const caveats: string[] = []
  for (const caveat of declaration.caveats) {
    if ([...caveats, caveat].join(' ').length > MAX_CAVEAT_LETTERS) break
    caveats.push(caveat)
  }
  return [method.summary, `Source: ${declaration.publisher.name}.`, ...caveats].join(' ')
}

/** Some clients look the dialect up by its address and fail; without it the protocol's own default holds. */
function withoutDialect({ $schema, ...schema }: JsonSchema): JsonSchema {
  return schema
}
