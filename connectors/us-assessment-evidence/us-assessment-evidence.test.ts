import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import type { BuildingCard } from '@/lib/records/building-card/fields'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { usAssessmentEvidence } from '.'
import { chooseAlike } from './choose-alike'
import { countOutcomes } from './outcomes'
import { rankOf } from './rank'
import { readBuilding } from './read-building'
import { readConnecticutSale, readCookSale } from './read-sale'
import { cookAddresses, cookValues, neededColumns, personalColumns, sets } from './sets'
import { appealRows, boardRows } from './simulated/appeals'
import { area, classOf, cookHomes, pinOf, stagesIn, YEARS } from './simulated/cook-homes'
import { cookSaleRows } from './simulated/sales'
import { toDataset } from './simulated/to-dataset'
import { evidenceSites } from './simulator'

const values = toDataset(
  cookValues,
  function* (hints) {
    for (const property of cookHomes(hints))
      for (const year of YEARS) {
        const { mailed, certified, board } = stagesIn(property, year)
        const totals = { mailed_tot: mailed, certified_tot: certified, board_tot: board }
        yield { pin: pinOf(property), year, class: classOf(property), ...area, ...totals }
      }
  },
  { number: 'year mailed_tot certified_tot board_tot' },
)

const addresses = toDataset(
  cookAddresses,
  function* (hints) {
    for (const property of cookHomes(hints))
      for (const year of YEARS)
        yield {
          pin: pinOf(property),
          year,
          prop_address_full: `${year} ${writeStreetLine(property.address)}`,
          owner_address_name: property.owner.name,
        }
  },
  { number: 'year', text: 'owner_address_name' },
)

const simulated = sampleTransport(
  simulateSites([
    ...evidenceSites,
    ...[values, addresses].flatMap((dataset) =>
      ['resource', 'api/views'].map((place) => ({
        host: cookValues.host,
        path: `/${place}/${dataset.id}.json`,
        simulate: simulateSocrata([dataset]),
      })),
    ),
  ]),
)
const impatient = {
  ...usAssessmentEvidence,
  pace: { ...usAssessmentEvidence.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

const NAME = 'ZEBEDEE PLANTED-NAME'

function engineWith(answer: Transport = simulated) {
  const urls: string[] = []
  const transport: Transport = (request) => {
    urls.push(request.url)
    return answer(request)
  }
  const engine = createEngine({ 'us-assessment-evidence': impatient }, engineDeps(transport))
  const ask = (method: string, params: object) => engine.callNamed('us-assessment-evidence', method, params)
  return { ask, urls }
}

const answering =
  (rows: unknown): Transport =>
  async () =>
    Response.json(rows)

const everything = { equals: {}, like: {} }
const inChicago = { place: 'cook-county-il', township: '77' }

interface Sales {
  records: { saleId: string }[]
  apart: { saleId: string }[]
  nextOffset: number | null
}

describe('searchSales', () => {
  it('returns each sale once over all pages', async () => {
    const { ask } = engineWith()
    const ids: string[] = []
    for (let offset: number | null = 0; offset !== null; ) {
      const page = await ask('searchSales', { ...inChicago, firstDay: '2020-01-01', limit: 7, offset })
      if (!page.ok) throw new Error(page.error.message)
      const { records, apart, nextOffset } = page.data as Sales
      ids.push(...[...records, ...apart].map(({ saleId }) => saleId))
      offset = nextOffset
    }
    const all = [...cookSaleRows(everything)].filter((row) => String(row.sale_date) >= '2020')
    expect(ids.toSorted()).toEqual(all.map((row) => String(row.row_id)).toSorted())
  })

  it('includes the last day of the range, and sorts by the row’s id last', async () => {
    const { ask, urls } = engineWith()
    const answer = await ask('searchSales', { ...inChicago, firstDay: '2025-06-14', lastDay: '2025-06-14' })
    expect(answer.ok && (answer.data as Sales).records.length).toBeGreaterThan(0)
    expect(decodeURIComponent(urls[0] ?? '')).toContain('$order=sale_date DESC,:id ASC')
  })

  it.each([
    [{ place: 'cook-county-il' }, 'township'],
    [{ place: 'connecticut' }, 'town'],
    [{ place: 'connecticut', town: 'Hartford', township: '77' }, 'township'],
    [{ place: 'cook-county-il', township: '77', residentialType: 'Condo' }, 'residentialType'],
    [{ ...inChicago, town: 'Hartford' }, 'town'],
    [{ ...inChicago, firstDay: '2025-02-30' }, 'firstDay'],
    [{ ...inChicago, firstDay: '2025-02-02', lastDay: '2025-02-01' }, 'lastDay'],
    [{ ...inChicago, propertyClass: 'two' }, 'propertyClass'],
  ])('refuses %j and names the field %s', async (params, path) => {
    expect(await engineWith().ask('searchSales', params)).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path }] },
    })
  })

  it('lists a sale without the flags of the publisher separately', () => {
    const row = { row_id: '1', pin: '1011000430000', sale_date: '2025-01-02', sale_price: '5.0' }
    expect(readCookSale(row)).toMatchObject({
      parcelId: '01011000430000',
      price: 5,
      apart: expect.stringContaining('does not say'),
    })
  })
})

