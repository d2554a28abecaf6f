import { describe, expect } from 'vitest'
import { all, columnsIn } from '@/lib/conditions/condition'
import type { Transport } from '@/lib/connector/upstream/transport'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { shareOf } from '@/lib/testing/long-run'
import { conditionOf } from '../buildings/ask-feed'
import { cityOf } from '../buildings/city-list'
import type { BuildingFeed } from '../buildings/feed'
import { readPhrase } from '../buildings/read-phrase'
import { columnsOf } from '../buildings/read-record'
import { hosts } from '../hosts'
import { isWithheld } from '../portals/column-kind'
import { queryMunicipalBuildingOperations } from '../query-municipal-building-operations'
import { check } from './cases'
import { type BuildingFeedSearchParams, createFeeds, problemOf, sample, search } from './feed-engine'
import { datasetOf, houseOf, parcelOf, rowsOf, spellOut } from './feed-house'

export function testFeeds(feeds: readonly BuildingFeed[]): void {
  describe.each(feeds.map((feed) => [feed.id, feed] as const))('%s', (_id, feed) => testFeed(feed))
}

function testFeed(feed: BuildingFeed): void {
  const { market } = feed
  const city = cityOf(market)
  const house = houseOf(feed)
  const shared = createFeeds()
  const ask = async (
    propertySearch: string,
    params: Partial<BuildingFeedSearchParams> = {},
    engine = shared,
  ) => {
    const answer = await search({ market, propertySearch, ...params }, engine)
    const own = answer.feeds[feed.id]
    if (!own) throw new Error(`${feed.id} is missing from the answer`)
    return { ...answer, own }
  }
  const idsOf = (records: readonly { sourceRowId: string | null }[]) =>
    records.map((each) => each.sourceRowId)

  check(feed, 'returns all rows of a house for its postal address', async () => {
    const { own, propertySearch } = await ask(house.line, { limit: 200 })
    expect(own).toMatchObject({ state: 'answered', returned: house.rows, truncated: false })
    expect(propertySearch.understoodAs).toContain(house.line.split(' ')[0])
    expect(own.source.updatedAt).toMatch(/^2026-/)
  })

  check(feed, 'returns the same rows for an address with extra spaces and other spellings', async () => {
    const [clean, sloppy] = await Promise.all([
      ask(house.line, { limit: 200 }),
      ask(`  ${spellOut(house.line)} , ${city.name},  ${city.state.toLowerCase()} 90247`, { limit: 200 }),
    ])
    expect(idsOf(sloppy.own.records)).toEqual(idsOf(clean.own.records))
  })

  check(
    feed,
    'answers with a caveat without an optional column, and fails without a required one',
    async () => {
      const dataset = datasetOf(feed)
      const without = async (column: string) => {
        const columns = dataset.columns.filter(({ name }) => name !== column)
        const drifted = simulateSocrata([{ ...dataset, columns }])
        const engine = createFeeds((request) =>
          new URL(request.url).pathname.includes(dataset.id) ? drifted(request) : sample(request),
        )
        return ask(house.line, { limit: 200 }, engine).catch(() => undefined)
      }
      const whole = await ask(house.line, { limit: 200 })
      const needed = [feed.rowId, feed.newestFirst, feed.address].flat()
      const conditionColumns = columnsIn(conditionOf(feed, readPhrase(city, house.line).phrase) ?? all())
      const own = columnsOf(feed).filter((each) => !each.startsWith(':'))
      for (const column of shareOf(own, feed.id.length)) {
        const answer = await without(column)
        if (needed.includes(column) || conditionColumns.includes(column)) {
          expect([column, answer?.own.problem?.code ?? 'upstream_changed']).toEqual([
            column,
            'upstream_changed',
          ])
          continue
        }
        expect([column, answer?.own.state, idsOf(answer?.own.records ?? [])]).toEqual([
          column,
          'answered',
          idsOf(whole.own.records),
        ])
        expect(answer?.caveats.join(' ')).toContain(`${feed.title} no longer has the column ${column}:`)
      }
    },
  )

  // A query for one street number also matches that number in streets with a similar name.
  check(feed, 'returns none of the rows of a house for similar addresses', async () => {
    const mine = idsOf((await ask(house.line, { limit: 200 })).own.records)
    const others = [
      house.line.replace(/^\d+/, (number) => `${Number(number) + 1}`),
      house.line.replace(/^\d+/, (number) => `1${number}`),
      house.line.replace(/\S+$/, 'Xing'),
      house.line.replace(/^(\d+)(?: [NSEW])?(?= )/, '$1 NW'),
    ]
    for (const other of others) {
      const { own } = await ask(other, { limit: 200 })
      expect(own.state).toBe('answered')
      expect(
        idsOf(own.records).filter((id) => mine.includes(id)),
        other,
      ).toEqual([])
    }
  })

  check(feed, 'returns no rows for an unknown address', async () => {
    const { own } = await ask('99999 Nowhere At All Blvd')
    expect(own).toMatchObject({ state: 'answered', returned: 0, records: [], nextOffset: null })
  })

  const parcel = parcelOf(feed)
  check(
    feed,
    'returns the rows of a parcel number',
    async () => {
      const { own } = await ask(parcel?.typed ?? '', { limit: 200 })
      expect(own).toMatchObject({ state: 'answered', returned: parcel?.rows })
    },
    parcel !== undefined,
  )

  check(
    feed,
    'reports not_supported for a parcel number if the feed has none',
    async () => {
      const { own } = await ask(city.parcel?.example ?? '')
      expect(own).toMatchObject({ state: 'cannot_search', returned: 0, problem: { code: 'not_supported' } })
    },
    parcel === undefined && city.parcel !== undefined,
  )

  check(feed, 'returns rows that contain a word, with the caveat that the query names no house', async () => {
    const { own, caveats } = await ask(house.word, { limit: 5 })
    expect(own.returned).toBeGreaterThan(0)
    for (const { number, address, description, type } of own.records) {
      expect([number, address, description, type].join(' ').toUpperCase()).toContain(house.word.toUpperCase())
    }
    expect(caveats.join(' ')).toContain('No house was named')
  })

  check(feed, 'returns the newest rows first', async () => {
    const event = Object.entries(feed.days).find(([, column]) => column === feed.newestFirst)?.[0] ?? ''
    const { own } = await ask(house.word, { limit: 60 })
    const days = own.records.map(({ dates }) => dates[event] ?? '')
    expect(days.filter(Boolean).length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted().reverse())
  })

  check(feed, 'returns each row once over all pages', async () => {
    const whole = idsOf((await ask(house.word, { limit: 9 })).own.records)
    const pages: (string | null)[] = []
    for (let offset: number | null = 0; offset !== null && pages.length < 9; ) {
      const { own } = await ask(house.word, { limit: 3, offset })
      pages.push(...idsOf(own.records))
      offset = own.nextOffset
    }
    expect(pages).toEqual(whole)
    expect(new Set(pages).size).toBe(9)
  })

  check(feed, 'returns no rows for an offset beyond the end', async () => {
    const { own } = await ask(house.line, { offset: 100_000 })
    expect(own).toMatchObject({ state: 'answered', returned: 0, nextOffset: null, truncated: false })
  })

  check(feed, 'sorts by day and then by row id, so that the order is total', async () => {
    for (const url of await urlsOf(feed, [house.line, house.word])) {
      expect(url).toContain(
        `$order=${feed.newestFirst} DESC${feed.emptyLast ? ' NULL LAST' : ''},${feed.rowId} ASC`,
      )
    }
  })

  check(feed, 'never requests a withheld column', async () => {
    for (const url of await urlsOf(feed, [house.line, house.word])) {
      expect(url).not.toMatch(/\*|\$q=/)
      for (const column of withheldIn(feed)) expect(url).not.toContain(column)
    }
  })

  check(
    feed,
    'the table contains a column for each withheld pattern',
    () => {
      for (const pattern of feed.withheld) {
        expect(
          datasetOf(feed).columns.some(({ name }) => isWithheld(name, [pattern])),
          pattern,
        ).toBe(true)
      }
    },
    feed.withheld.length > 0,
  )

  check(feed, 'returns the findings of scanned texts, and no planted markup', async () => {
    const { own, scan } = await ask(house.word, { limit: 200 })
    const findings = own.records.flatMap(({ flags }) => flags.flatMap((flag) => flag.found))
    expect(scan.scanned).toBeGreaterThan(own.records.length)
    expect(findings.length > 0).toBe(feed.description.length > 0)
    expect(JSON.stringify(own.records)).not.toMatch(/<script|\u200b|\u202e|@inkwell\.example/)
  })

  check(feed, 'reports an outage of the feed while the other feeds answer', async () => {
    await failsAlone(feed, house.line, () => new Response('', { status: 503 }), 'upstream_unavailable')
  })

  check(feed, 'reports a missing column as upstream_changed', async () => {
    const gone = { message: 'No such column', errorCode: 'query.soql.no-such-column' }
    await failsAlone(feed, house.line, () => Response.json(gone, { status: 400 }), 'upstream_changed')
  })

  check(feed, 'reports a refusal as upstream_rejected', async () => {
    const closed = { message: 'You must be logged in to access this resource' }
    await failsAlone(feed, house.line, () => Response.json(closed, { status: 403 }), 'upstream_rejected')
  })

  check(feed, 'exports one table row for each record', async () => {
    const answer = await search({ market, propertySearch: house.line })
    const table = queryMunicipalBuildingOperations.table(answer)
    const counts = Object.values(answer.feeds).map(({ returned }) => returned)
    expect(table.rows).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
    const keys = table.columns.map(({ key }) => key)
    for (const { cells } of table.rows) expect(Object.keys(cells).toSorted()).toEqual(keys.toSorted())
    expect(table.rows.some(({ cells }) => cells.feed === feed.title)).toBe(true)
  })

  check(feed, 'the declaration names existing columns, and no withheld column', () => {
    const columns = columnsOf(feed)
    const served = [':id', ...datasetOf(feed).columns.map(({ name }) => name)]
    for (const column of [...columns, ...feed.byWords, feed.newestFirst]) expect(served).toContain(column)
    expect(columns.filter((column) => isWithheld(column, feed.withheld))).toEqual([])
    expect(columns).toContain(feed.newestFirst)
    expect(rowsOf(feed).length).toBeGreaterThan(100)
  })
}

