import { z } from 'zod'
import type { Condition } from '@/lib/conditions/condition'
import { isIdentifier } from '@/lib/conditions/dialects'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { parseBody, unknownShape } from '@/lib/connector/http/parse-body'
import type { UpstreamClient, UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { SelectStatement } from '@/lib/sql/select'
import {
  type CkanFilters,
  type CkanResource,
  type CkanResourceQuery,
  canBeListed,
  countRequest,
  countSqlRequest,
  type DatastoreRequest,
  describeRequest,
  searchRequest,
  selectRequest,
} from './query'

const texts = defineSentences('ckan.read-resource', {
  noLongerAnswersQuestions:
    '{source} no longer answers questions that compare, such as those for a first day. Ask without one.',
  hasClosedThisTable: '{source} has closed this table to the public. Ask the publisher directly.',
  noLongerHasThisTable: '{source} no longer has this table at its address.',
  gaveUpOnThisSearch:
    '{source} gave up on this search after a while. Try again later, or ask for fewer rows.',
  noLongerUnderstandsHow: '{source} no longer understands how we ask, so its columns have probably changed.',
})

interface ResourceColumn {
  name: string
  /** Most columns have the type `text`, even those that contain numbers. */
  type: string
}

const rows = z.object({ result: z.object({ records: z.array(z.record(z.string(), z.unknown())) }) })
const columns = z.object({
  result: z.object({ fields: z.array(z.looseObject({ id: z.string(), type: z.string() })) }),
})

export async function describeResource(
  upstream: UpstreamClient,
  resource: CkanResource,
): Promise<ResourceColumn[]> {
  const { result } = await read(upstream, resource, { request: describeRequest(resource), schema: columns })
  return result.fields
    .filter(({ id }) => id !== '_id' && id !== '_full_text' && isIdentifier(id) && canBeListed(id))
    .map(({ id, type }) => ({ name: id, type }))
}

const total = z.object({ result: z.object({ total: z.int().nonnegative() }) })

export async function countResource(
  upstream: UpstreamClient,
  resource: CkanResource,
  filters?: CkanFilters,
): Promise<number> {
  const question = { request: countRequest(resource, filters), schema: total }
  return (await read(upstream, resource, question)).result.total
}

export async function countBySql(
  upstream: UpstreamClient,
  resource: CkanResource,
  { where, column }: { where: Condition | undefined; column?: string | undefined },
) {
  const request = countSqlRequest(resource, where, column)
  return (await read(upstream, resource, { request, schema: rows, bySql: true })).result.records
}

export async function searchResource(
  upstream: UpstreamClient,
  resource: CkanResource,
  query: CkanResourceQuery,
) {
  const request = searchRequest(resource, query)
  return (await read(upstream, resource, { request, schema: rows })).result.records
}

export async function selectResource(
  upstream: UpstreamClient,
  resource: CkanResource,
  query: Omit<SelectStatement, 'from'>,
) {
  const request = selectRequest(resource, query)
  return (await read(upstream, resource, { request, schema: rows, bySql: true })).result.records
}

/** Finds out by a query whether the portal allows SQL, because portals enable and withdraw SQL over time. */
export function ckanSqlState(
  upstream: UpstreamClient,
  resource: CkanResource,
): Promise<'answers' | 'refuses'> {
  const request = selectRequest(resource, { select: ['_id'], limit: 1 })
  const interpret = (answer: UpstreamResponse) => {
    if (isSqlRefused(answer.status)) return 'refuses'
    understand(answer, { schema: rows, bySql: true, source: resource.host })
    return 'answers'
  }
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

interface ResourceRequest<S> {
  request: DatastoreRequest
  schema: S
  bySql?: boolean
}

function read<S extends z.ZodType>(
  upstream: UpstreamClient,
  { host }: CkanResource,
  { request, schema, bySql = false }: ResourceRequest<S>,
): Promise<z.output<S>> {
  const interpret = (answer: UpstreamResponse) => understand(answer, { schema, bySql, source: host })
  return upstream.read(request, interpret, { accepts: explainedStatuses })
}

function understand<S extends z.ZodType>(
  answer: UpstreamResponse,
  { schema, bySql, source }: { schema: S; bySql: boolean; source: string },
): z.output<S> {
  const body = parseBody(answer, source)
  const failure = classifyCkan({ status: answer.status, body, bySql }, source)
  if (failure) throw failure
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw unknownShape(source, parsed.error)
  return parsed.data
}

const explainedStatuses = [400, 403, 404, 409] as const

/** A portal without SQL responds with 400, 403 or 404. A 409 means an invalid query instead. */
const isSqlRefused = (status: number): boolean => status === 400 || status === 403 || status === 404

function classifyCkan(
  { status, body, bySql }: { status: number; body: unknown; bySql: boolean },
  source: string,
): ConnectorError | undefined {
  const isFailure = typeof body === 'object' && body !== null && 'success' in body && body.success === false
  if (status < 400 && !isFailure) return undefined
  if (bySql && isSqlRefused(status)) {
    return new ConnectorError('not_supported', texts.noLongerAnswersQuestions({ source }))
  }
  if (status === 403) {
    return new ConnectorError('upstream_rejected', texts.hasClosedThisTable({ source }))
  }
  if (status === 404) return sourceChanged(texts.noLongerHasThisTable({ source }))
  if (/too long|timeout|canceling statement/i.test(JSON.stringify(body))) {
    return new ConnectorError('upstream_timeout', texts.gaveUpOnThisSearch({ source }))
  }
  return sourceChanged(texts.noLongerUnderstandsHow({ source }))
}
