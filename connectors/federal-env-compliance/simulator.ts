import { type Simulator, webPage } from '@/lib/connector/upstream/simulated-site'
import { columnsOf, type EchoService, writeMetadata } from './simulated/columns'
import { writeGeoJson, writePage } from './simulated/pages'
import {
  type ComplianceSimulatorSwitches,
  createQueries,
  type EchoQueryStore,
  usualSwitches,
} from './simulated/queries'
import { findReport } from './simulated/report'
import { type EchoSearch, isUnusable, leastRows } from './simulated/search'
import { summarize } from './simulated/summary'

export interface ComplianceSimulator {
  simulate: Simulator
  switches: ComplianceSimulatorSwitches
  latestNumber(): number
  giveAway(queryId: number, service: EchoService, query: Record<string, string>): void
}

interface ReportQuery {
  service: EchoService
  query: URLSearchParams
}

const unprocessed =
  'We could not process your query. Please consult our Web service documentation ' +
  '[https://echo.epa.gov/tools/web-services] or contact ECHO Support [https://echo.epa.gov/resources/general-info/contact-us].'

const somebodyElse = new URLSearchParams({ p_fips: '44001' })

const simulatedCompliance = createSimulatedCompliance()

export const simulateCompliance: Simulator = simulatedCompliance.simulate

export function createSimulatedCompliance(
  overrides: Partial<ComplianceSimulatorSwitches> = {},
): ComplianceSimulator {
  const switches: ComplianceSimulatorSwitches = { ...usualSwitches, ...overrides }
  const queries = createQueries(switches)
  return {
    switches,
    simulate: async (request) => answer(request, switches, queries),
    latestNumber: queries.latest,
    giveAway: (queryId, service, query) =>
      queries.put(queryId, { service, query: new URLSearchParams(query) }),
  }
}

async function answer(
  request: Request,
  switches: ComplianceSimulatorSwitches,
  queries: EchoQueryStore,
): Promise<Response> {
  // The source treats clients without a user agent as robots.
  if (switches.isBlocked || !request.headers.get('user-agent')) return webPage('Access Denied', 403)
  if (switches.failures > 0) {
    switches.failures -= 1
    return webPage('Internal Server Error', 500)
  }
  const { pathname, searchParams } = new URL(request.url)
  const query = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
  const [, family = '', operation = ''] = /^\/echo\/(\w+)_rest_services\.(\w+)$/.exec(pathname) ?? []
  if (family === 'dfr' && operation === 'get_dfr') return write(reportOf(query, switches), query)
  if (family !== 'echo' && family !== 'air' && family !== 'cwa') return webPage('Not Found', 404)
  const reportQuery = { service: family, query } as const
  if (operation === 'get_facilities') return write(findFacilities(reportQuery, switches, queries), query)
  if (operation === 'get_qid') return write(readQuery(reportQuery, switches, queries), query)
  if (operation === 'get_geojson') return write(readGeoJson(reportQuery, switches, queries), query)
  if (operation === 'metadata') return write(writeMetadata(columnsOf(family, switches.columnOrder)), query)
  return webPage('Internal Server Error', operation === 'get_metadata' ? 500 : 404)
}

function findFacilities(
  { service, query }: ReportQuery,
  switches: ComplianceSimulatorSwitches,
  queries: EchoQueryStore,
) {
  const search: EchoSearch = { service, query }
  if (isUnusable(search)) return refuse(unprocessed)
  const least = leastRows(search)
  if (least > switches.rowLimit) return refuse(tooMany(least))
  const { id, query: stored } = queries.add(search)
  const rows = stored.rows()
  if (rows.length > switches.rowLimit) return refuse(tooMany(rows.length))
  const results = summarize(service, rows, id)
  const page = query.get('tablelist') === 'Y' ? writePage(stored, query, switches) : {}
  return { Results: { ...results, ...page } }
}

function readQuery(
  { service, query }: ReportQuery,
  switches: ComplianceSimulatorSwitches,
  queries: EchoQueryStore,
) {
  const id = query.get('qid') ?? ''
  const stored = findQuery({ service, query }, switches, queries)
  if (!stored && switches.forgotten === 'empty') {
    return { Results: { Message: 'Working', QueryRows: '0', QueryID: id, PageNo: '1', Facilities: [] } }
  }
  if (!stored) return refuse(`QueryID ${id} not found in ECHO`)
  const page = writePage(stored, query, switches)
  return { Results: { Message: 'Working', QueryRows: String(stored.rows().length), QueryID: id, ...page } }
}

function readGeoJson(
  reportQuery: ReportQuery,
  switches: ComplianceSimulatorSwitches,
  queries: EchoQueryStore,
) {
  const stored = findQuery(reportQuery, switches, queries)
  if (!stored) return refuse(`QueryID ${reportQuery.query.get('qid') ?? ''} not found in ECHO`)
  return writeGeoJson(stored, reportQuery.query, switches)
}

function findQuery(
  { service, query }: ReportQuery,
  switches: ComplianceSimulatorSwitches,
  queries: EchoQueryStore,
) {
  const id = Number(query.get('qid') ?? 'none')
  const stored = queries.find(id)
  if (stored?.search.service === service) return stored
  if (switches.forgotten !== 'other') return undefined
  queries.put(id, { service, query: somebodyElse })
  return queries.find(id)
}

function reportOf(query: URLSearchParams, switches: ComplianceSimulatorSwitches) {
  const id = query.get('p_id')?.trim() ?? ''
  if (id === '') return refuse(unprocessed)
  const report = findReport(id, switches.reportRepeats)
  return report ? { Results: report } : refuse(`ID ${id} is invalid`)
}

function tooMany(rows: number): string {
  return `Rows Returned would be ${rows}. Queryset Limit would be exceeded - please make search parameters more selective.`
}

function refuse(message: string) {
  return { Results: { Error: { ErrorMessage: message } } }
}

function write(body: unknown, query: URLSearchParams): Response {
  const format = query.get('output')?.toUpperCase() ?? 'JSON'
  if (format === 'JSON' || format === 'GEOJSON') return Response.json(body)
  if (format === 'JSONP')
    return new Response(`${query.get('callback') ?? 'callback'}(${JSON.stringify(body)})`)
  return new Response('<?xml version="1.0"?><Results/>', { headers: { 'content-type': 'text/xml' } })
}