const withheldIn = (feed: BuildingFeed) =>
  datasetOf(feed)
    .columns.map(({ name }) => name)
    .filter((name) => isWithheld(name, feed.withheld))

async function urlsOf(feed: BuildingFeed, phrases: readonly string[]): Promise<string[]> {
  const urls: string[] = []
  const engine = createFeeds(async (request) => {
    urls.push(decodeURIComponent(request.url))
    return sample(request)
  })
  for (const propertySearch of phrases) await search({ market: feed.market, propertySearch }, engine)
  for (const url of urls) expect(hosts).toContain(new URL(url).hostname)
  const own = urls.filter((url) => url.includes(feed.dataset))
  expect(own).toHaveLength(phrases.length)
  return own
}

async function failsAlone(feed: BuildingFeed, line: string, answer: () => Response, code: string) {
  const broken: Transport = async (request) =>
    request.url.includes(feed.dataset) ? answer() : sample(request)
  const engine = createFeeds(broken)
  const params = { market: feed.market, propertySearch: line }
  if (Object.keys((await search(params)).feeds).length === 1) {
    expect((await problemOf(params, engine)).code).toBe(code)
    return
  }
  const { feeds } = await search(params, engine)
  expect(feeds[feed.id]).toMatchObject({ state: 'failed', records: [], problem: { code } })
  const others = Object.entries(feeds).filter(([id]) => id !== feed.id)
  expect(others.map(([, { state }]) => state)).toEqual(others.map(() => 'answered'))
}
