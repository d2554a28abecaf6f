import { describe, expect } from 'vitest'
import { withoutDistance, withoutTransferFlag } from '@/lib/arcgis/simulated-modes'
import { createCaseTable } from '@/lib/connector/testing/case-table'
import { createFaults, type SimulatedFault } from '@/lib/connector/upstream/faults'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import type { Transport } from '@/lib/connector/upstream/transport'
import { shareOf } from '@/lib/testing/long-run'
import { fixtures } from '../fixtures/fixture-list'
import { hostsOf } from '../hosts'
import type { AssessmentRecipe, RecipeTable } from '../recipe/source'
import { tablesOf } from '../search/choose-source'
import { columnsOf } from '../search/describe-missing'
import { tableFor } from '../search/search-question'
import { assessmentSimulators } from '../simulator'
import { columnsRead } from './columns-read'
import { withColumnRenamed, withoutColumns } from './drifted'
import {
  type AssessmentsSample,
  createAssessments,
  history,
  keyOf,
  type PropertySearchParams,
  problemOf,
  sampleWith,
  search,
} from './engine'
import type { SourceFixture } from './fixture'

const check = createCaseTable()

export function testSources(
  sources: readonly AssessmentRecipe[],
  simulators: Readonly<Record<string, Simulator>> = {},
): void {
  describe.each(sources.map((source) => [source.id, source] as const))('%s', (_id, source) =>
    testSource(source, simulators),
  )
}

