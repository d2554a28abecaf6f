import { industryOf } from '@/lib/sample-world/facilities'
import { facilityName } from '@/lib/sample-world/facility-name'
import { rollFor } from '@/lib/sample-world/facility-numbers'
import { findRows, type RowKey, type Search } from './simulated-search'
import type { ComplianceSwitches } from './simulated-switches'

export interface StoredQuery {
  search: Search
  pageSize: number
  issuedAt: number
  reads: number
  rows(): readonly RowKey[]
}

const numbers = 1_000
const largestPage = 5_000
const rowsKept = 8

export interface Queries {
  add(search: Search): { id: number; query: StoredQuery }
  find(id: number): StoredQuery | undefined
  put(id: number, search: Search): void
  latest(): number
}

/** Small numbers for everybody's queries, handed out in turn and, after the last, again. */
export function createQueries(switches: ComplianceSwitches): Queries {
  const stored = new Map<number, StoredQuery>()
  const kept = new Map<Search, readonly RowKey[]>()
  let last = 78
  const rowsOf = (search: Search) => {
    const known = kept.get(search)
    if (known) return known
    const rows = sortByName(repeated(findRows(search), switches.repeatShare))
    const [oldest] = kept.keys()
    if (kept.size >= rowsKept && oldest) kept.delete(oldest)
    kept.set(search, rows)
    return rows
  }
  const store = (id: number, search: Search): StoredQuery => {
    const asked = Number(search.query.get('responseset') ?? largestPage)
    const pageSize = asked >= 1 ? Math.min(Math.floor(asked), largestPage) : largestPage
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

function repeated(rows: RowKey[], share: number): RowKey[] {
  if (share === 0) return rows
  return rows.flatMap((row) => (rollFor(row.facility, 950) < share ? [row, row] : [row]))
}

function sortByName(rows: RowKey[]): RowKey[] {
  const named = rows.map((row) => ({ row, name: facilityName(row.facility, industryOf(row.facility)) }))
  named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return named.map(({ row }) => row)
}