describe('countAppealOutcomes', () => {
  const areaOf = { year: 2025, propertyClass: '205', township: '77' }

  it.each([
    ['assessor', 'year', appealRows],
    ['board', 'tax_year', boardRows],
  ] as const)(
    'counts the same appeals and lowered values of the %s as a direct count of the rows',
    async (body, column, rowsOf) => {
      const answer = await engineWith().ask('countAppealOutcomes', { body, ...areaOf })
      const rows = [...rowsOf(everything)].filter(
        (row) => String(row[column]) === '2025' && row.class === '205',
      )
      const keyOf = (row: SimulatedRecord) => [row.pin, row.case_no ?? row.appealid].join(' ')
      const lowered = rows.filter((row) =>
        body === 'board'
          ? Number(row.bor_totalvalue) < Number(row.assessor_totalvalue)
          : Number(row.certified_tot) < Number(row.mailed_tot),
      )
      expect(answer).toMatchObject({
        ok: true,
        data: {
          widened: false,
          records: [{ appeals: new Set(rows.map(keyOf)).size, lowered: new Set(lowered.map(keyOf)).size }],
        },
      })
    },
  )

  it('counts the whole township for a neighborhood with fewer than ten decided appeals', async () => {
    const { ask } = engineWith()
    const near = { body: 'board', year: 2025, propertyClass: '205', neighborhood: '77099' }
    const answer = await ask('countAppealOutcomes', near)
    expect(answer).toMatchObject({
      ok: true,
      data: { widened: true, area: { kind: 'township', code: '77' } },
    })
    expect(JSON.stringify(answer)).toContain('These are of township 77.')
  })

  it('counts each appeal once, and an appeal with contradictory results as undecided', () => {
    const decision = {
      appealid: '1',
      pin: '1',
      tax_year: '2024',
      assessor_totalvalue: '10.0',
      bor_totalvalue: '8.0',
      result: 'No Change',
    }
    expect(countOutcomes('board', [decision, decision])).toMatchObject([
      { kind: 'not stated', appeals: 1, decided: 0, undecided: 1, middleChangePercent: null },
    ])
    const appeal = {
      pin: '1',
      year: '2024',
      case_no: '1',
      hearing_type: 'Current year appeal',
      mailed_tot: '10',
      certified_tot: '10',
      reason_code2: '40',
    }
    expect(countOutcomes('assessor', [appeal])).toMatchObject([{ withdrawn: 1, unchanged: 0, decided: 0 }])
  })
})

