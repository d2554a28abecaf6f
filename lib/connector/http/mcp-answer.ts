import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { isRecord } from '@/lib/is-record'
import type { ApiOperation } from '../catalogue'
import type { Problem } from '../errors'
import type { Meta, Result } from '../result'

/** Models cannot read much more at once, and some clients refuse longer texts. */
const MOST_BYTES = 60_000
const DATA_BYTES = 54_000

interface ToolCall {
  operation: ApiOperation
  params: unknown
  origin: string
}

export function toToolResult(result: Result<unknown>, call: ToolCall): CallToolResult {
  if (!result.ok) return { isError: true, content: [textOf(JSON.stringify(result.error))] }
  const { data, cuts } = cutToFit(result.data, call.params)
  if (bytesOf(data) > DATA_BYTES) return { isError: true, content: [textOf(JSON.stringify(tooLong(call)))] }
  const { meta } = result
  return {
    content: [textOf(JSON.stringify(data)), textOf(describeAnswer(result, cuts, call))],
    ...(isRecord(data) ? { structuredContent: data } : {}),
    _meta: { 'openplat/provenance': meta },
  }
}

const textOf = (text: string) => ({ type: 'text' as const, text })
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '')

/**
 * The problem of an answer that has no list to shorten. A shortened shape or text would have another meaning.
 */
const tooLong = ({ operation: { declaration, name }, params, origin }: ToolCall): Problem => ({
  code: 'too_broad',
  message: `This answer is longer than a model can read at once, and no part of it can be left out. Ask without shapes where the tool has a parameter for that. A program can read all of it at ${origin}/api/v1/${declaration.name}/${name}?${queryOf(params)}`,
  issues: [],
})

interface Cut {
  path: string
  length: number
  of: number
}

export function cutToFit(data: unknown, params: unknown, most = DATA_BYTES): { data: unknown; cuts: Cut[] } {
  if (bytesOf(data) <= most) return { data, cuts: [] }
  const copy: unknown = structuredClone(data)
  const cuts = new Map<string, Cut>()
  for (let excess = bytesOf(copy) - most; excess > 0; excess = bytesOf(copy) - most) {
    const largest = listsIn(copy).sort((one, other) => other.bytes - one.bytes)[0]
    if (!largest || largest.list.length === 0) break
    const { list, path, bytes } = largest
    const cut = cuts.get(path)
    const of = cut?.of ?? list.length
    list.length = Math.floor(list.length * Math.max(0, 1 - excess / bytes) * 0.95)
    cuts.set(path, { path, length: list.length, of })
  }
  if (isRecord(copy)) describePaging(copy, params)
  return { data: copy, cuts: [...cuts.values()] }
}

interface List {
  path: string
  list: unknown[]
  bytes: number
}

/** Skips lists of coordinates, because a shape without a corner is a different shape. */
function listsIn(value: unknown, path = ''): List[] {
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'number' || Array.isArray(item))) return []
    const inner = value.flatMap((item, at) => listsIn(item, `${path}[${at}]`))
    return [{ path: path || 'the answer', list: value, bytes: bytesOf(value) }, ...inner]
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) => listsIn(item, path ? `${path}.${key}` : key))
}

function describePaging(data: Record<string, unknown>, params: unknown): void {
  const rows = Object.values(data).find(Array.isArray)
  if (!rows) return
  for (const name of ['returned', 'count']) if (typeof data[name] === 'number') data[name] = rows.length
  if ('truncated' in data) data.truncated = true
  if (!('nextOffset' in data)) return
  const offset = isRecord(params) && typeof params.offset === 'number' ? params.offset : 0
  data.nextOffset = offset + rows.length
}

const freshness = { miss: 'asked just now', fresh: 'kept, still fresh', stale: 'kept, older than usual' }
const MOMENT_S = 10

const howFresh = ({ state, ageSeconds }: Meta): string =>
  state === 'miss' && ageSeconds > MOMENT_S ? 'its oldest part; put together just now' : freshness[state]

function describeAnswer(
  { meta }: Extract<Result<unknown>, { ok: true }>,
  cuts: Cut[],
  { operation, params, origin }: ToolCall,
): string {
  const { declaration, method } = operation
  const lines = [
    `Source: ${meta.publisher}, ${meta.source}. Retrieved ${meta.retrievedAt} (${howFresh(meta)}). License: ${meta.licence}.`,
    ...(meta.sample ? ['SAMPLE DATA: invented, not about real places or people.'] : []),
    ...(meta.refreshFailed ? [`We could not ask the source again: ${meta.refreshFailed.message}`] : []),
    ...cuts.map(
      ({ path, length, of }) =>
        `truncated: ${path} holds ${length} of ${of}; ask for less or for the next page.`,
    ),
    ...(cuts.length > 0 && method.table
      ? [`The whole answer as a file: ${origin}${fileOf(operation, params)}`]
      : []),
  ]
  const caveats: string[] = []
  for (const caveat of declaration.caveats) {
    if (Buffer.byteLength([...lines, ...caveats, caveat].join(' ')) > MOST_BYTES - DATA_BYTES) break
    caveats.push(caveat)
  }
  return [...lines, `Caveats: ${caveats.join(' ')}`].join('\n')
}

const fileOf = ({ declaration, name }: ApiOperation, params: unknown): string =>
  `/export/${declaration.name}/${name}.csv?${queryOf(params)}`

function queryOf(params: unknown): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params ?? {}))
    query.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  return query
}
