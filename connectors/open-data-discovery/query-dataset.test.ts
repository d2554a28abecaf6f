import { describe, expect, it } from 'vitest'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { queryDataset } from './query-dataset'
import { permits, portals, streets } from './testing/portal-datasets'
import { createDiscovery, sample, simulatorsOf } from './testing/portal-engine'

const { query, problem } = createDiscovery()
const numbers = async (params: Parameters<typeof query>[0]) =>
  (await query({ fields: ['permit_no'], ...params })).rows.map(({ permit_no }) => permit_no)
const refused = (params: object) => problem('queryDataset', { ...permits, ...params })

describe('queryDataset rows', () => {
  it('returns the portal’s column names and formats, and null for unpublished values', async () => {
    const { rows, columns, source } = await query({
      filters: [{ field: 'permit_no', operator: 'eq', value: 'B-1' }],
    })
    expect(rows).toEqual([
      {
        permit_no: 'B-1',
        status: 'Issued',
        cost: '1200.5',
        issued: '2026-10-01T00:00:00.000',
        is_new: true,
        units: '2',
        place: { type: 'Point', coordinates: [-87.6, 41.9] },
        page: { url: 'https://permits.example/1', description: 'Permit' },
        work: 'Porch at the back. Call [redacted phone] or write to [redacted email]',
      },
    ])
    expect(columns[0]).toEqual({ field: 'permit_no', title: 'Permit Number', type: 'text' })
    expect(source).toMatchObject({ host: permits.portal, updatedAt: '2026-11-20T06:00:00.000Z' })
    expect(
      await query({ fields: ['cost'], filters: [{ field: 'cost', operator: 'eq', value: null }] }),
    ).toMatchObject({
      rows: [{ cost: null }],
    })
  })

  it('flags markup in rows and preserves parcel numbers', async () => {
    const { rows, flags, scan } = await query({
      filters: [{ field: 'status', operator: 'eq', value: 'In Review' }],
    })
    expect(rows[0]?.work).toContain('6120018008')
    expect(rows[0]?.work).not.toContain('<script')
    expect(flags).toContainEqual({
      row: 0,
      column: 'work',
      found: expect.arrayContaining(['markup']),
    })
    expect(scan.flagged.markup).toBe(1)
  })

  it('neither requests nor returns a withheld column', async () => {
    const { query: ask, urls } = createDiscovery()
    const answer = await ask({ fullText: 'thimble' })
    expect(answer).toMatchObject({ returned: 0, withheldFields: ['owner_name'] })
    expect(JSON.stringify((await ask()).rows)).not.toMatch(/THIMBLE|QUILL|owner/)
    expect(urls.join(' ')).not.toMatch(/owner_name|\$q=|\*/)
  })

  it('returns rows page by page', async () => {
    const page = { fields: [':id', 'permit_no'], limit: 2 }
    const first = await query(page)
    expect(first).toMatchObject({ returned: 2, truncated: true, nextOffset: 2 })
    const second = await query({ ...page, offset: 2 })
    expect(second).toMatchObject({ returned: 1, truncated: false, nextOffset: null })
    expect(new Set([...first.rows, ...second.rows].map((row) => row[':id'])).size).toBe(3)
    expect(await query({ ...page, offset: 100_000 })).toMatchObject({
      rows: [],
      returned: 0,
      truncated: false,
    })
  })

  it('sorts rows as requested, then by row id', async () => {
    expect(await numbers({ orderBy: { field: 'units', direction: 'asc' } })).toEqual(["B'2", 'B-3', 'B-1'])
    expect(await numbers({ orderBy: { field: 'units', direction: 'desc' } })).toEqual(['B-1', 'B-3', "B'2"])
    const { query: ask, urls } = createDiscovery()
    await ask({ orderBy: { field: 'status' } })
    await ask({ orderBy: { field: ':id', direction: 'desc' } })
    const orders = urls.map((url) => new URL(url).searchParams.get('$order')).filter(Boolean)
    expect(orders).toEqual(['status ASC,:id ASC', ':id DESC'])
    const { caveats } = await query({ orderBy: { field: 'cost', direction: 'desc' } })
    expect(caveats.join(' ')).toContain('Rows with nothing in cost come first')
  })

  it('exports rows as a table with plain cells', async () => {
    const answer = await query()
    const table = queryDataset.table(answer)
    expect(table.columns.find(({ key }) => key === 'issued')).toMatchObject({ type: 'date' })
    const row = table.rows.find(({ cells }) => cells.permit_no === 'B-1')
    expect(row?.cells).toMatchObject({ 'place.latitude': 41.9, 'place.longitude': -87.6 })
    expect(row?.geometry).toEqual({ type: 'Point', coordinates: [-87.6, 41.9] })
    expect(table.notes.join(' ')).toContain('owner_name')
  })
})

