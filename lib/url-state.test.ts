import { describe, expect, it } from 'vitest'
import {
  choice,
  date,
  declareUrl,
  flag,
  group,
  line,
  list,
  named,
  number,
  numbered,
  page,
  pattern,
  point,
  Refusal,
  scalar,
  text,
} from './url-state'

const url = declareUrl(
  {
    q: text(20),
    at: point(),
    sort: choice({ name: 'By name', year: 'By year' }).or('name'),
    low: number({ min: 1, max: 99, decimals: 1 }).orError('Give 1 to 99.'),
    high: number({ min: 1, max: 99 }),
    day: date(),
    owner: flag(),
    kinds: named('kind', list(choice(['a', 'b', 'c']), { most: 2 })),
    ids: list(pattern(/^[a-z]\d$/), { split: /[\s,]+/, join: ',', also: 'id', alsoError: 'An id is a1.' }),
    zoom: number({ min: 1, max: 19 }).or(({ at }: { at?: object }) => (at ? 17 : 6)),
    side: group({ name: line(9), tall: named('side_tall', flag()) }),
    rows: numbered(3, { column: text(9), value: text(9) }, (row) => (row.column ? row : undefined)),
    page: page(),
  },
  {
    legible: ',',
    settle(state, report) {
      if ((state.low ?? 0) <= (state.high ?? 99)) return state
      report.refuse('high', 'More than low.', String(state.high))
      return { ...state, high: undefined }
    },
  },
)
const usual = {
  sort: 'name',
  owner: false,
  kinds: [],
  ids: [],
  zoom: 6,
  side: { tall: false },
  rows: [],
  page: 1,
}

describe('declareUrl', () => {
  it('returns the defaults if the URL has no parameters', () => {
    const nothing = { dropped: [], errors: {}, typed: {}, unknown: [] }
    expect(url.parse({})).toStrictEqual({ url: usual, ...nothing })
    expect(url.parse({ q: '', at: ['', ' '], kind: undefined })).toStrictEqual({ url: usual, ...nothing })
  })

  it('omits parameters that have their default value', () => {
    expect(url.toHref('/list', usual as never)).toBe('/list')
    expect(url.toHref('/list', { page: 1, zoom: 17, at: { latitude: 40, longitude: -100.1234567 } })).toBe(
      '/list?at=40,-100.123457',
    )
    expect(url.toHref('/list', { zoom: 6, at: { latitude: 40, longitude: -100 } })).toBe(
      '/list?at=40,-100&zoom=6',
    )
  })

  it('writes parameters in the order of their declaration', () => {
    const query = url.toQuery({
      page: 2,
      kinds: ['b', 'a'],
      ids: ['a1', 'b2'],
      owner: true,
      low: 2.26,
      q: 'x',
      sort: 'year',
      rows: [{ column: 'c' }, { column: 'd', value: '5' }],
      side: { name: 'left', tall: true },
    })
    expect([...query].map((pair) => pair.join('='))).toEqual([
      'q=x',
      'sort=year',
      'low=2.3',
      'owner=1',
      'kind=b',
      'kind=a',
      'ids=a1,b2',
      'name=left',
      'side_tall=1',
      'column1=c',
      'column2=d',
      'value2=5',
      'page=2',
    ])
  })

  it('lists each unreadable parameter once, and reads all other parameters', () => {
    const query = {
      q: 'x'.repeat(21),
      at: '91,0',
      sort: 'size',
      high: '3.5',
      day: '2026-02-30',
      owner: 'yes',
      kind: ['a', 'z', 'y'],
      ids: 'a1,zz',
      name: 'a\u0000',
      column2: 'c',
      page: '0',
      utm: 'x',
    }
    const { url: state, dropped, errors, unknown } = url.parse(query)
    expect(dropped).toEqual(['q', 'at', 'sort', 'high', 'day', 'owner', 'kind', 'ids', 'name', 'page'])
    expect(errors).toEqual({})
    expect(unknown).toEqual(['utm'])
    expect(state).toEqual({ ...usual, kinds: ['a'], ids: ['a1'], rows: [{ column: 'c' }] })
  })

  it('reports an error for typed text that is unreadable, and returns the text', () => {
    expect(url.parse({ low: '0', id: 'B2' })).toMatchObject({
      dropped: [],
      errors: { low: 'Give 1 to 99.', id: 'An id is a1.' },
      typed: { low: '0', id: 'B2' },
    })
    expect(url.parse({ low: '5', high: '4' })).toMatchObject({
      errors: { high: 'More than low.' },
      typed: { high: '4' },
    })
  })

  it('reports the reason that a parameter type gives', () => {
    const even = scalar({ type: 'integer' }, (text) =>
      Number(text) % 2 ? new Refusal('Odd.') : Number(text),
    )
    expect(declareUrl({ even }).parse({ even: '3' }).errors).toEqual({ even: 'Odd.' })
    expect(declareUrl({ even: list(even) }).parse({ even: '3' }).dropped).toEqual(['even'])
  })

  it('merges ticked and typed values without duplicates, and reports a truncated list', () => {
    expect(url.parse({ ids: ['a1', 'b2'], id: 'c3 a1' }).url.ids).toEqual(['a1', 'b2', 'c3'])
    const { url: state, dropped } = url.parse({ kind: ['a', 'b', 'c'] })
    expect([state.kinds, dropped]).toEqual([['a', 'b'], ['kind']])
  })

  it.each([
    ['b', 'b', []],
    [['', 'b'], 'b', []],
    [[' b', 'b'], 'b', []],
    [['b', 'c'], 'b', ['q']],
    [['b'.repeat(21), 'c'], undefined, ['q']],
  ])('parses %j as %j and reports %j', (q, expected, named) => {
    const { url: state, dropped } = url.parse({ q })
    expect([state.q, dropped]).toEqual([expected, named])
  })

  it('distinguishes a parameter from an inherited property name', () => {
    expect(url.parse(JSON.parse('{"__proto__": "x"}')).unknown).toEqual(['__proto__'])
    expect(declareUrl({ constructor: text(9) }).parse({}).url).toEqual({})
  })

  it('describes the declared parameters for the API', () => {
    const named = Object.fromEntries(url.parameters.map(({ name, ...rest }) => [name, rest]))
    expect(named.sort).toEqual({
      repeated: false,
      schema: { type: 'string', enum: ['name', 'year'], default: 'name' },
    })
    expect(named.page).toEqual({
      repeated: false,
      schema: { type: 'integer', minimum: 1, maximum: 9_999, default: 1 },
    })
    expect(named.id).toEqual({ repeated: true, schema: { type: 'string', pattern: '^[a-z]\\d$' } })
    expect(url.parameters.map(({ name }) => name).join()).toBe(
      'q,at,sort,low,high,day,owner,kind,ids,id,zoom,name,side_tall,column1,value1,column2,value2,column3,value3,page',
    )
  })
})
