import { beforeAll, describe, expect } from 'vitest'
import { createFaults, type SimulatedFault } from '@/lib/connector/upstream/faults'
import type { Transport } from '@/lib/connector/upstream/transport'
import { hostOfTable } from '@/lib/open-table/table'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import type { ConstructionSource } from '../construction/source'
import { tableOf } from '../construction/source-state'
import { hosts } from '../hosts'
import { isWithheld } from '../portals/column-kind'
import { sampleSettings } from '../settings'
import { openDataSimulators } from '../simulator'
import { columnsOfSource } from '../tables/describe-table'
import { readDay } from '../tables/read-day'
import { check } from './cases'
import {
  createDiscovery,
  type DiscoverySample,
  describeTable,
  findPermits,
  listConstruction,
  NOW,
  problemOf,
  sample,
  TODAY,
} from './construction-engine'
import { meets } from './meets'
import { rawRows } from './raw-rows'

export function testSources(sources: readonly ConstructionSource[]): void {
  const engine = createDiscovery()
  describe.each(sources.map((source) => [source.id, source] as const))('%s', (_id, source) =>
    testSource(source, engine),
  )
}

type Row = Record<string, unknown>

function testSource(source: ConstructionSource, engine: DiscoverySample): void {
  const { id, date, recipe } = source
  const table = tableOf(source, { settings: sampleSettings })
  const isCompared = date !== undefined && date.style !== 'us-text' && id !== withoutSql
  const search = (params: Partial<Parameters<typeof findPermits>[0]> = {}) =>
    findPermits({ sourceId: id, limit: 1000, ...params }, engine)
  const dayIn = (row: Row) =>
    readDay(Object.entries(row).find(([name]) => isSame(name, date?.column))?.[1], NOW)
  let raw: Row[] = []
  beforeAll(async () => {
    raw = await rawRows(sample, table)
  })
  const inside = () =>
    raw.filter((row) => (recipe ? meets(recipe, row) : true) && (!isCompared || dayIn(row) !== null))

  check(source, 'returns every row that meets the recipe, and no other row', async () => {
    const { records, truncated } = await search()
    expect(records.length).toBeGreaterThan(20)
    if (recipe) for (const { row } of records) expect(meets(recipe, row)).toBe(true)
    expect(truncated ? records.length : inside().length).toBe(records.length)
  })

  check(
    source,
    'the table also contains rows outside of the recipe',
    () => expect(raw.some((row) => recipe && !meets(recipe, row))).toBe(true),
    recipe !== undefined,
  )

  check(
    source,
    'returns the newest rows first, and no row without a day or with a future day',
    async () => {
      const days = (await search({ limit: 200 })).records.map((record) => record.date)
      expect(days).not.toContain(null)
      expect(days).toEqual(days.toSorted().reverse())
      expect(days[0] && days[0] <= TODAY).toBe(true)
    },
    isCompared,
  )

  check(source, 'returns each row once over all pages', async () => {
    const whole = await search()
    const starts = [0, 20, 40]
    const pages = await Promise.all(starts.map((offset) => search({ limit: 20, offset })))
    expect(pages.flatMap(({ records }) => records)).toEqual(whole.records.slice(0, 60))
    expect(pages[0]).toMatchObject({ returned: 20, nextOffset: 20, truncated: true })
    const end = await search({ limit: 20, offset: whole.returned - 5 })
    expect(end.records.slice(0, 5)).toEqual(whole.records.slice(-5))
    if (!whole.truncated) expect(end).toMatchObject({ returned: 5, nextOffset: null, truncated: false })
  })

  check(source, 'returns no rows for an offset beyond the end', async () => {
    const beyond = await search({ offset: 100_000, limit: 10 })
    expect(beyond).toMatchObject({ records: [], returned: 0, nextOffset: null, truncated: false })
  })

  check(
    source,
    'filters by the first day, or refuses the parameter if the source cannot filter',
    async () => {
      if (!source.supportsIssuedAfter) {
        const problem = await problemOf(query, { sourceId: id, issuedAfter: '2026-01-01' }, engine)
        expect(problem).toMatchObject({ code: 'not_supported', paths: ['issuedAfter'] })
        return
      }
      const { records } = await search()
      const day = records[80]?.date ?? records.at(-1)?.date ?? ''
      const later = await search({ issuedAfter: day, limit: 200 })
      const expected = records.filter((record) => record.date && record.date >= day)
      expect(later.records).toEqual(expected.slice(0, 200))
      expect(later.records.length).toBeGreaterThan(0)
      const before = await search({ issuedBefore: day, limit: 5 })
      expect(before.records.every((record) => record.date && record.date < day)).toBe(true)
    },
  )

  check(source, 'rejects a day that does not exist', async () => {
    const problem = await problemOf(query, { sourceId: id, issuedAfter: '2026-02-31' }, engine)
    expect(problem).toMatchObject({ code: 'invalid_params', paths: ['issuedAfter'] })
  })

  check(
    source,
    'never requests the columns about people, which the table contains',
    async () => {
      const personal = personalIn(raw, source)
      expect(personal.length).toBeGreaterThan(0)
      const { requests, answer } = await recorded(source)
      for (const column of personal) {
        expect(requests).not.toMatch(new RegExp(`\\b${escaped(column)}\\b`))
        expect(answer.withheldFields).toContain(column)
      }
      for (const { row } of answer.records) {
        for (const column of personal) expect(Object.keys(row)).not.toContain(column)
      }
    },
    source.withheld.length > 0,
  )

  check(source, 'sends requests to the host of the table only', async () => {
    expect((await recorded(source)).hostsAsked).toEqual([hostOfTable(table)])
  })

  check(source, 'scans texts, and removes markup, invisible characters and contact data', async () => {
    const { records, scan } = await search()
    expect(scan.scanned).toBeGreaterThan(0)
    const open = JSON.stringify(records.map(({ row }) => row))
    expect(open).not.toMatch(/[\u200b\u202e]|<script/i)
    expect(open).not.toMatch(/\(\d{3}\) \d{3}-\d{4}|\b[\w.]+@[\w.]+\.\w{2,}\b/)
    const planted = inside().filter((row) => /\u200b|<script/.test(textOf(row, source)))
    const flagged = records.filter(({ flags }) =>
      flags.some(({ found: findings }) => findings.includes('invisible') || findings.includes('markup')),
    )
    if (records.length === inside().length) expect(flagged.length).toBeGreaterThanOrEqual(planted.length)
  })

  check(source, 'returns positions in the United States if the table has positions', async () => {
    const { records } = await search({ limit: 100 })
    const { drawsPoints, columns } = await describeTable(table, engine)
    const isPlaced =
      drawsPoints || source.position !== undefined || columns.some(({ name }) => isSame(name, 'latitude'))
    expect(records.some(({ latitude, longitude }) => latitude !== null && longitude !== null)).toBe(isPlaced)
    for (const { latitude, longitude } of records) {
      if (latitude === null || longitude === null) continue
      expect(latitude > 18 && latitude < 50 && longitude > -160 && longitude < -66).toBe(true)
    }
  })

  check(source, 'returns the publisher with its license and notice', async () => {
    const { source: publisher } = await search({ limit: 1 })
    expect(publisher).toMatchObject({ id, host: hostOfTable(table), notice: source.notice ?? null })
    expect(publisher.licence).not.toBe('')
    if (source.licence !== 'Not stated') expect(publisher.licence).toBe(source.licence)
  })

  check(source, 'listConstruction describes the source as its answers do', async () => {
    const listed = (await listConstruction(engine)).sources.find((each) => each.id === id)
    const { dateColumn, dateMeaning } = await search({ limit: 1 })
    expect(listed).toMatchObject({ enabled: true, reason: null, dateColumn, dateMeaning, mark: source.mark })
    expect(listed?.supportsIssuedAfter).toBe(source.supportsIssuedAfter)
  })

  check(source, 'reports an outage, a changed answer and a refusal with their codes', async () => {
    expect((await faulty(source, 'down')).code).toBe('upstream_unavailable')
    expect((await faulty(source, 'changed')).code).toBe('upstream_changed')
    expect((await faulty(source, 'refused')).code).toMatch(/^upstream_(rejected|changed)$/)
  })

  check(source, 'the declaration names existing hosts and columns, and no withheld column', async () => {
    expect(Object.keys(openDataSimulators)).toContain(hostOfTable(table))
    if (!('setting' in source.table)) expect(hosts).toContain(hostOfTable(table))
    const names = (await describeTable(table, engine)).columns.map(({ name }) => name)
    for (const column of columnsOfSource(source)) {
      expect(isWithheld(column, source.withheld) || isPersonalColumn(column), column).toBe(false)
      expect(
        names.some((name) => isSame(name, column)),
        column,
      ).toBe(true)
    }
    expect(source.recipeWords.length).toBeGreaterThan(0)
    expect(source.supportsIssuedAfter && (!date || date.style === 'us-text')).toBe(false)
  })
}

