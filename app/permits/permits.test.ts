import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timelineOf } from '@/app/_lib/building-timeline'
import { coverageOf, type Locality, type PermitCoverage } from '@/app/_lib/coverage/permit-coverage'
import { createApp } from '@/connectors/engine'
import { markets } from '@/connectors/open-data-discovery/buildings/feed'
import { constructionSources } from '@/connectors/open-data-discovery/construction/source-list'
import { readTypedPlace } from './at-place/find-place'
import { feedsOf } from './property/timeline'
import { rowKeys } from './source/source-rows'
import { nameQuestion, nameSource } from './source-labels'
import { type PermitSubject, type PermitsUrlParams, permitSubjects, permitsUrl, sorts } from './url'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })

async function listSources() {
  const answer = await engine.call('open-data-discovery', 'listNewConstructionPermitSources', {})
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.sources
}

async function askProperty() {
  const params = { market: 'los-angeles', propertySearch: '132 E Quillfeather Dr' } as const
  const answer = await engine.call('open-data-discovery', 'queryMunicipalBuildingOperations', params)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

describe('permitsUrl', () => {
  const words = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => {
    const plain = text.trim()
    return plain === text && plain !== '' && plain.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(plain)
  })
  const day = fc
    .date({ min: new Date('1995-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const urls: fc.Arbitrary<PermitsUrlParams> = fc.record(
    {
      q: words,
      source: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
      from: day,
      to: day,
      kind: words,
      offset: fc.nat(100_000),
      selected: words,
      market: fc.constantFrom(...markets),
      property: words,
      what: fc.constantFrom(...(Object.keys(permitSubjects) as PermitSubject[])),
      sort: fc.constantFrom(...sorts),
      reversed: fc.boolean(),
    },
    { requiredKeys: ['offset', 'reversed'] },
  )

  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const { url: parsed, dropped } = permitsUrl.parse(Object.fromEntries(permitsUrl.toQuery(url)))
        expect(dropped).toEqual([])
        expect(parsed).toEqual(expect.objectContaining(url))
      }),
      { numRuns: 100 },
    )
  })

  it('parses any URL without an error, and names the invalid parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { maxKeys: 8 }), (query) => {
        expect(() => permitsUrl.parse(query)).not.toThrow()
      }),
      { numRuns: 100 },
    )
    const { url, dropped } = permitsUrl.parse({
      q: 'Chicago',
      market: 'springfield',
      from: '2026-02-31',
      offset: '-1',
    })
    expect(dropped.toSorted()).toEqual(['from', 'market', 'offset'])
    expect(url.q).toBe('Chicago')
  })

  it('rejects a last day before the first', () => {
    expect(permitsUrl.parse({ from: '2026-09-02', to: '2026-09-01' }).errors.to).toBeDefined()
    expect(permitsUrl.parse({ from: '2026-09-01', to: '2026-09-01' }).errors.to).toBeUndefined()
  })
})

describe('sources that cover a place', () => {
  const idsOf = async (place: Locality, coverage: PermitCoverage = 'covers') =>
    (await listSources()).filter((source) => coverageOf(source, place) === coverage).map(({ id }) => id)

  it('a city has the sources of the city, the county and the state', async () => {
    expect(await idsOf({ state: 'IL', city: 'CHICAGO', county: 'Cook County' })).toEqual([
      'chicago-new-construction',
    ])
    expect(await idsOf({ state: 'NC', city: 'MATTHEWS', county: 'Mecklenburg County' })).toEqual([
      'charlotte-new-residential',
    ])
    expect(await idsOf({ state: 'CA', city: 'FRESNO', county: 'Fresno County' })).toEqual([
      'california-hcd-apr-new-residential',
    ])
    expect(await idsOf({ state: 'NY', city: 'BROOKLYN', county: 'Kings County' })).toEqual([
      'nyc-new-building-permits',
      'nyc-new-building-completions',
    ])
  })

  it('a city of the same name in another state has no source', async () => {
    expect(await idsOf({ state: 'ME', city: 'PORTLAND', county: 'Cumberland County' })).toEqual([])
    expect(await idsOf({ state: 'KS', city: 'KANSAS CITY', county: 'Wyandotte County' })).toEqual([])
  })

  it("a county's sources may cover a city whose county is unknown", async () => {
    expect(await idsOf({ state: 'WA', city: 'TACOMA' }, 'may-cover')).toEqual([
      'pierce-county-new-residential',
    ])
    expect(await idsOf({ state: 'WA', city: 'SPOKANE', county: 'Spokane County' }, 'may-cover')).toEqual([])
  })
})

