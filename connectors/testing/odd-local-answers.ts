import { simulateArcgis } from '@/lib/arcgis/simulator'
import { simulateSocrata } from '@/lib/socrata/simulator'
import type { OddResponse } from './odd-answers'

type Row = Record<string, string | number | null>

const layerOf =
  (rows: Row[]): OddResponse['answer'] =>
  async (usual, request) => {
    const url = new URL(request.url)
    const [, path = '', id = '0'] = /^(.*\/FeatureServer)\/(\d+)/.exec(url.pathname) ?? []
    const form = request.method === 'POST' ? await request.clone().text() : ''
    const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)])
    const fieldNames = params.get('outFields')?.split(',') ?? []
    if (fieldNames.length === 0) return usual
    const first = rows[0] ?? {}
    const keyOf = (name: string) => Object.keys(first).find((key) => key.toLowerCase() === name.toLowerCase())
    const cellOf = (row: Row, name: string) => row[keyOf(name) ?? name] ?? null
    const fields = ['OBJECTID', ...fieldNames.filter((name) => name.toUpperCase() !== 'OBJECTID')]
    const simulate = simulateArcgis({
      path,
      layers: [
        {
          id: Number(id),
          name: 'odd',
          style: 'hosted',
          objectIdField: 'OBJECTID',
          maxRecordCount: 1000,
          fields: fields.map((name) => ({
            name,
            type: typeof cellOf(first, name) === 'number' ? 'esriFieldTypeInteger' : 'esriFieldTypeString',
          })),
          *rows() {
            for (const [index, row] of rows.entries()) {
              const cells = fields.map((name) => [name, cellOf(row, name)])
              yield { attributes: { ...Object.fromEntries(cells), OBJECTID: index + 1 } }
            }
          },
        },
      ],
    })
    return simulate(request)
  }

const tableOf =
  (id: string, rows: Row[]): OddResponse['answer'] =>
  (usual, request) => {
    if (!request.url.includes(`/resource/${id}`)) return usual
    const selected = new URL(request.url).searchParams.get('$select')?.match(/[a-z_]+/g) ?? []
    const names = [...new Set([...Object.keys(rows[0] ?? {}), ...selected])]
    const typeOf = (name: string) => (name === 'issue_date' ? ('calendar_date' as const) : ('text' as const))
    const columns = names.map((name) => ({ name, type: typeOf(name) }))
    return simulateSocrata([{ id, updatedAt: new Date('2026-11-01'), columns, rows: () => rows }])(request)
  }

const search = (params: object): OddResponse['question'] => [
  'us-public-assessments',
  'searchProperties',
  { parcelId: undefined, ...params },
]

const ma = 'massachusetts-assessments'
// The row was recorded on 2026-09-26. The spellings of `LOT_UNITS` below come from published code of other users
// of this table, except for one invented spelling.
const beacon = { TOWN_ID: 35, LOC_ID: 'F_774077_2955940', PROP_ID: '0501615000', SITE_ADDR: '24 BEACON ST' }

const lot = (LOT_UNITS: string, LOT_SIZE: number, facts: object): OddResponse => ({
  what: `a lot size in the unit ${LOT_UNITS}`,
  host: 'services1.arcgis.com',
  question: search({ source: ma, city: 'Boston', streetAddress: '24 Beacon St' }),
  answer: layerOf([{ ...beacon, CITY: 'BOSTON', LOT_UNITS, LOT_SIZE: String(LOT_SIZE) }]),
  expected: { found: { records: [{ siteAddress: '24 BEACON ST', ...facts }] } },
})

const minnesota = (what: string, county: string, streetAddress: string, row: Row): OddResponse => ({
  what: `${what} in ${county}`,
  host: 'arcgis.metc.state.mn.us',
  question: search({ source: 'minnesota-assessments', county, streetAddress }),
  answer: layerOf([{ county_pin: '082823130131', emv_total: 300_000, ...row }]),
  expected: { found: { records: [{ parcelId: '082823130131' }], summary: { matchedRecords: 1 } } },
})

const ramsey = { co_code: '27123', st_name: 'Minnehaha', st_pos_typ: 'Avenue', st_pos_dir: 'West' }
const hennepin = { co_code: '27053', st_name: '4th', st_pos_typ: 'Street' }

const washburn = ['184-38-1', '184-38-2', '184-38'].map((PROP_ID) => ({
  TOWN_ID: 49,
  LOC_ID: 'F_759250_2967400',
  PROP_ID,
  CITY: 'CAMBRIDGE',
  SITE_ADDR: PROP_ID === '184-38' ? '35 WASHBURN AVE' : '33-35 WASHBURN AVE',
}))

// From public counts of `c_of_o_filing_type` in 2026, in which two thirds are renewals.
const certificates = [
  'Renewal Without Change',
  'Initial',
  'Renewal With Change',
  'Final',
  'Renewal Without Change',
].map((c_of_o_filing_type, index) => ({
  c_of_o_number: `C${index}`,
  c_of_o_filing_type,
  job_type: 'NEW BUILDING',
  c_of_o_status: 'CO Issued',
  c_of_o_issuance_date: '03/14/26  9:05:00 AM',
}))

const permits = (question: string): OddResponse['question'] => [
  'open-data-discovery',
  'queryNewConstructionPermits',
  { sourceId: question, limit: 25 },
]

const norfolk = { work_type: 'New', status: 'Issued', issue_date: '2026-09-01T00:00:00.000' }

export const oddLocalAnswers: OddResponse[] = [
  lot('Acres', 5.73, { acreage: 5.73, area: null }),
  lot('A', 5.73, { acreage: 5.73, area: null }),
  lot('S', 8000, { acreage: null, area: 8000, areaUnit: 'square feet' }),
  lot('Sq. Ft.', 8000, { acreage: null, area: 8000, areaUnit: 'square feet' }),
  lot('Hectares', 2, {
    acreage: null,
    area: null,
    sourceAttributes: { lotSizeAsPublished: '2 Hectares' },
  }),
  minnesota('a direction after a street', 'Ramsey', '1478 W Minnehaha Ave', { anumber: 1478, ...ramsey }),
  minnesota('a direction after a street', 'Hennepin', '315 South 4th Street', {
    anumber: 315,
    ...hennepin,
    st_pos_dir: 'South',
  }),
  minnesota('a street without a direction', 'Ramsey', '1938 W Jefferson Ave', {
    co_code: '27123',
    anumber: 1938,
    st_name: 'Jefferson',
    st_pos_typ: 'Avenue',
  }),
  {
    what: 'a range of house numbers',
    host: 'services1.arcgis.com',
    question: search({ source: ma, city: 'Cambridge', streetAddress: '35 Washburn Ave' }),
    answer: layerOf(washburn),
    expected: { found: { summary: { matchedRecords: 3 } } },
  },
  {
    what: 'certificates that are mostly renewals',
    host: 'data.cityofnewyork.us',
    question: permits('nyc-new-building-completions'),
    answer: tableOf('pkdm-hqz6', certificates),
    expected: { found: { records: [{ kind: 'Initial' }, { kind: 'Final' }] } },
  },
  {
    what: 'the word for homes in the use class',
    host: 'data.norfolk.gov',
    question: permits('norfolk-new-residential'),
    answer: tableOf('fahm-yuh4', [
      { ...norfolk, permit_number: 'B1', type: 'Building', use_class: 'Residential' },
      { ...norfolk, permit_number: 'Z1', type: 'Zoning', use_class: 'Commercial' },
    ]),
    expected: { found: { records: [{ kind: 'Building' }] } },
  },
]