describe('findSimilarHomes', () => {
  const card = (parcelId: string, size: number, yearBuilt: number): BuildingCard =>
    readBuilding({ pin: parcelId, class: '205', char_bldg_sf: size, char_yrblt: yearBuilt })
  const home = card('1', 1000, 1950)

  it('counts a home as similar within a fifth of the size and fifteen years, limits included', () => {
    const others = [
      card('2', 1200, 1965),
      card('3', 1201, 1950),
      card('4', 800, 1935),
      card('5', 1000, 1966),
      card('6', 1000, 1951),
    ]
    const alike = chooseAlike(home, [home, ...others])
    expect(alike.map(({ parcelId }) => Number(parcelId))).toEqual([6, 2, 4])
  })

  it('excludes a parcel with several building cards', () => {
    expect(chooseAlike(home, [card('2', 1000, 1950), card('2', 1000, 1950)])).toEqual([])
  })

  it.each([
    ['rising', [1, 2, 3, 4, 5]],
    ['falling', [5, 4, 3, 2, 1]],
  ])('returns the same homes in the same order if their values are %s', async (_, series) => {
    const amounts = series.values()
    const pin = usAssessmentEvidence.methods.findSimilarHomes.example.pin
    const cardsFor: Transport = async (request) => {
      const rows = [pin, '10000000000010', '10000000000020'].map((each, index) => ({
        pin: each,
        year: '2026',
        class: '205',
        nbhd: '77011',
        char_bldg_sf: 1000 + index,
        char_yrblt: '1950',
      }))
      const isValue = request.url.includes('uzyt-m557')
      const isOne = decodeURIComponent(request.url).includes(`pin = '${pin}'`)
      const value = { mailed_tot: String(amounts.next().value) }
      const page = isOne ? rows.slice(0, 1) : rows
      return Response.json(isValue ? page.map((row) => ({ ...row, ...value })) : page)
    }
    const answer = await engineWith(cardsFor).ask('findSimilarHomes', { pin })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        candidates: 2,
        records: [{ parcelId: '10000000000010' }, { parcelId: '10000000000020' }],
      },
    })
  })
})

describe('rank among similar homes', () => {
  const card = (parcelId: string, size: number): BuildingCard =>
    readBuilding({ pin: parcelId, class: '205', char_bldg_sf: size, char_yrblt: 1950 })
  const others = [card('2', 1000), card('3', 2000), card('4', 1000), card('5', 1000)]
  const rowsOf = (rows: Record<string, SimulatedRecord>) =>
    new Map(Object.entries(rows).map(([pin, row]) => [pin.padStart(14, '0'), row]))

  it('compares values per square foot only at the assessment stage of the home', () => {
    const rows = rowsOf({
      2: { mailed_tot: '90', board_tot: '10' },
      3: { mailed_tot: '200.0' },
      4: { mailed_tot: '110' },
      5: { board_tot: '10' },
    })
    expect(rankOf({ card: card('1', 1000), row: { mailed_tot: '100' } }, others, rows)).toEqual({
      lower: 1,
      equal: 1,
      higher: 1,
      unknown: 1,
    })
  })

  it('returns no rank if the home has no value', () => {
    expect(rankOf({ card: card('1', 1000), row: {} }, others, new Map())).toBeNull()
  })

  it('ranks a home among all similar homes, and lists ten of these with an address', async () => {
    const answer = await engineWith().ask('findSimilarHomes', { pin: '10099125200000', year: 2025 })
    if (!answer.ok) throw new Error(answer.error.message)
    const { rank, candidates, alike, records, homeTotal, stage } = answer.data as unknown as Alike
    expect(candidates).toBeGreaterThan(10)
    expect(alike).toHaveLength(candidates)
    expect(records.map(({ parcelId }) => parcelId)).toEqual(alike.slice(0, 10))
    expect([homeTotal, stage]).toEqual([expect.any(Number), expect.stringMatching(/mailed|certified|board/)])
    expect(rank && rank.lower + rank.equal + rank.higher + rank.unknown).toBe(candidates)
    for (const { address } of records) expect(address).toMatch(/^2026 \d/)
  })
})