describe('readTypedPlace', () => {
  const localities = [
    { city: 'Chicago', state: 'IL' },
    { city: 'Kansas City', state: 'MO' },
    { city: 'Springfield', state: 'IL' },
    { city: 'Springfield', state: 'MO' },
    { city: 'Marin County', state: 'CA', reach: 'county' as const },
    { city: 'New Jersey', state: 'NJ', reach: 'state' as const },
    { city: 'New York City', state: 'NY' },
  ]

  it.each([
    ['chicago', [{ city: 'Chicago', state: 'IL' }]],
    ['Chicago IL', [{ city: 'Chicago', state: 'IL' }]],
    ['Chicago, Illinois', [{ city: 'Chicago', state: 'IL' }]],
    ['Kansas City, Kansas', [{ city: 'Kansas City', state: 'KS' }]],
    ['Marin County', [{ county: 'Marin County', state: 'CA' }]],
    ['New Jersey', [{ state: 'NJ' }]],
    ['Brooklyn, NY', [{ city: 'New York City', state: 'NY' }]],
    ['Denver, CO', [{ city: 'Denver', state: 'CO' }]],
    ['nowhere at all', []],
  ])('parses the typed place %s', (text, places) => expect(readTypedPlace(text, localities)).toEqual(places))

  it('returns all places with an ambiguous name', () => {
    expect(readTypedPlace('Springfield', localities)).toHaveLength(2)
  })
})

it('every source has a unique name', async () => {
  const sources = await listSources()
  expect(new Set(sources.map(nameSource)).size).toBe(sources.length)
})

it('rows with equal numbers get distinct keys', () => {
  const row = (id: string | null) => ({ id }) as Parameters<typeof rowKeys>[0][number]
  const keys = rowKeys([row('2026-1 BP'), row('2026-1 BP'), row(null), row(null), row('<img>')])
  expect(new Set(keys).size).toBe(5)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9.-]+$/)
})

describe('timeline of a property', () => {
  it('the timeline contains every record of every feed once, newest first', async () => {
    const data = await askProperty()
    const entries = timelineOf(data)
    const counted = Object.values(data.feeds).reduce((sum, { returned }) => sum + returned, 0)
    expect(counted).toBeGreaterThan(1)
    expect(entries).toHaveLength(counted)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(counted)
    const days = entries.map(({ day }) => day ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('the timeline can be limited to one kind', async () => {
    const inspections = timelineOf(feedsOf(await askProperty(), 'inspections'))
    expect(inspections.length).toBeGreaterThan(0)
    expect(new Set(inspections.map(({ record }) => record.kind))).toEqual(new Set(['building-inspection']))
  })
})

describe('title of the permits page', () => {
  it.each(constructionSources.map(({ id }) => [id] as const))(
    'the title of a source contains its place instead of the id %s',
    (id) => {
      const name = nameQuestion({ ...permitsUrl.parse({}).url, source: id })
      expect(name).toMatch(/^[A-Z].*: [a-z ]+$/)
    },
  )

  it('the title of a page is the searched property or the city', () => {
    const nothing = permitsUrl.parse({}).url
    expect(nameQuestion(nothing)).toBeUndefined()
    expect(nameQuestion({ ...nothing, market: 'los-angeles' })).toBe('Los Angeles')
    expect(nameQuestion({ ...nothing, market: 'los-angeles', property: '1 Ink St' })).toBe('1 Ink St')
    expect(nameQuestion({ ...nothing, source: 'gone-by-now' })).toBe('New construction')
  })
})
