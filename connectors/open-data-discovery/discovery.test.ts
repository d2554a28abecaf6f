import { describe, expect, it } from 'vitest'
import { listPortals } from './list-portals'
import { permits, streets } from './testing/portal-datasets'
import { createDiscovery } from './testing/portal-engine'

const { search, describe: schema } = createDiscovery()

describe('searchDatasets', () => {
  it('states the kind of each dataset and whether it can be queried', async () => {
    const { datasets } = await search({ q: 'permits inkwell', portal: permits.portal })
    expect(
      Object.fromEntries(datasets.map(({ datasetId, kind, queryable }) => [datasetId, [kind, queryable]])),
    ).toEqual({
      'perm-0001': ['table', true],
      'clsd-0003': ['table', true],
      'mapp-0004': ['map', false],
      'href-0005': ['link', false],
      'file-0006': ['file', false],
      'view-0007': ['view', true],
    })
  })

  it('returns a dataset as clean text with its license, age, columns and page', async () => {
    const { datasets, scan } = await search({ q: 'permits', portal: permits.portal, limit: 1 })
    expect(datasets).toEqual([
      {
        ...permits,
        name: 'Permits of Inkwell',
        description: 'One row for each permit. Write to [redacted email]',
        publisher: 'Town of Inkwell',
        category: 'Buildings',
        kind: 'table',
        queryable: true,
        licence: 'Public Domain Dedication',
        updatedAt: '2026-11-20T06:00:00.000Z',
        columns: 10,
        page: 'https://data.inkwell.example/d/perm-0001',
        flags: [{ column: 'description', found: expect.arrayContaining(['markup', 'email-redacted']) }],
      },
    ])
    expect(scan.redacted).toEqual({ email: 1 })
  })

  it('reports how many datasets match over all portals', async () => {
    const answer = await search({ q: 'permits', limit: 2 })
    expect(answer).toMatchObject({ returned: 2, matched: 8, truncated: true })
    expect((await search({ q: 'permits' })).datasets.map(({ portal }) => portal)).toContain(
      'data.seattle.gov',
    )
    expect(await search({ q: 'castle' })).toMatchObject({ returned: 0, matched: 0, truncated: false })
  })

  it('omits contacts and account owners', async () => {
    expect(JSON.stringify(await search({ q: 'permits', limit: 100 }))).not.toMatch(
      /tabitha|quil-l0wn|contact/i,
    )
  })

  it('sends no parameter that the catalog would treat as a filter', async () => {
    const { search: find, urls } = createDiscovery()
    await find({ q: 'a & b = "c" portal=x', portal: permits.portal })
    const names = urls.flatMap((url) => [...new URL(url).searchParams.keys()])
    expect(new Set(names)).toEqual(new Set(['q', 'domains', 'only', 'limit']))
  })

  it.each([
    [{ q: '' }, 'q'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ q: '–' }, 'q'],
    [{ q: 'a\u0000' }, 'q'],
    [{ q: 'a', limit: 101 }, 'limit'],
    [{ q: 'a', offset: 1 }, 'offset'],
  ])('refuses the query %j', async (params, path) => {
    const { problem, urls } = createDiscovery()
    expect(await problem('searchDatasets', params)).toMatchObject({
      code: 'invalid_params',
      paths: expect.arrayContaining([path]),
    })
    expect(urls).toEqual([])
  })

  it('reports a catalog that refuses a query, is missing, has changed or returns a web page', async () => {
    const answers = [
      [Response.json({ error: 'bad' }, { status: 400 }), 'upstream_rejected'],
      [Response.json({ error: 'gone' }, { status: 404 }), 'upstream_changed'],
      [Response.json({ hits: [] }), 'upstream_changed'],
      [new Response('<html>'), 'upstream_unavailable'],
    ] as const
    for (const [answer, code] of answers) {
      const { problem } = createDiscovery({ transport: async () => answer.clone() })
      expect(await problem('searchDatasets', { q: 'a' })).toMatchObject({ code })
    }
  })

  it('omits entries without a host or an id', async () => {
    const odd = (domain: string, id: string) => ({ resource: { id, type: 'dataset' }, metadata: { domain } })
    const results = [
      odd('127.0.0.1', 'aaaa-1111'),
      odd('a.example/x', 'aaaa-1111'),
      odd('a.example', '../admin'),
    ]
    const { search: find } = createDiscovery({
      transport: async () => Response.json({ results, resultSetSize: 3 }),
    })
    expect((await find({ q: 'a' })).datasets).toEqual([])
  })
})

describe('getDatasetSchema', () => {
  it('lists columns with their operators, and names the withheld columns', async () => {
    const { columns, withheldFields, systemFields } = await schema(permits)
    expect(columns.map(({ field, holds }) => `${field} ${holds}`)).toEqual([
      'permit_no text',
      'status text',
      'cost number',
      'issued moment',
      'is_new yes-no',
      'units number',
      'place other',
      'page other',
      'work text',
    ])
    expect(columns[0]).toMatchObject({ title: 'Permit Number', description: 'As on the permit.' })
    expect(columns[0]?.operators).toContain('contains')
    expect(columns[2]?.operators).not.toContain('contains')
    expect(withheldFields).toEqual(['owner_name'])
    expect(systemFields).toContain(':id')
  })

  it('returns the published license, or reports its absence', async () => {
    expect(await schema(permits)).toMatchObject({
      licence: { name: 'Public Domain Dedication', id: 'PDDL', terms: 'https://terms.example/pddl' },
      source: { publisher: 'Town of Inkwell', updatedAt: '2026-11-20T06:00:00.000Z' },
      verifiedBy: 'catalog',
    })
    const bare = await schema({ ...permits, datasetId: streets.id })
    expect(bare).toMatchObject({
      licence: { name: 'Not stated', id: null },
      source: { publisher: permits.portal },
    })
    expect(bare.caveats.join(' ')).toContain('names no license')
  })

  it('reports an entry that is not a table', async () => {
    expect(await schema({ ...permits, datasetId: 'mapp-0004' })).toMatchObject({
      kind: 'map',
      queryable: false,
      columns: [],
    })
  })

  it('omits frequent values, computed regions and account owners', async () => {
    expect(JSON.stringify(await schema(permits))).not.toMatch(/Oswald|computed_region|Tabitha/i)
  })

  it('accepts an id in capitals', async () => {
    expect(await schema({ ...permits, datasetId: 'PERM-0001' })).toMatchObject(permits)
  })

  it.each(['perm0001', 'perm-00011', '../x-aaaa', 'perm-00é1'])('refuses the id %j', async (datasetId) => {
    const { problem, urls } = createDiscovery()
    expect(await problem('getDatasetSchema', { ...permits, datasetId })).toMatchObject({
      paths: ['datasetId'],
    })
    expect(urls).toEqual([])
  })
})

it('lists the portals of the catalog under the hosts that serve them', async () => {
  const { portals } = await listPortalsOf()
  expect(portals).toContainEqual({
    portal: 'data.seattle.gov',
    cataloguedAs: 'cos-data.seattle.gov',
    entries: 1,
  })
  expect(portals.map(({ portal }) => portal)).not.toContain('data.unlisted.example')
})

const listPortalsOf = async () => listPortals.result.parse(await createDiscovery().call('listPortals', {}))