describe('the file of homes alike', () => {
  const { table, example } = usAssessmentEvidence.methods.findSimilarHomes
  const tableOf = async (transport?: Transport) => {
    const answer = await engineWith(transport).ask('findSimilarHomes', { ...example, year: 2025 })
    if (!answer.ok) throw new Error(answer.error.message)
    return table(answer.data as never)
  }

  it('exports the home as the first row, and a point and a value per square foot in each row', async () => {
    const { rows } = await tableOf()
    expect(rows.map(({ cells }) => cells.usedAs)).toEqual([
      'the home asked about',
      ...Array.from({ length: 10 }, () => 'similar home'),
    ])
    expect(rows[0]?.cells.parcelId).toBe(example.pin)
    for (const { cells, geometry } of rows) {
      expect(Number(cells.perSquareFoot)).toBeGreaterThan(1)
      expect(geometry).toMatchObject({ type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] })
    }
  })

  it('lists homes without a value at the stage of the home after all others, and names them so', async () => {
    const query = { pin: '10174349000000', year: 2026 }
    const answer = await engineWith().ask('findSimilarHomes', query)
    if (!answer.ok) throw new Error(answer.error.message)
    const { records, alike, stage, rank } = answer.data as {
      records: { parcelId: string; boardTotal: number | null }[]
      alike: string[]
      stage: string
      rank: { unknown: number }
    }
    expect(stage).toBe('board')
    const values = records.map(({ boardTotal }) => boardTotal !== null)
    const count = values.filter(Boolean).length
    expect(count).toBe(alike.length - rank.unknown)
    expect(count).toBeGreaterThan(1)
    expect(values).toEqual(values.map((_, index) => index < count))
    const places = records.map(({ parcelId }) => alike.indexOf(parcelId))
    for (const part of [places.slice(0, count), places.slice(count)])
      expect(part).toEqual(part.toSorted((a, b) => a - b))
    const uses = table(answer.data as never).rows.map(({ cells }) => cells.usedAs)
    expect(uses.slice(1)).toEqual(
      values.map((has) => (has ? 'similar home' : 'similar home without a value at this stage')),
    )
  })

  it('exports the homes without positions, and a note, if the positions fail', async () => {
    const { rows, notes } = await tableOf(async (request) =>
      request.url.includes('pabr-t5kh') ? new Response('', { status: 500 }) : simulated(request),
    )
    expect(rows).toHaveLength(11)
    expect(rows.every(({ geometry }) => geometry === null)).toBe(true)
    expect(notes.join()).toContain('The positions of these homes did not load')
  })
})

interface Alike {
  rank: { lower: number; equal: number; higher: number; unknown: number } | null
  candidates: number
  alike: string[]
  homeTotal: number | null
  stage: string | null
  records: { parcelId: string; address: string | null }[]
}

const examples = Object.entries(usAssessmentEvidence.methods).filter(([name]) => name !== 'getServiceInfo')

describe('personal data', () => {
  it('neither requests nor lists a column about people', () => {
    const columns = sets.flatMap((set) => [...neededColumns(set), ...set.optional])
    expect(columns.filter((column) => personalColumns.includes(column))).toEqual([])
  })

  it.each(examples)(
    'returns no name from %s although every column about people has one',
    async (name, { example }) => {
      const planting: Transport = async (request) => {
        const response = await simulated(request)
        const body = await response.json()
        const planted = Object.fromEntries(personalColumns.map((column) => [column, NAME]))
        return Response.json(Array.isArray(body) ? body.map((row) => ({ ...row, ...planted })) : body)
      }
      const { ask, urls } = engineWith(planting)
      const answer = await ask(name, example)
      expect(answer.ok).toBe(true)
      expect(JSON.stringify(answer)).not.toContain(NAME)
      expect(urls.every((url) => url.includes('$select='))).toBe(true)
      expect(urls.filter((url) => personalColumns.some((column) => url.includes(column)))).toEqual([])
      const broken = await engineWith(answering([{ seller_name: NAME, remarks: NAME }])).ask(name, example)
      expect(broken).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
      expect(JSON.stringify(broken)).not.toContain(NAME)
    },
  )
})

