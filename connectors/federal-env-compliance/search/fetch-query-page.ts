import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { mapInTurns } from '@/lib/in-turns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ComplianceServiceName, services } from '../services'
import { classifyPage, pageAnswer, pageUrl } from '../wire'
import { centerOf, type FacilityQuery, milesTo } from './facility-query'
import { readColumns } from './read-columns'
import { type FacilityQueryResult, MEMORY, question, runQuery } from './run-query'
import { tooBroad } from './search-params'
import { type FacilityRow, facilityRow, toFacilityRow } from './to-facility-row'

const texts = defineSentences('federal-env-compliance.fetch-query-page', {
  epaEchoLostTheSearch:
    'EPA ECHO lost the search before its rows could be read, several times in a row. Run the search again in a minute.',
  withoutNumber: 'EPA ECHO found rows but gave no number to read them by. We cannot read it yet.',
})

const params = z.strictObject({ ...question, page: z.int().min(1).max(10_000) })

const result = z.object({
  totalRows: z.int(),
  rows: z.array(facilityRow),
  hasLongitude: z.boolean(),
  ranAt: z.string(),
})

interface PageQuery {
  service: ComplianceServiceName
  query: FacilityQuery
  page: number
}

const ATTEMPTS = 3

/**
 * Reuses a query number while it belongs to our query, and otherwise requests a new one. Pages have the
 * source's own page size.
 */
export const readQueryPage = {
  summary:
    'One page of a search as the source cuts it, its number for the search renewed where it was forgotten.',
  params,
  result,
  example: {
    service: 'all-media',
    query: { latitude: 29.7355, longitude: -95.2654, radiusMiles: 1 },
    page: 1,
  },
  cache: MEMORY,
  async run(question, context) {
    const { service, query } = question
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const isLast = attempt === ATTEMPTS - 1
      // The last attempt bypasses the cache, so that it uses a new query number.
      const run = isLast
        ? await runQuery.run({ service, query, attempt }, context)
        : await context.call(runQuery, { service, query, attempt })
      if (run.refused || run.totalRows === null) throw tooBroad(run.totalRows)
      const { totalRows, ranAt } = run
      if (totalRows === 0) return { totalRows, rows: [], hasLongitude: true, ranAt }
      const pageRows = await fetchRows(question, run, context, isLast)
      if (pageRows) return { totalRows, ...pageRows, ranAt }
    }
    throw new ConnectorError('upstream_unavailable', texts.epaEchoLostTheSearch)
  },
} satisfies ConnectorMethod<typeof params, typeof result>

interface Rows {
  rows: FacilityRow[]
  hasLongitude: boolean
}

/** Returns undefined if the source has lost the query, or has reused its number for another query. */
async function fetchRows(
  question: PageQuery,
  run: FacilityQueryResult,
  context: MethodContext,
  isLast: boolean,
): Promise<Rows | undefined> {
  const columns = await chooseColumns(question.service, 0, context)
  const first = await fetchPage(question, run, columns.numbers, context)
  const published =
    first && lacks(first, columns.names) ? await fetchMoved(question, run, columns, context) : undefined
  const answer = published ?? first
  if (!answer) return undefined
  const rows = await mapInTurns(answer, (row) => toFacilityRow(question.service, row), context.pace)
  // An empty first page means that the source has lost the query. An empty later page means a truncated
  // result only if the query number is new.
  if (rows.length === 0 && !(isLast && question.page > 1)) return undefined
  if (!isLast && isAnothersAnswer(question.query, rows)) return undefined
  return { rows, hasLongitude: !lacks(answer, ['FacLong']) }
}

/** Compares the rows with the area of the query, because another query can have the same row count. */
function isAnothersAnswer(query: FacilityQuery, rows: FacilityRow[]): boolean {
  const checks = [outsideCircle(query), outsideBox(query), outsideState(query)]
  return checks.some((check) => {
    const answers = rows.flatMap((row) => check?.(row) ?? [])
    return answers.filter(Boolean).length > answers.length / 2
  })
}

type Check = ((row: FacilityRow) => boolean | null) | null

function outsideCircle(query: FacilityQuery): Check {
  const center = centerOf(query)
  const { radiusMiles } = query
  if (!center || radiusMiles === undefined) return null
  return (row) => {
    const miles = milesTo(center, row)
    return miles === null ? null : miles > radiusMiles * 1.05 + 0.5
  }
}

const SLACK_DEGREES = 0.01

function outsideBox({ bbox }: FacilityQuery): Check {
  if (!bbox) return null
  return ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return null
    const north = latitude < bbox.c1lat - SLACK_DEGREES || latitude > bbox.c2lat + SLACK_DEGREES
    return north || longitude < bbox.c1lon - SLACK_DEGREES || longitude > bbox.c2lon + SLACK_DEGREES
  }
}

function outsideState({ state }: FacilityQuery): Check {
  if (!state) return null
  return (row) => (row.state === null ? null : row.state.toUpperCase() !== state)
}

type SourceRecord = Record<string, unknown>

async function fetchMoved(
  question: PageQuery,
  run: FacilityQueryResult,
  old: Columns,
  context: MethodContext,
) {
  const columns = await chooseColumns(question.service, 1, context)
  const isSame = columns.numbers.join() === old.numbers.join()
  return isSame ? undefined : fetchPage(question, run, columns.numbers, context)
}

async function fetchPage(
  { service, page }: PageQuery,
  { queryId, totalRows }: FacilityQueryResult,
  numbers: string[],
  { upstream }: MethodContext,
): Promise<SourceRecord[] | undefined> {
  if (queryId === null) throw withoutNumber()
  const url = pageUrl(service, queryId, page, numbers)
  const answer = await upstream.json({ url }, pageAnswer, { classify: classifyPage })
  const isOurs = answer.kind === 'page' && answer.queryId === queryId && answer.totalRows === totalRows
  return isOurs ? answer.rows : undefined
}

interface Columns {
  names: string[]
  numbers: string[]
}

/**
 * Without column numbers the source sends its default columns, which lack the longitude. Outdated numbers
 * would select wrong columns, because the numbers change from year to year.
 */
async function chooseColumns(
  service: ComplianceServiceName,
  attempt: 0 | 1,
  { call }: MethodContext,
): Promise<Columns> {
  const described = await call(readColumns, { service, attempt }).catch((error) => {
    if (error instanceof ConnectorError) return { numbers: {} as Record<string, number> }
    throw error
  })
  const columns = Object.values(services[service].columns).flatMap((name) => {
    const number = described.numbers[name.toLowerCase()]
    return number === undefined ? [] : [{ name, number: String(number) }]
  })
  return { names: columns.map(({ name }) => name), numbers: columns.map(({ number }) => number) }
}

function lacks(rows: SourceRecord[], names: string[]): boolean {
  const present = new Set<string>()
  for (const row of rows) for (const name of Object.keys(row)) present.add(name.toLowerCase())
  return rows.length > 0 && names.some((name) => !present.has(name.toLowerCase()))
}

const withoutNumber = () => new ConnectorError('upstream_changed', texts.withoutNumber)