describe('queryDataset filters', () => {
  it.each([
    ['eq', 'permit_no', "B'2", ["B'2"]],
    ['neq', 'permit_no', "B'2", ['B-1', 'B-3']],
    ['contains', 'work', '100% ROOF_', ['B-3']],
    ['contains', 'work', '%', ['B-3']],
    ['startsWith', 'status', 'in r', ["B'2"]],
    ['gt', 'cost', 90, ['B-1']],
    ['gte', 'cost', '90.0', ['B-1', 'B-3']],
    ['lt', 'units', 1, ["B'2"]],
    ['lte', 'units', 1, ["B'2", 'B-3']],
    ['eq', 'cost', null, ["B'2"]],
    ['neq', 'place', null, ['B-1']],
    ['eq', 'is_new', true, ['B-1']],
    ['neq', 'is_new', true, ["B'2", 'B-3']],
    ['gte', 'issued', '2025-02-01', ['B-1']],
    ['eq', 'issued', '2025-01-31T09:30:00', ['B-3']],
    ['gt', ':updated_at', '2026-11-20', ['B-1', "B'2", 'B-3']],
    ['lt', ':updated_at', '2026-11-20T06:00:00Z', []],
  ] as const)(
    'applies the operator %s to the column %s with the value %j',
    async (operator, field, value, expected) => {
      expect((await numbers({ filters: [{ field, operator, value }] })).sort()).toEqual([...expected].sort())
    },
  )

  it('combines several filters', async () => {
    const filters = [
      { field: 'is_new', operator: 'eq' as const, value: false },
      { field: 'units', operator: 'gte' as const, value: 1 },
    ]
    expect(await numbers({ filters })).toEqual(['B-3'])
  })

  it.each([
    ['contains', 'cost', '9', 'operator'],
    ['startsWith', 'issued', '2026', 'operator'],
    ['gt', 'is_new', true, 'operator'],
    ['gt', 'place', 1, 'operator'],
    ['lt', 'cost', null, 'operator'],
    ['contains', 'work', null, 'operator'],
    ['eq', 'place', 'POINT (0 0)', 'value'],
    ['eq', 'page', 'https://permits.example/1', 'value'],
    ['eq', 'cost', 'cheap', 'value'],
    ['eq', 'cost', true, 'value'],
    ['eq', 'cost', '1 OR 1=1', 'value'],
    ['eq', 'cost', '0x10', 'value'],
    ['eq', 'cost', '', 'value'],
    ['gt', 'cost', 1e20, 'value'],
    ['eq', 'permit_no', 7, 'value'],
    ['eq', 'permit_no', 'a\u0007', 'value'],
    ['eq', 'permit_no', 'a\ud800', 'value'],
    ['contains', 'work', ' ', 'value'],
    ['eq', 'is_new', 'true', 'value'],
    ['eq', 'issued', '2026-02-30', 'value'],
    ['eq', 'issued', '10/31/2026', 'value'],
    ['eq', 'issued', '2026-10-31T24:00:00', 'value'],
    ['eq', 'issued', '2026-10-31T09:30:00Z', 'value'],
    ['eq', 'issued', 20261031, 'value'],
    ['eq', 'owner_name', 'OSWALD THIMBLE', 'field'],
    ['eq', 'nothing', 'x', 'field'],
    ['eq', 'STATUS', 'x', 'field'],
    ['eq', 'constructor', 'x', 'field'],
  ])(
    'refuses the operator %s on %s with the value %j, and names the path of the error',
    async (operator, field, value, part) => {
      const fine = { field: 'status', operator: 'eq', value: 'Issued' }
      const failure = await refused({ filters: [fine, fine, { field, operator, value }] })
      expect(failure).toMatchObject({ code: 'invalid_params', paths: [`filters.2.${part}`] })
    },
  )

  it('refuses filters that are too long for a URL', async () => {
    const filters = (count: number) =>
      Array.from({ length: count }, () => ({
        field: 'status',
        operator: 'neq' as const,
        value: '樓'.repeat(500),
      }))
    expect(await refused({ filters: filters(10) })).toMatchObject({
      code: 'invalid_params',
      paths: ['filters'],
    })
    expect((await query({ filters: filters(1) })).returned).toBe(3)
  })

  it('sends no query after an invalid filter', async () => {
    const { problem: ask, urls } = createDiscovery()
    await ask('queryDataset', { ...permits, filters: [{ field: 'owner_name', operator: 'eq', value: 'x' }] })
    expect(urls.filter((url) => url.includes('/resource/'))).toEqual([])
  })
})

