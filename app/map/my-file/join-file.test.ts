import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaceFileTable } from '@/app/_surfaces/place-files/file-table'
import { readFile } from '@/app/_surfaces/place-files/read-file'
import { type App, createApp } from '@/connectors/engine'
import { parseDelimited } from '@/lib/delimited/parse-delimited'
import { csv } from '@/lib/export/csv'
import { geojson } from '@/lib/export/geojson'
import { asks } from './ask-look-up'
import { describeAnswer, matchOf } from './describe-answer'
import { joinDocument } from './join-document'
import { joinRows, keyOf, kindsToOffer, noJoins, openKeys, type PlaceFileJoins } from './join-file'
import { type JoinKeyKind, type JoinKeyOutcome, lookUps } from './look-up'

type Door = (request: Request) => Promise<Response>
const doors = import.meta.glob<{ GET: Door; POST: Door }>(
  '/app/{api/places,parcels/find,map/lots/find,map/lots/layers}/route.ts',
  {
    eager: true,
  },
)

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<App> }
let app: App
let sent: string[] = []

beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  shared[key] = Promise.resolve(app)
})

afterAll(() => {
  delete shared[key]
})

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(`${path} ${init.body ?? ''}`)
    const request = new Request(new URL(path, 'http://localhost'), {
      ...init,
      headers: { ...init.headers, 'x-openplat-visitor': '192.0.2.1' },
    })
    const door = doors[`/app${new URL(request.url).pathname}/route.ts`]
    return door?.[request.method === 'POST' ? 'POST' : 'GET'](request)
  })
})

afterEach(() => void vi.unstubAllGlobals())

async function tableOf(text: string): Promise<PlaceFileTable> {
  const reading = await readFile('sites.csv', new TextEncoder().encode(text), 'none')
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading))
  return reading.table
}

async function press(
  kind: JoinKeyKind,
  table: PlaceFileTable,
  joins: PlaceFileJoins,
): Promise<PlaceFileJoins> {
  const outcomes = new Map<string, JoinKeyOutcome>(joins[kind].outcomes)
  const keys = openKeys(kind, joins[kind], table).slice(0, lookUps[kind].most)
  await asks[kind](keys, {
    tell: (each: string, outcome: JoinKeyOutcome) => void outcomes.set(each, outcome),
    pausedUntil: () => {},
    signal: new AbortController().signal,
  })
  return { ...joins, [kind]: { ...joins[kind], outcomes } }
}

const ONE = '27:082S305005000002'
const SHARED = '00-0029-0250568'