const query = 'queryNewConstructionPermits'
/** This source's portal accepts no SQL, so its dates cannot be limited. */
const withoutSql = 'pittsburgh-new-residential'

const isSame = (name: string, column: string | undefined) => name.toLowerCase() === column?.toLowerCase()
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]

const personalIn = (rows: readonly Row[], { withheld }: ConstructionSource) =>
  columnsOf(rows).filter((column) => isWithheld(column, withheld) || isPersonalColumn(column))

const textOf = (row: Row, { withheld }: ConstructionSource) =>
  Object.entries(row)
    .filter(([name]) => !isWithheld(name, withheld) && !isPersonalColumn(name))
    .map(([, value]) => String(value))
    .join('\n')

async function recorded(source: ConstructionSource) {
  const requests: string[] = []
  const hostsAsked = new Set<string>()
  const transport: Transport = async (request) => {
    hostsAsked.add(new URL(request.url).hostname)
    const body = await request.clone().text()
    requests.push(decodeURIComponent(`${request.url} ${body}`.replaceAll('+', ' ')))
    return sample(request)
  }
  const answer = await findPermits({ sourceId: source.id, limit: 50 }, createDiscovery({ transport }))
  return { requests: requests.join('\n'), hostsAsked: [...hostsAsked], answer }
}

function faulty(source: ConstructionSource, fault: SimulatedFault) {
  const faults = createFaults()
  faults.set(hostOfTable(tableOf(source, { settings: sampleSettings })), fault)
  return problemOf(query, { sourceId: source.id }, createDiscovery({ transport: faults.wrap(sample) }))
}
