import type { ApiOperation } from '@/lib/connector/catalogue'

type Query = Record<string, string | string[] | undefined>

export function chooseOperation(operations: readonly ApiOperation[], query: Query) {
  const { connector, method } = query
  if (connector === undefined && method === undefined) return { operation: operations[0], unknown: false }
  const operation = operations.find(
    ({ declaration, name }) => declaration.name === connector && (method === undefined || name === method),
  )
  return { operation, unknown: !operation }
}
