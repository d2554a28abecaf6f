import { z } from 'zod'
import { parseBody, unknownShape } from '@/lib/connector/parse-body'
import type { Upstream, UpstreamAnswer } from '@/lib/connector/upstream'
import { isIdentifier } from '@/lib/sql/identifier'
import { noRowsText, type Selection, selectText } from '@/lib/sql/select'
import { classifyCarto, explainedStatuses } from './classify'
import { sqlRequest } from './query'

export interface CartoTable {
  host: string
  table: string
}

export interface TableColumn {
  name: string
  /** string, number, date, geometry or boolean. */
  type: string
}

const answer = z.object({
  rows: z.array(z.record(z.string(), z.unknown())),
  fields: z.record(z.string(), z.looseObject({ type: z.string() })),
})

export async function describeCarto(upstream: Upstream, { host, table }: CartoTable): Promise<TableColumn[]> {
  const { fields } = await read(upstream, host, noRowsText(table))
  return Object.entries(fields)
    .filter(([name]) => isIdentifier(name))
    .map(([name, { type }]) => ({ name, type }))
}

export async function readCarto(
  upstream: Upstream,
  { host, table }: CartoTable,
  query: Omit<Selection, 'from'>,
): Promise<Record<string, unknown>[]> {
  return (await read(upstream, host, selectText({ ...query, from: table }))).rows
}

function read(upstream: Upstream, host: string, sql: string) {
  const interpret = (given: UpstreamAnswer) => {
    const body = parseBody(given, host)
    const failure = classifyCarto(given.status, body, host)
    if (failure) throw failure
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw unknownShape(host, parsed.error)
    return parsed.data
  }
  return upstream.read(sqlRequest(host, sql), interpret, { accepts: explainedStatuses })
}