describe('queryDataset parameters', () => {
  it.each([
    [{ fields: ['permit_no', 'owner_name'] }, 'fields.1'],
    [{ fields: ['nothing'] }, 'fields.0'],
    [{ fields: ['permit_no) from x'] }, 'fields.0'],
    [{ fields: ['*'] }, 'fields.0'],
    [{ fields: [] }, 'fields'],
    [{ fields: Array.from({ length: 101 }, () => 'status') }, 'fields'],
    [{ orderBy: { field: 'owner_name' } }, 'orderBy.field'],
    [{ orderBy: { field: 'place' } }, 'orderBy.field'],
    [{ orderBy: { field: 'status', direction: 'up' } }, 'orderBy.direction'],
    [{ orderBy: { field: 'status DESC' } }, 'orderBy.field'],
    [{ filters: [{ field: 'status', operator: 'like', value: 'x' }] }, 'filters.0.operator'],
    [{ filters: [{ field: 'status', operator: 'eq', value: 'x'.repeat(501) }] }, 'filters.0.value'],
    [{ filters: [{ field: 'status', operator: 'eq', value: ['x'] }] }, 'filters.0.value'],
    [{ filters: [{ field: 'status', operator: 'eq', value: 'x', or: 1 }] }, 'filters.0.or'],
    [
      { filters: Array.from({ length: 11 }, () => ({ field: 'status', operator: 'eq', value: 'x' })) },
      'filters',
    ],
    [{ limit: 1001 }, 'limit'],
    [{ offset: 100_001 }, 'offset'],
    [{ fullText: '!' }, 'fullText'],
    [{ where: '1=1' }, 'where'],
    [{ $query: 'select *' }, '$query'],
  ])('refuses the query %j, and names the path of the error', async (params, path) => {
    expect(await refused(params)).toMatchObject({ code: 'invalid_params', paths: [path] })
  })

  it('names each invalid parameter and suggests the spelling of a field', async () => {
    const failure = await refused({ fields: ['nothing', 'owner_name'], orderBy: { field: 'Status' } })
    expect(failure.paths).toEqual(['fields.0', 'fields.1', 'orderBy.field'])
    expect((await refused({ orderBy: { field: 'Status' } })).message).toContain('it is written status')
  })

  it('refuses a query that selects only personal columns', async () => {
    const people = { ...streets, columns: [{ name: 'owner_name', type: 'text' as const }] }
    const simulated = [{ host: permits.portal, datasets: [people] }]
    const { problem: ask, urls } = createDiscovery({ transport: sampleTransport(simulatorsOf(simulated)) })
    const failure = await ask('queryDataset', { ...permits, datasetId: streets.id })
    expect(failure).toMatchObject({ code: 'not_supported', paths: ['datasetId'] })
    expect(urls.filter((url) => url.includes('/resource/'))).toEqual([])
  })

  it('refuses an entry that has no rows, and names the kind of that entry', async () => {
    const failure = await refused({ datasetId: 'file-0006' })
    expect(failure).toMatchObject({ code: 'not_supported', paths: ['datasetId'] })
    expect(failure.message).toContain('is a file')
    expect(await query({ datasetId: 'view-0007' })).toMatchObject({ returned: 3 })
  })

  it('reports that the publisher has closed a dataset to the public', async () => {
    expect(await refused({ datasetId: 'clsd-0003' })).toMatchObject({
      code: 'upstream_rejected',
      message: expect.stringContaining('closed'),
    })
  })
})