function testSource(source: AssessmentRecipe, simulators: Readonly<Record<string, Simulator>>): void {
  const { id } = source
  const fixture = fixtureFor(id)
  const sample = sampleWith(simulators)
  const engine = createAssessments({ transport: sample })
  const ask = (params: Partial<PropertySearchParams>) =>
    search({ source: id, ...fixture.place, ...params }, engine)
  const appKey = () => keyOfHouse(fixture, engine)
  const isHouse = (record: { parcelId: string | null }) => record.parcelId === squash(fixture.parcelId)

  check(source, 'returns the one record of a postal address', async () => {
    const { records, summary } = await ask({ streetAddress: fixture.clean })
    expect(records.map(({ parcelId }) => parcelId)).toEqual([squash(fixture.parcelId)])
    expect(summary).toEqual({ matchedRecords: 1, returnedRecords: 1, truncated: false })
  })

  check(source, 'returns the same record for a carelessly typed address', async () => {
    const { records } = await ask({ streetAddress: fixture.sloppy })
    expect(records.map(({ parcelId }) => parcelId)).toEqual([squash(fixture.parcelId)])
  })

  check(source, 'does not return the record for another house number', async () => {
    expect((await ask({ streetAddress: fixture.neighbor })).records.filter(isHouse)).toEqual([])
  })

  check(source, 'returns no record and a caveat with the official page for an unknown address', async () => {
    const { records, summary, caveats } = await ask({ streetAddress: fixture.nobody })
    expect({ records, summary }).toEqual({
      records: [],
      summary: { matchedRecords: 0, returnedRecords: 0, truncated: false },
    })
    expect(caveats.join(' ')).toContain(source.officialPage)
  })

  check(
    source,
    'returns the record of a unit first, and several records for the building',
    async () => {
      const { line, parcelId, building } = fixture.unit ?? { line: '', parcelId: '', building: '' }
      const [first] = (await ask({ streetAddress: line })).records
      expect(first?.parcelId).toBe(squash(parcelId))
      expect((await ask({ streetAddress: building })).summary.matchedRecords).toBeGreaterThan(1)
    },
    fixture.unit !== undefined,
  )

  check(source, 'returns the record of a parcel id', async () => {
    expect((await ask({ parcelId: fixture.parcelId })).records.filter(isHouse)).toHaveLength(1)
  })

  check(
    source,
    'returns the same answer if the source changes the row order and omits the truncation flag and distances',
    async () => {
      const other = createAssessments({ transport: contrary(sample) })
      const lines = [fixture.clean, fixture.unit?.building].filter((line) => line !== undefined)
      for (const streetAddress of lines) {
        const params = { source: id, ...fixture.place, streetAddress }
        expect(await search(params, other)).toEqual(await search(params, engine))
      }
      const propertyKey = await appKey()
      expect(await history(propertyKey, undefined, other)).toEqual(
        await history(propertyKey, undefined, engine),
      )
    },
  )

  check(source, 'returns the record for other spellings of its parcel id', async () => {
    expect(fixture.otherSpellings.length).toBeGreaterThan(0)
    for (const parcelId of fixture.otherSpellings) {
      expect((await ask({ parcelId })).records.filter(isHouse), parcelId).toHaveLength(1)
    }
  })

  check(
    source,
    'rejects a parcel id of another format',
    async () => {
      for (const parcelId of fixture.foreignIds) {
        const problem = await problemOf(
          'searchProperties',
          { source: id, ...fixture.place, parcelId },
          engine,
        )
        expect(problem, parcelId).toMatchObject({ code: 'invalid_params', paths: ['parcelId'] })
      }
    },
    fixture.foreignIds.length > 0,
  )

  check(
    source,
    'returns the record for a matching id and address, and no record if they differ',
    async () => {
      const both = await ask({ parcelId: fixture.parcelId, streetAddress: fixture.clean })
      expect(both.records.filter(isHouse)).toHaveLength(1)
      const other = await ask({ parcelId: fixture.parcelId, streetAddress: fixture.neighbor })
      expect(other.records).toEqual([])
    },
  )

  check(source, 'returns the latest values without requested years', async () => {
    const {
      found: isFound,
      property,
      assessments,
      missingYears,
    } = await history(await appKey(), undefined, engine)
    expect({ found: isFound, missingYears }).toEqual({ found: true, missingYears: [] })
    expect(property?.parcelId).toBe(squash(fixture.parcelId))
    expect(assessments.map(({ year }) => year)).toEqual(fixture.latest === null ? [] : [fixture.latest])
    const valued = assessments[0] ?? property
    expect(valued && Object.values(valued).some((value) => typeof value === 'number' && value > 0)).toBe(true)
  })

  check(source, 'returns the requested years, and names the missing ones', async () => {
    const key = await appKey()
    const years = [...fixture.years.slice(0, 2), 1901]
    const { assessments, requestedYears, missingYears } = await history(key, years, engine)
    expect({ requestedYears, missingYears }).toEqual({ requestedYears: years, missingYears: [1901] })
    expect(assessments.map(({ year }) => year)).toEqual(fixture.years.slice(0, 2))
    const isMany = source.historyMode !== 'current_only'
    expect(fixture.years.length > 1).toBe(isMany)
  })

  check(source, 'reports an outage with the official page', async () => {
    const problem = await faulty(sample, source, fixture, 'down')
    expect(problem.code).toBe('upstream_unavailable')
    expect(problem.message).toContain(source.officialPage)
  })

  check(source, 'reports a changed answer as upstream_changed', async () => {
    expect((await faulty(sample, source, fixture, 'changed')).code).toBe('upstream_changed')
  })

  check(source, 'reports a refusal that has status 200', async () => {
    expect((await faulty(sample, source, fixture, 'refused')).code).toMatch(/^upstream_/)
  })

  check(source, 'requests no column of owners, and returns no owner', async () => {
    const { requests, answered } = await recorded(sample, fixture)
    for (const column of source.withheld) expect(requests.toUpperCase()).not.toContain(column.toUpperCase())
    expect(requests).not.toContain('*')
    expect(answered).not.toMatch(/QUILLFEATHER|MARMALADEN|O'BUTTON|TUMBLEKETTLE|BUMBLEDAY|NUTMEGGINS/)
  })

  check(
    source,
    'the tables contain the columns of owners',
    async () => {
      const open = (await Promise.all(tablesOf(source).map((table) => everything(sample, table)))).join('\n')
      for (const column of source.withheld) expect(open, column).toContain(column)
    },
    source.withheld.length > 0,
  )

  const countyName = (fixture.place.county ?? '').toLowerCase().replace(/ county$/, '')
  const candidates = [tableFor(source, countyName), source.values.table]
  const tables = candidates.filter((table) => table !== undefined)
  const namesOf = (table: RecipeTable, column: string) => [column, ...(table.spellings?.[column] ?? [])]
  const shared = (column: string) => tables.filter((table) => asksFor(table, column))

  check(source, 'answers with a caveat without an optional column', async () => {
    const key = await appKey()
    const isOfId = new Set([source.facts.parcelId, source.facts.alternateParcelId].flatMap(columnsOf))
    const isOfLine = new Set(columnsOf((row) => source.address.published(row).join()))
    const queriesOn = (column: string) =>
      isOfId.has(column) || isOfLine.has(column)
        ? { streetAddress: fixture.clean }
        : { parcelId: fixture.parcelId }
    for (const table of tables) {
      for (const column of shareOf(table.optional ?? [], id.length)) {
        const transport = withoutColumns(sample, namesOf(table, column))
        const changed = createAssessments({ transport })
        const matches = await search({ source: id, ...fixture.place, ...queriesOn(column) }, changed)
        expect(
          matches.records.map(({ propertyKey }) => propertyKey),
          column,
        ).toEqual([key])
        const record = await history(key, undefined, changed)
        expect(record.found, column).toBe(true)
        expect(record.caveats.join(' '), column).toContain('has no column today for')
        expect(JSON.stringify([matches, record]), column).not.toMatch(/undefined|NaN|Invalid/)
      }
    }
  })

  check(source, 'reports upstream_changed without a required column', async () => {
    for (const table of tables) {
      for (const column of table.columns) {
        if (shared(column)[0] !== table) continue
        const changed = createAssessments({ transport: withoutColumns(sample, namesOf(table, column)) })
        const isOfValues = table === source.values.table
        const problem = isOfValues
          ? await problemOf('getPropertyHistory', { propertyKey: await appKey() }, changed)
          : await problemOf(
              'searchProperties',
              { source: id, ...fixture.place, parcelId: fixture.parcelId },
              changed,
            )
        expect(problem.code, column).toBe('upstream_changed')
        expect(problem.message).toContain(source.officialPage)
      }
    }
  })

  check(
    source,
    'returns the same answer for columns under their other names',
    async () => {
      const plain = await answerOf(engine)
      for (const table of tables) {
        for (const [column, [other = '']] of Object.entries(table.spellings ?? {})) {
          if (asksFor(table, other)) continue
          const [now, then] = (await isServed(sample, table, column)) ? [column, other] : [other, column]
          const transport = withColumnRenamed(sample, now, then)
          expect(await answerOf(createAssessments({ transport })), column).toEqual(plain)
        }
      }
    },
    tables.some(({ spellings }) => spellings !== undefined),
  )

  async function answerOf(engine: AssessmentsSample) {
    const { records } = await search({ source: id, ...fixture.place, streetAddress: fixture.clean }, engine)
    const { property, assessments } = await history(keyOf(records.find(isHouse)), undefined, engine)
    return { property, assessments }
  }

  check(source, 'the declaration names existing hosts and columns, and no withheld column', () => {
    const simulated = Object.keys({ ...assessmentSimulators, ...simulators })
    for (const host of sampleHostsOf(source)) expect(simulated).toContain(host)
    for (const table of tablesOf(source)) {
      const columns = [...table.columns, ...optionalOf(table)]
      expect(new Set(columns).size).toBe(columns.length)
      const names = [...columns, ...Object.values(table.spellings ?? {}).flat()]
      expect(names.filter((column) => source.withheld.includes(column))).toEqual([])
      for (const column of Object.keys(table.spellings ?? {})) expect(columns).toContain(column)
      for (const column of source.key) expect(table.columns).toContain(column)
      expect(table.setting).toMatch(/^[A-Z_]+_URL$/)
    }
    const allColumns = new Set(tablesOf(source).flatMap((table) => [...table.columns, ...optionalOf(table)]))
    for (const column of columnsRead(source)) expect([...allColumns]).toContain(column)
  })
}

function contrary(sample: Transport): Transport {
  const plain = withoutTransferFlag(withoutDistance(sample))
  return async (request) => {
    const response = await plain(request)
    if (!response.headers.get('content-type')?.includes('json')) return response
    const body = await response.json()
    if (Array.isArray(body)) body.reverse()
    if (Array.isArray(body.features)) body.features.reverse()
    return Response.json(body, { headers: response.headers })
  }
}

function fixtureFor(id: string): SourceFixture {
  const fixture = fixtures.find((each) => each.source === id)
  if (!fixture) throw new Error(`${id} has no fixture`)
  return fixture
}

const sampleHostsOf = (source: AssessmentRecipe) => [
  ...hostsOf(source),
  ...tablesOf(source).flatMap(({ url, sampleUrl }) =>
    url === null && sampleUrl ? [new URL(sampleUrl).hostname] : [],
  ),
]

const squash = (id: string) => id.replace(/\s+/g, ' ').trim()
const asksFor = (table: RecipeTable, column: string) =>
  [...table.columns, ...optionalOf(table)].some((each) => each.toLowerCase() === column.toLowerCase())
const optionalOf = ({ optional = [], ifThere = [] }: RecipeTable) => [...optional, ...ifThere]

async function keyOfHouse(
  { source, place, parcelId }: SourceFixture,
  engine: AssessmentsSample,
): Promise<string> {
  const { records } = await search({ source, ...place, parcelId }, engine)
  return keyOf(records.find((record) => record.parcelId === squash(parcelId)))
}

function faulty(
  sample: Transport,
  source: AssessmentRecipe,
  { place, parcelId }: SourceFixture,
  fault: SimulatedFault,
) {
  const faults = createFaults()
  for (const host of sampleHostsOf(source)) faults.set(host, fault)
  const engine = createAssessments({ transport: faults.wrap(sample) })
  return problemOf('searchProperties', { source: source.id, ...place, parcelId }, engine)
}

async function recorded(sample: Transport, { source, place, clean, parcelId }: SourceFixture) {
  const requests: string[] = []
  const answered: string[] = []
  const engine = createAssessments({
    transport: async (request) => {
      requests.push(decodeURIComponent(request.url), decodeURIComponent(await request.clone().text()))
      const answer = await sample(request)
      answered.push(await answer.clone().text())
      return answer
    },
  })
  await search({ source, ...place, streetAddress: clean }, engine)
  const { records } = await search({ source, ...place, parcelId }, engine)
  await history(keyOf(records[0]), undefined, engine)
  return { requests: requests.join('\n'), answered: answered.join('\n') }
}

async function isServed(sample: Transport, table: RecipeTable, column: string): Promise<boolean> {
  return (await everything(sample, table)).includes(`"${column}"`)
}

async function everything(sample: Transport, table: RecipeTable): Promise<string> {
  const some = table.dialect === 'arcgis' && table.unpaged ? '' : '&resultRecordCount=1'
  const query = table.dialect === 'arcgis' ? `/query?where=1=1&outFields=*${some}&f=json` : '?$limit=1'
  return (await sample(new Request(`${table.url ?? table.sampleUrl}${query}`))).text()
}