describe('file without positions', () => {
  it.each([
    ['Client,Street,City', ['address']],
    ['Client,Parcel', ['parcel']],
    ['Client,Street,Parcel', ['address', 'parcel']],
    ['Client,APN,County,ST', ['parcel', 'lot']],
    ['Client,Note', ['address']],
  ])('kindsToOffer offers for the headings %s the lookups %j', async (headings, kinds) => {
    expect(kindsToOffer(await tableOf(`${headings}\na,b,c`))).toEqual(kinds)
  })

  it.each([
    ['APN,County,State\n1-2,Fulton,GA\n3-4,Cook,IL', ['lot']],
    ['APN,County,State\n1-2,Fulton,GA\n3-4,Orange,FL', ['parcel', 'lot']],
    ['APN,County,State\n1-2,Fulton,GA\n3-4,Orange,', ['parcel', 'lot']],
    ['APN,County\n1-2,Fulton', ['parcel', 'lot']],
  ])('kindsToOffer offers for the file %j the lookups %j', async (file, kindsOfFile) => {
    expect(kindsToOffer(await tableOf(file))).toEqual(kindsOfFile)
  })

  it('kindsToOffer offers no lookup if the rows have positions', async () => {
    const table = await tableOf('Client,Street\na,b')
    const rows = table.rows.map((row) => ({ ...row, at: [-87, 30] as const }))
    expect(kindsToOffer({ ...table, rows })).toEqual([])
  })

  it('rows get their positions by address: one match, no match, several matches, incomplete, empty', async () => {
    const table = await tableOf(
      [
        'Client,Street,City,State,Zip',
        'secret,742 W Inkwell St,Chicago,IL,',
        'secret,742 Inkwell St,Boise,ID,',
        'secret,312 Courthouse Sq,Bay Minette,AL,36507',
        'secret,Main Street,,,',
        'secret,,,,',
        'again,742 W  Inkwell St,Chicago,IL,',
      ].join('\n'),
    )
    const joins = await press('address', table, noJoins(table))
    const rows = joinRows(table, joins)
    expect(rows.map(({ address }) => address.outcome?.kind)).toEqual([
      'found',
      'several',
      'none',
      undefined,
      undefined,
      'found',
    ])
    expect(rows.map((row) => describeAnswer('address', row.address))).toEqual([
      'Found',
      expect.stringMatching(/^Several: .+; .+/),
      'The Census Bureau matches no such address.',
      'Not a whole address',
      'Empty',
      'Found',
    ])
    expect(rows.map(({ placedBy }) => placedBy)).toEqual([
      'address',
      undefined,
      undefined,
      undefined,
      undefined,
      'address',
    ])
    expect(rows[0]?.at).toEqual(rows[5]?.at)
    expect(sent.map((each) => decodeURIComponent(each).replaceAll('+', ' ').trim()).toSorted()).toEqual([
      '/api/places?q=312 Courthouse Sq, Bay Minette, AL 36507',
      '/api/places?q=742 Inkwell St, Boise, ID',
      '/api/places?q=742 W Inkwell St, Chicago, IL',
    ])
    expect(openKeys('address', joins.address, table)).toEqual([])
  })

  it('a failed address lookup is reported and can be retried', async () => {
    const table = await tableOf('Address\n"744 W Inkwell St, Chicago, IL"\n')
    app.faults?.set('geocoding.geo.census.gov', 'down')
    const failed = await press('address', table, noJoins(table))
    app.faults?.set('geocoding.geo.census.gov', undefined)
    expect(joinRows(table, failed).map((row) => describeAnswer('address', row.address))).toEqual([
      expect.stringMatching(/^We could not ask: /),
    ])
    expect(openKeys('address', failed.address, table)).toEqual(['744 W Inkwell St, Chicago, IL'])
  })

  it('one request looks up all parcel numbers: known, unknown, and in several counties', async () => {
    const table = await tableOf(
      `Parcel ID,Note\n${ONE},=secret()\n${SHARED},secret\n99-NOT-A-NUMBER-1,secret\nnone,secret\n,secret\n`,
    )
    const joins = await press('parcel', table, noJoins(table))
    const rows = joinRows(table, joins)
    expect(rows.map((row) => describeAnswer('parcel', row.parcel))).toEqual([
      'Found',
      expect.stringMatching(/^Several: \d{2}:.+ County\); /),
      'No parcel of the current Florida roll has this number.',
      'Not a parcel number',
      'Empty',
    ])
    expect(rows.map(({ placedBy }) => placedBy)).toEqual(['parcel', ...Array(4).fill(undefined)])
    expect(sent).toEqual([`/parcels/find ${JSON.stringify({ asked: [ONE, SHARED, '99-NOT-A-NUMBER-1'] })}`])

    const document = joinDocument({ state: 'read', name: 'my sites.csv', table, joins, rows }, new Date(0))
    const [head = [], ...lines] = parseDelimited([...(await csv.render(document))].join(''))
    const cellOf = (line: number, name: string) => lines[line]?.[head.indexOf(name)]
    expect(lines).toHaveLength(5)
    expect(cellOf(0, 'Note')).toBe("'=secret()")
    expect(cellOf(0, 'Parcel record: what we found')).toBe('Found')
    expect(cellOf(0, 'Parcel record: Just value (dollars)')).toBe(
      String(rows[0] && matchOf(rows[0].parcel)?.justValue),
    )
    expect(cellOf(0, 'Source')).toContain('Florida')
    expect(cellOf(0, 'Position: from')).toBe('The parcel record')
    expect(cellOf(1, 'Parcel record: Just value (dollars)')).toBe('')
    expect(cellOf(1, 'Source')).toBe('Your file my sites.csv')
    expect(head.filter((name) => /owner/i.test(name))).toEqual([])

    const text = [...(await geojson.render(document))].join('')
    const { features } = JSON.parse(text) as { features: { geometry: unknown; properties: object }[] }
    expect(features.map(({ geometry }) => geometry !== null)).toEqual([true, false, false, false, false])
    expect(features[0]?.properties).toMatchObject({
      'Parcel ID': ONE,
      parcel_parcelId: ONE.slice(3),
      position_from: 'The parcel record',
    })
  })
})