describe('queryDataset word search', () => {
  it('sends search words to the portal’s own search if no column is withheld', async () => {
    const { query: ask, urls } = createDiscovery()
    const answer = await ask({ datasetId: streets.id, fullText: 'inkwell & ave', fields: ['StreetName'] })
    expect(answer.rows).toEqual([{ StreetName: 'Inkwell Ave' }])
    expect(urls.at(-1)).toContain('$q=inkwell%20%26%20ave')
  })

  it('matches search words column by column if a column is withheld', async () => {
    expect(await numbers({ fields: ['permit_no', 'work'], fullText: 'ROOF_WORK 100%' })).toEqual(['B-3'])
    expect(await numbers({ fields: ['permit_no', 'status'], fullText: 'roof' })).toEqual([])
    expect((await query({ fullText: 'roof' })).caveats.join(' ')).toContain('not in withheld ones')
    expect(await refused({ fields: ['cost'], fullText: 'roof' })).toMatchObject({ paths: ['fullText'] })
  })

  it('refuses search words that are too long for a query', async () => {
    const fullText = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')
    expect(await refused({ fullText })).toMatchObject({ code: 'invalid_params', paths: ['fullText'] })
  })
})

describe('queryDataset at the portal', () => {
  const [inkwell] = portals
  const withHabits = (habits: Parameters<typeof simulateSocrata>[1]) => {
    const simulate = simulateSocrata(inkwell?.datasets ?? [], habits)
    return createDiscovery({
      transport: (request) =>
        new URL(request.url).hostname === permits.portal ? simulate(request) : sample(request),
      settings: { SOCRATA_APP_TOKEN: 'token-of-a-test' },
    })
  }

  it('quotes column names that contain capitals or are keywords', async () => {
    const answer = await query({
      datasetId: streets.id,
      fields: ['order', 'StreetName'],
      filters: [{ field: 'order', operator: 'gt', value: 1 }],
      orderBy: { field: 'order', direction: 'desc' },
    })
    expect(answer.rows).toEqual([
      { order: '3', StreetName: 'Quill St' },
      { order: '2', StreetName: 'Inkwell Ave' },
    ])
  })

  it('repeats a query after the portal responds "still preparing"', async () => {
    expect((await withHabits({ preparesFirst: true }).query()).returned).toBe(3)
  })

  it('repeats a word search after the portal responds "still preparing"', async () => {
    expect((await withHabits({ preparesFirst: true }).query({ fullText: 'roof' })).returned).toBe(1)
  })

  it.each<object>([
    { fullText: 'roof' },
    { filters: [{ field: 'work', operator: 'contains', value: 'roof' }] },
    { filters: Array.from({ length: 4 }, () => ({ field: 'units', operator: 'gt', value: 1 })) },
    { orderBy: { field: 'units' } },
  ])('keeps sending other queries while the portal fails for %j', async (heavy) => {
    const { problem: ask, query: easy } = createDiscovery({
      transport: async (request) =>
        /roof|units%20(?:ASC|%3E)/i.test(request.url) ? new Response('', { status: 504 }) : sample(request),
    })
    for (let offset = 0; offset < 6; offset += 1) {
      expect(await ask('queryDataset', { ...permits, ...heavy, offset })).toMatchObject({
        message: expect.stringContaining('error 504'),
      })
    }
    expect((await easy()).returned).toBe(3)
  })

  it('sends the token, and dollar signs without encoding', async () => {
    expect((await withHabits({ wantsToken: true, refusesEncodedDollar: true }).query()).returned).toBe(3)
    const withoutToken = createDiscovery({
      transport: (request) =>
        new URL(request.url).hostname === permits.portal
          ? simulateSocrata(inkwell?.datasets ?? [], { wantsToken: true })(request)
          : sample(request),
    })
    expect(await withoutToken.problem('queryDataset', permits)).toMatchObject({ code: 'rate_limited' })
  })

  it.each(['code', 'errorCode', 'message'] as const)(
    'reports a missing column as a change of the portal if errors have the field %s',
    async (errors) => {
      const datasets = (inkwell?.datasets ?? []).map((dataset) => ({
        ...dataset,
        columns: dataset.columns.filter(({ name }) => name !== 'work'),
      }))
      const rows = simulateSocrata(datasets, { errors })
      const { problem: ask } = createDiscovery({
        transport: (request) =>
          new URL(request.url).pathname.startsWith('/resource/') ? rows(request) : sample(request),
      })
      const failure = await ask('queryDataset', permits)
      expect(failure.code).toBe('upstream_changed')
      expect(failure.message).not.toMatch(/No such column|SoQL/)
    },
  )
})