describe('failures of evidence sources', () => {
  it.each([
    ['a web page', async () => new Response('<html>Busy</html>'), 'upstream_unavailable'],
    ['an object', answering({ rows: [] }), 'upstream_changed'],
  ] as const)('reports %s as a failure instead of "no sales"', async (_, transport, code) => {
    expect(await engineWith(transport).ask('searchSales', inChicago)).toMatchObject({
      ok: false,
      error: { code },
    })
  })

  const without =
    (column: string): Transport =>
    async (request) => {
      if (request.url.includes('/api/views/')) {
        const view = await (await simulated(request)).json()
        const columns = view.columns.filter((each: { fieldName: string }) => each.fieldName !== column)
        return Response.json({ ...view, columns })
      }
      return request.url.includes(column)
        ? Response.json({ code: 'query.soql.no-such-column', error: true }, { status: 400 })
        : simulated(request)
    }

  it('names a missing optional column beside the returned sales', async () => {
    const bent = await engineWith(without('num_parcels_sale')).ask('searchSales', inChicago)
    expect(bent.ok && JSON.stringify(bent.data)).toContain(
      'no longer publishes these columns: num_parcels_sale',
    )
  })

  it.each([
    ['assessor', 'certified_tot'],
    ['board', 'bor_totalvalue'],
  ])('refuses to count outcomes of the %s without the column %s', async (body, column) => {
    const question = { body, year: 2025, propertyClass: '205', township: '77' }
    expect(await engineWith(without(column)).ask('countAppealOutcomes', question)).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed' },
    })
  })

  it('names a missing optional column of the values beside the similar homes', async () => {
    const bent = await engineWith(without('board_tot')).ask('findSimilarHomes', {
      pin: '10099125200000',
    })
    expect(bent.ok && JSON.stringify(bent.data)).toContain('no longer publishes these columns: board_tot')
  })

  it('reports a source without a required column as changed', async () => {
    expect(await engineWith(without('sale_price')).ask('searchSales', inChicago)).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed' },
    })
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'us-assessment-evidence', file), 'utf8'))

describe.skipIf(!samples)('recorded evidence rows', () => {
  it('lists a Connecticut sale with a nonuse code separately, without its remark', () => {
    const [plain, marked] = recorded('ct-sales-bridgeport-2025-09-30.json').map(readConnecticutSale)
    expect(plain).toMatchObject({
      day: '2025-09-30',
      price: 192_000,
      assessedAtSale: 46_590,
      longitude: -73.21643,
      apart: null,
    })
    expect(marked.apart).toContain('07 - Change in Property')
    expect(JSON.stringify(marked)).not.toContain('RENOVATION')
  })

  it('reads numbers of recorded buildings with and without a decimal point', () => {
    const cards = recorded('cook-building-records-partial.json').map(readBuilding)
    expect(cards).toMatchObject([
      { yearBuilt: 1908, buildingSquareFeet: 2234, year: null },
      { yearBuilt: 1935, buildingSquareFeet: 1366, bedrooms: 2 },
    ])
  })

  it("finds the Board's recorded result consistent with its two values", () => {
    const rows = recorded('cook-board-decisions-one-pin-partial.json')
    expect(countOutcomes('board', rows)).toMatchObject([
      { kind: 'Overvaluation', lowered: 1, middleChangePercent: 22.3 },
      { kind: 'not stated', unchanged: 1, middleChangePercent: null },
    ])
  })

  it('gives the reason why a recorded sale is listed separately', () => {
    const [first, several, low] = recorded('cook-sales-shape-only.json').map(readCookSale)
    expect(first.apart).toBeNull()
    expect(several.apart).toContain('several parcels')
    expect(low).toMatchObject({ includes: null, apart: expect.stringContaining('at most $10,000') })
  })

  it('counts five recorded rows as four appeals, one of which lowered the value by 8.3 percent', () => {
    expect(countOutcomes('assessor', recorded('cook-appeals-shape-only.json'))).toEqual([
      {
        kind: 'Current year appeal',
        appeals: 4,
        cases: 4,
        decided: 3,
        lowered: 1,
        unchanged: 1,
        raised: 1,
        undecided: 1,
        withdrawn: 0,
        middleChangePercent: 8.3,
      },
    ])
  })
})
