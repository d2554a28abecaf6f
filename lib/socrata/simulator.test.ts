import { describe, expect, it } from 'vitest'
import { simulateCatalogue } from './simulated-catalogue'
import type { SimulatedDataset } from './simulated-dataset'
import { simulateSocrata } from './simulator'

const sheds: SimulatedDataset = {
  id: 'shed-0001',
  updatedAt: new Date('2026-10-02T03:04:05Z'),
  about: { name: 'Shed permits', description: '<b>Sheds</b>', tags: ['garden'] },
  columns: [
    { name: 'number', type: 'text' },
    { name: 'order', type: 'number' },
    { name: 'issued', type: 'calendar_date' },
    { name: 'is_red', type: 'checkbox' },
    { name: 'place', type: 'point' },
    { name: 'fee', type: 'money' },
  ],
  rows: () => [
    {
      number: 'A-1',
      order: 2,
      issued: '2026-01-02T00:00:00.000',
      is_red: true,
      place: { type: 'Point', coordinates: [-87, 41] },
      fee: 12.5,
    },
    { number: "B'2%", order: 1, issued: '2026-03-04T00:00:00.000', is_red: false, place: null, fee: null },
    { number: null, order: 3, issued: null, is_red: null, place: null, fee: 7 },
  ],
}

const portal = simulateSocrata([sheds])
const numbers = async (query: string, ask = portal) => {
  const url = `https://sheds.example/resource/shed-0001.json?$select=\`order\`&${query}`
  const response = await ask(new Request(url))
  const body = await response.json()
  return response.ok ? body.map((row: { order: string }) => row.order).join('') : (body.code ?? body)
}

describe('simulated Socrata queries', () => {
  it.each([
    ["$where=contains(upper(number), upper('b''2%25'))", '1'],
    ["$where=contains(upper(number), upper('_'))", ''],
    ["$where=starts_with(upper(number), upper('a-'))", '2'],
    ['$where=number is null', '3'],
    ['$where=number IS NOT NULL', '21'],
    ["$where=number != 'A-1'", '1'],
    ['$where=is_red = true', '2'],
    ['$where=is_red = false', '1'],
    ["$where=issued >= '2026-01-02'", '21'],
    ["$where=issued = '2026-03-04T00:00:00'", '1'],
    ['$where=fee > 7', '2'],
    ['$where=`order` in(1, 3)', '13'],
    ['$where=`order` >= 2 and `order` <= 3', '23'],
    ['$where=place is not null', '2'],
    ['$order=`order` DESC', '321'],
    ['$order=number DESC, :id ASC', '312'],
    ['$order=fee ASC', '321'],
    ['$q=b 2', '1'],
    ['$q=b 3', ''],
    ['$limit=1&$offset=5', ''],
  ])('returns the expected rows for the query %s', async (query, expected) => {
    expect(await numbers(query)).toBe(expected)
  })

  it('returns one row for each distinct set of values of a group', async () => {
    const twice = simulateSocrata([
      { ...sheds, rows: (query) => [...sheds.rows(query), ...sheds.rows(query)] },
    ])
    expect(await numbers('', twice)).toBe('213213')
    expect(await numbers('$group=`order`&$order=`order`', twice)).toBe('123')
    expect(await numbers('$group=`order`&$limit=2', twice)).toBe('21')
    expect(await numbers('$group=`order`&$order=number', twice)).toBe('query.compiler.malformed')
  })

  it.each([
    ["$where=`order` = '1'", 'query.soql.type-mismatch'],
    ['$where=number = 1', 'query.soql.type-mismatch'],
    ["$where=contains(upper(fee), upper('1'))", 'query.soql.type-mismatch'],
    ["$where=place = 'x'", 'query.soql.type-mismatch'],
    ["$where=issued > 'soon'", 'query.soql.type-mismatch'],
    ['$where=nothing = 1', 'query.soql.no-such-column'],
    ["$where=sleep('1', '2')", 'query.soql.no-such-function'],
    ['$where=order = 1', 'query.compiler.malformed'],
    ["$where=number = 'A-1' or", 'query.compiler.malformed'],
    ["$where=number = 'A-1'; drop", 'query.compiler.malformed'],
    ['$where=number = null', 'query.compiler.malformed'],
    ['$order=number sideways', 'query.compiler.malformed'],
    ['$group=number', 'query.compiler.malformed'],
    ['$where=1=1&$where=2=2', 'query.compiler.malformed'],
  ])('refuses the query %s', async (query, expected) => {
    expect(await numbers(query)).toBe(expected)
  })

  it('sends system columns only if the query names them, with a unique id for each row', async () => {
    const ask = async (select: string) =>
      (await portal(new Request(`https://sheds.example/resource/shed-0001.json?$select=${select}`))).json()
    const rows = await ask(':id,:updated_at,number')
    expect(new Set(rows.map((row: Record<string, string>) => row[':id'])).size).toBe(3)
    expect(rows[0]).toMatchObject({ ':updated_at': '2026-10-02T03:04:05.000Z', number: 'A-1' })
    expect(Object.keys((await ask('*'))[0])).not.toContain(':id')
  })
})

