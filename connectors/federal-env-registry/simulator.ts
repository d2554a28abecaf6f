import { type Simulator, webPage } from '@/lib/connector/upstream/simulated-site'
import { readPath } from './simulated/path'
import { findPlaces, writePlace } from './simulated/rest'
import type { SimulatedFacilityRegistryRow } from './simulated/rows'
import { countRows, isAnswerable, selectRows } from './simulated/selection'
import { tables } from './simulated/tables'

export interface FacilityRegistrySimulatorSwitches {
  isBlocked: boolean
  failures: number
  hasOverlap: boolean
}

interface SimulatedRegistry {
  simulate: Simulator
  switches: FacilityRegistrySimulatorSwitches
}

const simulatedRegistry = createSimulatedRegistry()

export const simulateRegistry: Simulator = simulatedRegistry.simulate

export function createSimulatedRegistry(
  overrides: Partial<FacilityRegistrySimulatorSwitches> = {},
): SimulatedRegistry {
  const switches: FacilityRegistrySimulatorSwitches = {
    isBlocked: false,
    failures: 0,
    hasOverlap: false,
    ...overrides,
  }
  return { switches, simulate: async (request) => answer(request, switches) }
}

function answer(request: Request, switches: FacilityRegistrySimulatorSwitches): Response {
  if (switches.isBlocked || !request.headers.get('user-agent')) return webPage('Access Denied', 403)
  if (switches.failures > 0) {
    switches.failures -= 1
    return webPage('Internal Server Error', 500)
  }
  const { hostname, pathname, searchParams } = new URL(request.url)
  if (hostname === 'frs-public.epa.gov') return answerRest(pathname, searchParams)
  return answerTable(pathname, switches)
}

function answerTable(pathname: string, { hasOverlap }: FacilityRegistrySimulatorSwitches): Response {
  const question = readPath(pathname)
  // `readPath` accepts no `%2F`, because servers that forbid a slash inside a path segment respond with HTML.
  if (!question) return webPage('Not Found', 404)
  const { table, isCount, format, window } = question
  if (table !== 'frs_system_ref' && !tables[table]) {
    return Response.json({ error: `Table ${table.toUpperCase()} is not available.` }, { status: 404 })
  }
  if (!isAnswerable(question)) return webPage('Internal Server Error', 500)
  if (isCount) {
    const total = countRows(question)
    if (format === 'JSON') return Response.json([{ TOTALQUERYRESULTS: total }])
    return writeXml(`<REQUESTRECORDCOUNT>${total}</REQUESTRECORDCOUNT>`)
  }
  const shifted: [number, number] | null =
    hasOverlap && window && window[0] > 0 ? [window[0] - 1, window[1] - 1] : window
  const rows = selectRows({ ...question, window: shifted })
  if (format === 'JSON') return Response.json(rows)
  if (format === 'CSV') return new Response(writeCsv(rows), { headers: { 'content-type': 'text/csv' } })
  return writeXml(rows.map(() => '<ROW/>').join(''))
}

function answerRest(pathname: string, query: URLSearchParams): Response {
  if (pathname !== '/ords/frs_public2/frs_rest_services.get_facilities') return webPage('Not Found', 404)
  const places = findPlaces(query)
  if (!places) return webPage('Bad Request', 400)
  const withPrograms = query.get('program_output')?.toLowerCase() === 'yes'
  if (query.get('output')?.toUpperCase() !== 'JSON')
    return writeXml(places.map(() => '<FRSFacility/>').join(''))
  return Response.json({ Results: { FRSFacility: places.map((place) => writePlace(place, withPrograms)) } })
}

function writeCsv(rows: readonly SimulatedFacilityRegistryRow[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => names.map((name) => `"${row[name] ?? ''}"`).join(','))
  return [names.map((name) => name.toUpperCase()).join(','), ...lines].join('\r\n')
}

function writeXml(content: string): Response {
  return new Response(`<?xml version="1.0"?><Results>${content}</Results>`, {
    headers: { 'content-type': 'text/xml' },
  })
}
