import { z } from 'zod'
import { parseBody, unknownShape } from '@/lib/connector/parse-body'
import type { Upstream, UpstreamAnswer } from '@/lib/connector/upstream'
import { isIdentifier } from '@/lib/sql/identifier'
import type { Selection } from '@/lib/sql/select'
import { classifyCkan, explainedStatuses, isSqlRefused } from './classify'
import {
  canBeListed,
  countRequest,
  type DatastoreRequest,
  describeRequest,
  type Resource,
  type ResourceQuery,
  searchRequest,
  selectRequest,
} from './query'

export interface ResourceColumn {
  name: string
  /** In the datastore’s own word: `text` for most, whatever they hold. */
  type: string
}

const rows = z.object({ result: z.object({ records: z.array(z.record(z.string(), z.unknown())) }) })
const columns = z.object({
  result: z.object({ fields: z.array(z.looseObject({ id: z.string(), type: z.string() })) }),
})

/** The publisher’s columns: the datastore’s own row number and search index are none of them. */
export async function describeResource(upstream: Upstream, resource: Resource): Promise<ResourceColumn[]> {
  const { result } = await read(upstream, resource, { request: describeRequest(resource), schema: columns })
  return result.fields
    .filter(({ id }) => id !== '_id' && id !== '_full_text' && isIdentifier(id) && canBeListed(id))
    .map(({ id, type }) => ({ name: id, type }))
}

const total = z.object({ result: z.object({ total: z.int().nonnegative() }) })

export async function countResource(upstream: Upstream, resource: Resource): Promise<number> {
  const asked = { request: countRequest(resource), schema: total }
  return (await read(upstream, resource, asked)).result.total
}

/** Rows by what equals; every portal answers this. */
export async function searchResource(upstream: Upstream, resource: Resource, query: ResourceQuery) {
  const request = searchRequest(resource, query)
  return (await read(upstream, resource, { request, schema: rows })).result.records
}

/** Rows by any condition, where the portal answers SQL; `not_supported` where it does not. */
export async function selectResource(upstream: Upstream, resource: Resource, query: Omit<Selection, 'from'>) {
  const request = selectRequest(resource, query)
  return (await read(upstream, resource, { request, schema: rows, bySql: true })).result.records
}

/** Asks the portal for no row of the table in SQL: some answered it one month and not the next. */
export function ckanSqlState(upstream: Upstream, resource: Resource): Promise<'answers' | 'refuses'> {
  const request = selectRequest(resource, { select: ['_id'], limit: 1 })
  const interpret = (answer: UpstreamAnswer) => {
    if (isSqlRefused(answer.status)) return 'refuses'
    understand(answer, { schema: rows, bySql: true, source: resource.host })
    return 'answers'
  }
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

interface Asked<S> {
  request: DatastoreRequest
  schema: S
  bySql?: boolean
}

function read<S extends z.ZodType>(
  upstream: Upstream,
  { host }: Resource,
  { request, schema, bySql = false }: Asked<S>,
): Promise<z.output<S>> {
  const interpret = (answer: UpstreamAnswer) => understand(answer, { schema, bySql, source: host })
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

function understand<S extends z.ZodType>(
  answer: UpstreamAnswer,
  { schema, bySql, source }: { schema: S; bySql: boolean; source: string },
): z.output<S> {
  const body = parseBody(answer, source)
  const failure = classifyCkan({ status: answer.status, body, bySql }, source)
  if (failure) throw failure
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw unknownShape(source, parsed.error)
  return parsed.data
}