describe('parcel numbers with counties', () => {
  it('joins lots of several publishers with the source and the numbers of each publisher', async () => {
    const table = await tableOf(
      [
        'APN,County,State',
        ...(await lotsNear()),
        '9-9-9,Fulton,GA',
        '12-34,Los Lobos,ZZ',
        '77,,',
        ',Fulton,GA',
      ].join('\n'),
    )
    const joins = await press('lot', table, noJoins(table))
    const rows = joinRows(table, joins)
    expect(rows.map((row) => describeAnswer('lot', row.lot))).toEqual([
      'Found',
      'Found',
      'No layer of this county that we read has the number.',
      'We could not tell the county. Write it before the number: Maricopa AZ 112-21-086.',
      'Not a county with a parcel number',
      'Empty',
    ])
    expect(rows.map(({ placedBy, at }) => at && placedBy)).toEqual([
      'lot',
      'lot',
      ...Array(4).fill(undefined),
    ])
    const document = joinDocument({ state: 'read', name: 'sites.csv', table, joins, rows }, new Date(0))
    const [head = [], ...lines] = parseDelimited([...(await csv.render(document))].join(''))
    const cellOf = (line: number, name: string) => lines[line]?.[head.indexOf(name)]
    expect(cellOf(0, 'Source')).toBe('Parcels of Fulton County, Georgia')
    expect(cellOf(1, 'Source')).toBe('Parcels of Maricopa County, Arizona')
    expect(cellOf(2, 'Source')).toBe('Your file sites.csv')
    expect(cellOf(0, 'License')).not.toBe('')
    const published = head.filter((name) => name.startsWith('Lot: As published'))
    expect(published.length).toBeGreaterThan(1)
    for (const name of published) expect([cellOf(0, name), cellOf(1, name)]).toContain('')
    expect(published.some((name) => Number(cellOf(0, name)) > 0)).toBe(true)
  })
})

async function lotsNear(): Promise<string[]> {
  const places = [
    { latitude: 33.7493, longitude: -84.3876, of: 'Fulton,GA' },
    { latitude: 33.4484, longitude: -112.074, of: '04013,' },
  ]
  return Promise.all(
    places.map(async ({ of, ...point }) => {
      const answer = await app.engine.call('us-parcels', 'getParcelAt', point)
      const [lot] = answer.ok ? answer.data.parcels : []
      return `${lot?.parcel.parcelId},${of}`
    }),
  )
}

describe('joinRows and openKeys', () => {
  const cell = fc.constantFrom<string[]>(
    '',
    'a',
    ONE,
    SHARED,
    '12',
    '742 W Inkwell St, Chicago, IL',
    '1 Elm St 60601',
  )
  const row = fc.record({ cells: fc.tuple(cell, cell), isPlaced: fc.boolean() })
  const outcome = fc.constantFrom<JoinKeyOutcome[]>(
    { kind: 'none', why: 'None.' },
    { kind: 'several', names: ['A', 'B'] },
    { kind: 'failed', why: 'Down.', mayPass: true },
    { kind: 'failed', why: 'Changed.', mayPass: false },
  )
  const toTable = (rows: readonly { cells: [string, string]; isPlaced: boolean }[]): PlaceFileTable => ({
    columns: ['Address', 'Parcel'],
    problems: [],
    left: 0,
    notes: [],
    rows: rows.map(({ cells, isPlaced }, index) => ({
      number: index + 2,
      name: '',
      cells,
      ...(isPlaced ? { at: [1, 2] as const } : {}),
    })),
  })

  it('openKeys returns each key of the selected column once, until the key has a final result', () => {
    fc.assert(
      fc.property(
        fc.array(row),
        fc.constantFrom<JoinKeyKind[]>('address', 'parcel'),
        outcome,
        (rows, kind, result) => {
          const table = toTable(rows)
          const joins = noJoins(table)
          const open = openKeys(kind, joins[kind], table)
          expect(new Set(open).size).toBe(open.length)
          const cells = rows.map(({ cells: [address, parcel] }) => (kind === 'address' ? address : parcel))
          expect(open.every((each) => cells.includes(each) && lookUps[kind].canBe(each))).toBe(true)
          const outcomes = new Map(open.map((each) => [each, result]))
          const again = openKeys(kind, { ...joins[kind], outcomes }, table)
          expect(again).toEqual(result.kind === 'failed' && result.mayPass ? open : [])
        },
      ),
    )
  })

  it('joinRows preserves the number, the cells and the position of every row', () => {
    fc.assert(
      fc.property(fc.array(row), outcome, (rows, result) => {
        const table = toTable(rows)
        const joins = noJoins(table)
        const outcomes = new Map(openKeys('parcel', joins.parcel, table).map((each) => [each, result]))
        const joined = joinRows(table, { ...joins, parcel: { ...joins.parcel, outcomes: outcomes as never } })
        expect(joined.map(({ number, cells, at }) => ({ number, cells, at }))).toEqual(
          table.rows.map(({ number, cells, at }) => ({ number, cells, at })),
        )
      }),
    )
  })

  it('keyOf joins the parts of an address from the selected columns only', () => {
    const cells = ['12 Elm St', ' Boise ', 'ID', '83702', 'secret']
    expect(keyOf('address', [0, 1, 2, 3], cells)).toBe('12 Elm St, Boise, ID 83702')
    expect(keyOf('address', [0, undefined, undefined, 3], cells)).toBe('12 Elm St, 83702')
    expect(keyOf('address', [undefined, 1, 2, 3], cells)).toBe('')
  })
})
