import { industryOf } from '@/lib/sample-world/facilities/facilities'
import { facilityName } from '@/lib/sample-world/facilities/name'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import { type EchoRowKey, type EchoSearch, findRows } from './search'

export interface SimulatedEchoQuery {
  search: EchoSearch
  pageSize: number
  issuedAt: number
  reads: number
  rows(): readonly EchoRowKey[]
}

const numbers = 1_000
const largestPage = 5_000
const rowsKept = 8

export interface EchoQueryStore {
  add(search: EchoSearch): { id: number; query: SimulatedEchoQuery }
  find(id: number): SimulatedEchoQuery | undefined
  put(id: number, search: EchoSearch): void
  latest(): number
}

export interface ComplianceSimulatorSwitches {
  now: () => number
  lifetimeMs: number
  readsRemembered: number
  /**
   * Response to a query number that the source has forgotten. `other` sends the rows of another caller's
   * search.
   */
  forgotten: 'error' | 'empty' | 'other'
  columnOrder: number
  rowLimit: number
  cutShare: number
  repeatShare: number
  unplacedShare: number
  isBlocked: boolean
  failures: number
  reportRepeats: number
}

export const usualSwitches: Readonly<ComplianceSimulatorSwitches> = {
  now: Date.now,
  lifetimeMs: 30 * 60_000,
  readsRemembered: Number.POSITIVE_INFINITY,
  forgotten: 'error',
  columnOrder: 0,
  rowLimit: 100_000,
  cutShare: 0,
  repeatShare: 0,
  unplacedShare: 0,
  isBlocked: false,
  failures: 0,
  reportRepeats: 1,
}

export function createQueries(switches: ComplianceSimulatorSwitches): EchoQueryStore {
  const stored = new Map<number, SimulatedEchoQuery>()
  const cache = new Map<EchoSearch, readonly EchoRowKey[]>()
  let last = 78
  const rowsOf = (search: EchoSearch) => {
    const cached = cache.get(search)
    if (cached) return cached
    const rows = sortByName(repeated(findRows(search), switches.repeatShare))
    const [oldest] = cache.keys()
    if (cache.size >= rowsKept && oldest) cache.delete(oldest)
    cache.set(search, rows)
    return rows
  }
  const store = (id: number, search: EchoSearch): SimulatedEchoQuery => {
    const requestedSize = Number(search.query.get('responseset') ?? largestPage)
    const pageSize = requestedSize >= 1 ? Math.min(Math.floor(requestedSize), largestPage) : largestPage
    const query = { search, pageSize, issuedAt: switches.now(), reads: 0, rows: () => rowsOf(search) }
    stored.set(id, query)
    return query
  }
  return {
    add: (search) => {
      last = (last + 1) % numbers || 1
      return { id: last, query: store(last, search) }
    },
    put: (id, search) => void store(id, search),
    latest: () => last,
    find: (id) => {
      const query = stored.get(id)
      if (!query || switches.now() - query.issuedAt > switches.lifetimeMs) return undefined
      query.reads += 1
      return query.reads > switches.readsRemembered ? undefined : query
    },
  }
}

function repeated(rows: EchoRowKey[], share: number): EchoRowKey[] {
  if (share === 0) return rows
  return rows.flatMap((row) => (rollFor(row.facility, 950) < share ? [row, row] : [row]))
}

function sortByName(rows: EchoRowKey[]): EchoRowKey[] {
  const named = rows.map((row) => ({ row, name: facilityName(row.facility, industryOf(row.facility)) }))
  named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return named.map(({ row }) => row)
}