describe('unusual Socrata portal', () => {
  it('returns errors in each known format', async () => {
    const ask = (errors: 'errorCode' | 'message') =>
      numbers('$where=a = 1', simulateSocrata([sheds], { errors }))
    expect(await ask('errorCode')).toMatchObject({ errorCode: 'query.soql.no-such-column' })
    expect(await ask('message')).toEqual({ message: 'Invalid SoQL query' })
  })

  it('responds "still preparing" first, requires a token, and refuses an encoded dollar sign', async () => {
    const odd = simulateSocrata([sheds], {
      preparesFirst: true,
      wantsToken: true,
      refusesEncodedDollar: true,
    })
    const status = async (query: string, headers = {}) =>
      (await odd(new Request(`https://sheds.example/resource/shed-0001.json?${query}`, { headers }))).status
    const token = { 'x-app-token': 'a' }
    expect(await status('%24limit=1', token)).toBe(403)
    expect(await status('$limit=1')).toBe(429)
    expect([await status('$limit=1', token), await status('$limit=1', token)]).toEqual([202, 200])
  })

  it('refuses to return rows of a private dataset or of an entry that is not a table', async () => {
    const about = { name: 'Sheds' }
    const closed = simulateSocrata([{ ...sheds, about: { ...about, closed: true } }])
    const file = simulateSocrata([{ ...sheds, about: { ...about, type: 'file' } }])
    expect(await numbers('', closed)).toBe('permission_denied')
    expect(await numbers('', file)).toBe('dataset.missing')
  })
})

describe('simulated Socrata catalog', () => {
  const catalogue = simulateCatalogue([
    { host: 'sheds.example', datasets: [sheds] },
    { host: 'barns.example', catalogueHost: 'cos-barns.example', datasets: [{ ...sheds, id: 'barn-0001' }] },
    { host: 'gone.example', datasets: [sheds], hiddenFromCatalogue: true },
  ])
  const ask = async (path: string) =>
    (await catalogue(new Request(`https://api.us.socrata.com/api/catalog/v1${path}`))).json()
  const found = async (query: string) => {
    const { results, error } = await ask(query)
    return (
      error ??
      results.map(
        ({ metadata, resource }: Record<string, Record<string, string>>) =>
          `${metadata?.domain} ${resource?.id}`,
      )
    )
  }

  it('lists each portal under its name in the catalog', async () => {
    expect(await ask('/domains')).toMatchObject({
      results: [
        { domain: 'sheds.example', count: 1 },
        { domain: 'cos-barns.example', count: 1 },
      ],
    })
  })

  it.each([
    ['?q=permit%20garden', ['sheds.example shed-0001', 'cos-barns.example barn-0001']],
    ['?q=permits%20castle', []],
    ['?ids=barn-0001', ['cos-barns.example barn-0001']],
    ['?domains=sheds.example', ['sheds.example shed-0001']],
    ['?only=map&only=file', []],
    ['?limit=1&offset=1', ['cos-barns.example barn-0001']],
    ['?domain=sheds.example', []],
    ['?domains=gone.example', 'Domain not found: gone.example'],
    ['?limit=10000&offset=1', 'offset + limit must not exceed 10000'],
  ])('returns the documented response to %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })
})

describe('simulated Socrata counts', () => {
  const ask = async (select: string, more = '') => {
    const url = `https://sheds.example/resource/shed-0001.json?$select=${encodeURIComponent(select)}${more}`
    const body = await (await portal(new Request(url))).json()
    return Array.isArray(body) ? body : body.code
  }
  const byMonth = 'date_trunc_ym(issued) AS month,count(*) AS n'

  it('sends counts as text, and a count without a month for rows without a day', async () => {
    const months = [
      { month: '2026-01-01T00:00:00.000', n: '1' },
      { month: '2026-03-01T00:00:00.000', n: '1' },
      { n: '1' },
    ]
    expect(await ask(byMonth, '&$group=date_trunc_ym(issued)&$limit=5000')).toEqual(months)
    expect(await ask(byMonth, '&$group=month')).toEqual(months)
    expect(await ask('count(*) AS n', "&$where=issued >= '2026-02-01T00:00:00'")).toEqual([{ n: '1' }])
  })

  it.each([
    [byMonth, '', 'query.compiler.malformed'],
    [byMonth, '&$group=fee', 'query.compiler.malformed'],
    ['count(*) AS n', '&$group=issued', 'query.compiler.malformed'],
    ['date_trunc_ym(fee) AS month,count(*) AS n', '&$group=month', 'query.soql.type-mismatch'],
    ['date_trunc_ym(gone) AS month,count(*) AS n', '&$group=month', 'query.soql.no-such-column'],
  ])('refuses the count query %s%s', async (select, more, code) => expect(await ask(select, more)).toBe(code))
})
