import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { cityOf } from './buildings/city-list'
import { markets } from './buildings/feed'
import { feeds } from './buildings/feed-list'
import { readPhrase } from './buildings/read-phrase'
import { queryMunicipalBuildingOperations } from './query-municipal-building-operations'
import { createFeeds, listCities, problemOf, sample, search } from './testing/feed-engine'

describe('queryMunicipalBuildingOperations', () => {
  it('lists for each city the feeds, their search terms and the missing kinds of record', async () => {
    const { count, markets: listed } = await listCities()
    expect(count).toBe(feeds.length)
    expect(listed.map(({ market }) => market).toSorted()).toEqual([...markets].toSorted())
    expect(listed.flatMap((city) => city.feeds).map(({ id }) => id)).toEqual(feeds.map(({ id }) => id))
    const sanFrancisco = listed.find(({ market }) => market === 'san-francisco')
    expect(sanFrancisco?.missing).toMatchObject([{ entity: 'building-inspection' }])
    expect(sanFrancisco?.feeds[0]?.searchBy).toEqual(['address', 'parcel', 'words'])
    expect(listed.find(({ market }) => market === 'seattle')).toMatchObject({
      parcelForm: null,
      feeds: [{ searchBy: ['address', 'words'], withheldFields: ['contractorcompanyname'] }, {}],
    })
    for (const city of listed) {
      const answered = new Set(city.feeds.map(({ entity }) => entity))
      expect(city.missing.map(({ entity }) => entity).filter((entity) => answered.has(entity))).toEqual([])
      expect(answered.size + city.missing.length).toBe(3)
    }
  })

  it('finds records in each feed of the city with the example query', async () => {
    const { feeds: answered } = await search(queryMunicipalBuildingOperations.example)
    expect(Object.values(answered).map(({ returned }) => returned > 0)).toEqual([true, true])
  })

  it('pages by row, and reports rows of other houses that a page omits', async () => {
    const cobblewick = { market: 'seattle', propertySearch: '176 Cobblewick', limit: 1 } as const
    const first = await search(cobblewick)
    const permits = first.feeds['seattle-building-permits']
    expect(permits).toMatchObject({ returned: 1, truncated: true, nextOffset: 1 })
    const nearby = await search({ ...cobblewick, propertySearch: '176 Cobblewick Xing' })
    expect(nearby.feeds['seattle-building-permits']).toMatchObject({
      returned: 0,
      truncated: true,
      nextOffset: 1,
    })
    expect(nearby.caveats.join(' ')).toContain(
      '1 of the rows on this page was of another house and is left out; more rows follow: 176 W COBBLEWICK BLVD',
    )
  })

  it('finds Chicago permits of a unit by the ten digits of its building, and no permit of another parcel', async () => {
    const lists: Record<string, string> = {
      building: '1234567001 | 1234567002',
      unit: '12-34-567-001-1004',
      neighbor: '12-34-567-001-1009',
      whole: '12345670010000',
      inside: '9123456700 | 1123456700',
    }
    const engine = createFeeds(async () =>
      Response.json(Object.entries(lists).map(([id, pin_list]) => ({ id, pin_list }))),
    )
    const idsOf = async (propertySearch: string) => {
      const { feeds: answered, caveats } = await search({ market: 'chicago', propertySearch }, engine)
      const records = answered['chicago-building-permits']?.records ?? []
      return { ids: records.map((each) => each.sourceRowId), caveats: caveats.join(' ') }
    }
    const unit = await idsOf('12-34-567-001-1004')
    expect(unit.ids).toEqual(['building', 'unit', 'whole'])
    expect(unit.caveats).toContain('of the whole building and not of this unit alone')
    const all = await idsOf('1234567001')
    expect(all.ids).toEqual(['building', 'unit', 'neighbor', 'whole'])
    expect(all.caveats).not.toContain('whole building')
  })

  it('matches an address with any unit, floor or suite, and lists the omitted rows of other houses', async () => {
    const ends = ['LEVEL 7', '7TH FLOOR', 'LVL 4,5', '1201,1302', 'L2-03', '#1201', 'SUITE B', 'G210', 'SFR']
    const lines = [
      ...ends.map((end) => `321 N INKWELL AVE ${end}`),
      '321 N INKWELL AVE CT',
      '323 N INKWELL AVE',
    ]
    const engine = createFeeds(async (request) =>
      Response.json(
        request.url.includes('pi9x-tg5x')
          ? lines.map((primary_address, index) => ({ permit_nbr: String(index), primary_address }))
          : [],
      ),
    )
    const params = { market: 'los-angeles', propertySearch: '321 N Inkwell Ave' } as const
    const { feeds: answered, caveats } = await search(params, engine)
    const records = answered['los-angeles-building-permits']?.records ?? []
    expect(records.map(({ address }) => address)).toEqual(lines.slice(0, ends.length))
    expect(caveats.join(' ')).toContain(
      '2 of the rows on this page were of other houses and are left out: 321 N INKWELL AVE CT | 323 N INKWELL AVE.',
    )
  })

  it('matches every unit, building and floor at an address in Austin', async () => {
    const ends = ['', ' UNIT 101', ' BLDG 2', ' BLDG 2 UNIT 101', ' FL 3', ' 2ND FLR', ' REAR']
    const lines = [...ends.map((end) => `321 W INKWELL ST${end}`), '321 W INKWELL ST', '3210 W INKWELL ST']
    const engine = createFeeds(async () =>
      Response.json(
        lines.map((original_address1, index) => ({
          permit_number: `2026-${index} BP`,
          original_address1,
        })),
      ),
    )
    const searchBuildings = async (propertySearch: string) => {
      const { feeds: answered } = await search({ market: 'austin', propertySearch }, engine)
      return answered['austin-building-permits']?.records.map(({ address }) => address)
    }
    expect(await searchBuildings('321 W Inkwell St')).toEqual(lines.slice(0, -1))
    expect(await searchBuildings('321 W Inkwell St Floor 3')).toEqual([
      ...['', ' FL 3', ''].map((end) => `321 W INKWELL ST${end}`),
    ])
  })

  it('lists a San Francisco permit once for each of its lots', async () => {
    const row = { permit_number: '202611010001', street_number: '321', street_name: 'Inkwell', unit: '4' }
    const rows = ['1', '2'].map((record_id) => ({ ...row, street_suffix: 'St', record_id }))
    const engine = createFeeds(async (request) =>
      Response.json(request.url.includes('i98e-djp9') ? rows : []),
    )
    const params = { market: 'san-francisco', propertySearch: '321 Inkwell St' } as const
    const { feeds: answered } = await search(params, engine)
    const records = answered['san-francisco-building-permits']?.records ?? []
    expect(records.map(({ number, sourceRowId }) => [number, sourceRowId])).toEqual([
      ['202611010001', '1'],
      ['202611010001', '2'],
    ])
  })

  it("sends the operator's token with every request", async () => {
    const tokens: (string | null)[] = []
    const engine = createFeeds(
      async (request) => {
        tokens.push(request.headers.get('x-app-token'))
        return sample(request)
      },
      { SOCRATA_APP_TOKEN: 'thimble' },
    )
    await search({ market: 'seattle', propertySearch: '100 W Quill St' }, engine)
    expect(tokens).toEqual(['thimble', 'thimble'])
  })

  it('fails if every feed of the city is down', async () => {
    const engine = createFeeds(async () => new Response('', { status: 503 }))
    const problem = await problemOf({ market: 'chicago', propertySearch: '121 N La Salle St' }, engine)
    expect(problem.code).toBe('upstream_unavailable')
  })

  it('finds a house even after several word searches have failed with HTTP 504', async () => {
    const engine = createFeeds(async (request) =>
      /thimble/i.test(request.url) ? new Response('', { status: 504 }) : sample(request),
    )
    for (let offset = 0; offset < 6; offset += 1) {
      const params = { market: 'seattle', propertySearch: 'thimble permits', offset }
      expect((await problemOf(params, engine)).message).toContain('error 504')
    }
    const { feeds: answered } = await search({ market: 'seattle', propertySearch: '100 W Quill St' }, engine)
    expect(Object.values(answered).map(({ state }) => state)).toEqual(['answered', 'answered'])
  })

  it('fails if the only searchable feed is down', async () => {
    const engine = createFeeds(async () => new Response('', { status: 503 }))
    const problem = await problemOf({ market: 'chicago', propertySearch: '17-09-447-004-0000' }, engine)
    expect(problem.code).toBe('upstream_unavailable')
  })

  it.each([
    [{ market: 'chicago', propertySearch: 'x' }, 'propertySearch'],
    [{ market: 'chicago', propertySearch: '121 N La\u0000Salle St' }, 'propertySearch'],
    [{ market: 'chicago', propertySearch: '841 W Gardena Blvd, Los Angeles, CA' }, 'propertySearch'],
    [{ market: 'boston', propertySearch: '121 N La Salle St' }, 'market'],
    [{ market: 'chicago', propertySearch: '121 N La Salle St', limit: 201 }, 'limit'],
    [{ market: 'chicago', propertySearch: '121 N La Salle St', offset: 100_001 }, 'offset'],
    [{ market: 'chicago', propertySearch: '121 N La Salle St', where: '1=1' }, 'where'],
  ])('refuses the query %j', async (params, path) => {
    expect(await problemOf(params)).toMatchObject({ code: 'invalid_params', paths: [path] })
  })

  it('returns 25 records of each feed by default', () => {
    const params = { market: 'chicago', propertySearch: '121 N La Salle St' }
    expect(queryMunicipalBuildingOperations.params.parse(params).limit).toBe(25)
  })

  it('redacts telephone numbers, but returns parcel numbers and planted instructions as text', async () => {
    const { feeds: answered, scan } = await search({
      market: 'los-angeles',
      propertySearch: 'call before inspection',
      limit: 200,
    })
    const records = Object.values(answered).flatMap((feed) => feed.records)
    expect(records.length).toBeGreaterThan(0)
    for (const { description, flags } of records) {
      expect(description).toContain('[redacted phone]')
      expect(flags).toEqual([{ column: 'description', found: ['phone-redacted'] }])
    }
    expect(scan.redacted).toEqual({ phone: records.length })
    const planted = await search({ market: 'chicago', propertySearch: 'free reader house' })
    const plantedRecords = Object.values(planted.feeds).flatMap((feed) => feed.records)
    expect(plantedRecords.length).toBeGreaterThan(0)
    for (const { description } of plantedRecords)
      expect(description).toMatch(/Ignore all previous instructions/)
    const one = await search({ market: 'austin', propertySearch: 'APN', limit: 1 })
    expect(one.feeds['austin-building-permits']?.records[0]?.description).toMatch(/APN \d{10}$/)
  })

  it('accepts every phrase that the parser reads', async () => {
    const engine = createFeeds()
    const awkward = fc.array(
      fc.constantFrom("'", '%', '_', '\\', '"', '(', ' OR ', '1=1', '12 ', 'Quill', ' St', '-', ',', '🏠'),
    )
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 2, maxLength: 40 }),
      awkward.map((parts) => parts.join('')),
    )
    const isReadable = (text: string) => {
      try {
        return readPhrase(cityOf('seattle'), text).understoodAs !== ''
      } catch {
        return false
      }
    }
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        fc.pre(text.length >= 2 && text.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(text) && isReadable(text))
        const answer = await search({ market: 'seattle', propertySearch: text, limit: 1 }, engine)
        expect(Object.values(answer.feeds).map(({ state }) => state)).toEqual(['answered', 'answered'])
      }),
      { numRuns: tries(25) },
    )
  })
})
