import { z } from 'zod'
import type { Condition } from '@/lib/conditions/condition'
import { isIdentifier } from '@/lib/conditions/dialects'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { parseBody, unknownShape } from '@/lib/connector/http/parse-body'
import type { UpstreamClient, UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { encodeValue, LONGEST_URL } from '@/lib/query-url'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { countText, monthsText, noRowsText, type SelectStatement, selectText } from '@/lib/sql/select'

const texts = defineSentences('carto.fetch-table', {
  hasClosedThisTable: '{source} has closed this table to the public. Ask the publisher directly.',
  gaveUpOnThisSearch:
    '{source} gave up on this search after a while. Try again later, or ask for fewer rows.',
  noLongerUnderstandsHow:
    '{source} no longer understands how we ask, so its table or columns have probably changed.',
})

interface CartoTable {
  host: string
  table: string
}

interface TableColumn {
  name: string
  type: string
}

const answer = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  fields: z.record(z.string(), z.looseObject({ type: z.string() })),
})

export async function describeCarto(
  upstream: UpstreamClient,
  { host, table }: CartoTable,
): Promise<TableColumn[]> {
  const { fields } = await read(upstream, host, noRowsText(table))
  return Object.entries(fields)
    .filter(([name]) => isIdentifier(name))
    .map(([name, { type }]) => ({ name, type }))
}

export async function fetchCarto(
  upstream: UpstreamClient,
  { host, table }: CartoTable,
  query: Omit<SelectStatement, 'from'>,
): Promise<Record<string, unknown>[]> {
  return (await read(upstream, host, selectText({ ...query, from: table }))).rows
}

export async function countCarto(
  upstream: UpstreamClient,
  { host, table }: CartoTable,
  { where, column }: { where: Condition | undefined; column?: string | undefined },
): Promise<Record<string, unknown>[]> {
  const counting = { from: table, where }
  return (
    await read(upstream, host, column === undefined ? countText(counting) : monthsText(column, counting))
  ).rows
}

function read(upstream: UpstreamClient, host: string, sql: string) {
  const interpret = (response: UpstreamResponse) => {
    const body = parseBody(response, host)
    const failure = classifyCarto(response.status, body, host)
    if (failure) throw failure
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw unknownShape(host, parsed.error)
    return parsed.data
  }
  return upstream.read(sqlRequest(host, sql), interpret, { accepts: explainedStatuses })
}

const explainedStatuses = [400, 401, 403, 404] as const

function classifyCarto(status: number, body: unknown, source: string): ConnectorError | undefined {
  const isFailure = typeof body === 'object' && body !== null && 'error' in body
  if (status < 400 && !isFailure) return undefined
  if (status === 401 || status === 403) {
    return new ConnectorError('upstream_rejected', texts.hasClosedThisTable({ source }))
  }
  if (/timeout|timed out|canceling statement/i.test(JSON.stringify(body))) {
    return new ConnectorError('upstream_timeout', texts.gaveUpOnThisSearch({ source }))
  }
  return sourceChanged(texts.noLongerUnderstandsHow({ source }))
}

interface SqlRequest {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The SQL must come from lib/sql, because lib/sql checks names and quotes values. */
export function sqlRequest(host: string, sql: string): SqlRequest {
  const url = `https://${host}/api/v2/sql`
  const text = `q=${encodeValue(sql)}&format=json`
  if (url.length + text.length < LONGEST_URL) return { url: `${url}?${text}` }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { url, method: 'POST', headers, body: text }
}
