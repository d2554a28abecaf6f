import { describe, expect, it } from 'vitest'
import { openDataSimulators } from './simulator'

type Row = Record<string, unknown>

async function ask(host: string, path: string, params: Record<string, string> = {}): Promise<Response> {
  const simulate = openDataSimulators[host]
  if (!simulate) throw new Error(`Nothing stands in for ${host}`)
  return simulate(new Request(`https://${host}${path}?${new URLSearchParams(params)}`))
}

async function readRows(host: string, dataset: string, where = '1=1', order?: string): Promise<Row[]> {
  const params = { $where: where, $limit: '5000', ...(order && { $order: order }) }
  // One portal refuses the encoded sign.
  const query = new URLSearchParams(params).toString().replaceAll('%24', '$')
  const url = `https://${host}/resource/${dataset}.json?${query}`
  const answer = await openDataSimulators[host]?.(new Request(url))
  expect(answer?.status).toBe(200)
  return answer?.json()
}

const layers = {
  portland: 'www.portlandmaps.com/od/rest/services/COP_OpenData_PlanningDevelopment/MapServer/89',
  minneapolis: 'services.arcgis.com/afSMGVsC7QlRK1kZ/arcgis/rest/services/CCS_Permits/FeatureServer/0',
  greensboro: 'gis.greensboro-nc.gov/arcgis/rest/services/OpenGateCity/OpenData_HRES_DS/MapServer/2',
  detroit:
    'services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  cleveland: 'services3.arcgis.com/dty2kHktVXHrqO8i/arcgis/rest/services/Building_Permits/FeatureServer/0',
  sacramento:
    'services5.arcgis.com/54falWtcpty3V47Z/arcgis/rest/services/BldgPermitIssued_CurrentYear/FeatureServer/0',
  virginiaBeach:
    'services2.arcgis.com/CyVvlIiUfRBmMQuu/arcgis/rest/services/Building_Permits_Applications_view/FeatureServer/0',
  memphis: 'services2.arcgis.com/saWmpKJIUAjyyNVc/arcgis/rest/services/DPD_Building_Permits/FeatureServer/0',
} as const

interface LayerAnswer {
  error?: { code: number }
  exceededTransferLimit?: boolean
  features?: { attributes: Row; geometry?: { x: number; y: number } }[]
  geometryType?: string
}

async function askLayer(layer: keyof typeof layers, where = '1=1'): Promise<LayerAnswer> {
  const url = new URL(`https://${layers[layer]}`)
  const answer = await ask(url.host, `${url.pathname}/query`, {
    f: 'json',
    outFields: '*',
    outSR: '4326',
    resultRecordCount: '1000',
    where,
  })
  return answer.json()
}

const wordsIn = (rows: readonly Row[], column: string) => new Set(rows.map((row) => row[column]))

describe('simulated portals', () => {
  it.each([
    ['data.kcmo.org', 'w8jz-wjgn', 'issue_date', ['3036']],
    ['data.nj.gov', 'w9se-dmra', 'permitdate', ['2925']],
    ['data.cincinnati-oh.gov', 'uhjb-xac9', 'issueddate', ['3201']],
  ] as const)('%s has days in years that are not to come', async (host, dataset, column, years) => {
    const rows = await readRows(host, dataset, `${column} > '2027-01-01'`)
    expect(wordsIn(rows, column).size).toBe(years.length)
    expect(String(rows[0]?.[column])).toContain(years[0])
  })

  it('put empty days first on the way down', async () => {
    const rows = await readRows('data.kcmo.org', 'w8jz-wjgn', '1=1', 'issue_date DESC')
    expect(rows[0]).not.toHaveProperty('issue_date')
    expect(rows.at(-1)).toHaveProperty('issue_date')
  })

  it('models portals that moved, or have two names', async () => {
    const moved = await ask('data.sfgov.org', '/resource/i98e-djp9.json')
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toMatch(/^https:\/\/data\.sf\.gov\/resource\/i98e-djp9\.json/)
    for (const host of ['data.mesaaz.gov', 'citydata.mesaaz.gov']) {
      expect((await ask(host, '/api/views/dzpk-hxfb.json')).status).toBe(200)
    }
  })

  it('refuse in words of their own', async () => {
    const bad = { $where: 'nothing = 1' }
    const sanFrancisco = await ask('data.sf.gov', '/resource/i98e-djp9.json', bad)
    expect(await sanFrancisco.json()).toEqual({ message: 'Invalid SoQL query' })
    const orlando = await ask('data.cityoforlando.net', '/resource/ryhf-m453.json', { $limit: '1' })
    expect(orlando.status).toBe(403)
    expect(await readRows('data.cityoforlando.net', 'ryhf-m453')).not.toEqual([])
    const closed = await ask('data.cityofnewyork.us', '/resource/quil-c10s.json')
    expect(closed.status).toBe(403)
  })

  it('put some words of Cincinnati in quotation marks, and repeat some permits', async () => {
    const rows = await readRows('data.cincinnati-oh.gov', 'uhjb-xac9')
    expect(wordsIn(rows, 'workclassmapped')).toEqual(new Set(['New', '"New"', 'Existing', '"Existing"']))
    const share = 1 - wordsIn(rows, 'permitnum').size / rows.length
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.08)
  })

  it('repeat ids of Plano, rows of San Francisco by address, filings of New York', async () => {
    const plano = await readRows('data.texas.gov', '82ee-gbj5')
    expect(wordsIn(plano, 'permitnum').size).toBeLessThan(plano.length)
    const sanFrancisco = await readRows('data.sf.gov', 'i98e-djp9')
    expect(wordsIn(sanFrancisco, 'permit_number').size).toBeLessThan(sanFrancisco.length)
    expect(wordsIn(sanFrancisco, 'record_id').size).toBe(sanFrancisco.length)
    const filings = wordsIn(await readRows('data.cityofnewyork.us', 'w9ak-ipjd'), 'job_filing_number')
    expect([...filings].filter((number) => !String(number).endsWith('-I1'))).not.toEqual([])
  })

  it('write the certificates of New York as text, some a century ahead', async () => {
    const rows = await readRows('data.cityofnewyork.us', 'pkdm-hqz6')
    const days = rows.map((row) => String(row.c_of_o_issuance_date))
    for (const day of days) expect(day).toMatch(/^\d\d\/\d\d\/(\d\d|2105) {2}\d:24:22 PM$/)
    expect(days.some((day) => day.includes('/2105 '))).toBe(true)
  })

  it("serves a city's permits and new construction from one table", async () => {
    const where = "street_number = '742'"
    const rows = await readRows('data.cityofchicago.org', 'ydr8-5enu', where)
    expect(rows.some((row) => row.street_direction === 'W' && row.street_name === 'INKWELL ST')).toBe(true)
    expect(rows[0]).toMatchObject({ contact_1_name: expect.any(String), street_number: '742' })
  })
})

describe('the simulated catalogue', () => {
  const host = 'api.us.socrata.com'
  const search = async (params: Record<string, string>) => (await ask(host, '/api/catalog/v1', params)).json()

  it('knows Seattle under another name, and Austin not at all', async () => {
    const { results } = await (await ask(host, '/api/catalog/v1/domains')).json()
    const domains = results.map(({ domain }: { domain: string }) => domain)
    expect(domains).toContain('cos-data.seattle.gov')
    expect(domains).not.toContain('data.seattle.gov')
    expect(domains).not.toContain('data.austintexas.gov')
    expect((await ask('data.austintexas.gov', '/api/views/3syk-w9eu.json')).status).toBe(200)
  })

  it.each(['permits', 'property', 'zoning', 'parcels', '311'])('finds %s', async (q) => {
    expect((await search({ q })).resultSetSize).toBeGreaterThan(0)
  })

  it('finds what is no table beside what is one', async () => {
    const { results } = await search({ limit: '100' })
    const types = new Set(results.map(({ resource }: { resource: { type: string } }) => resource.type))
    for (const type of ['dataset', 'filter', 'map', 'file', 'href', 'story', 'chart']) {
      expect(types).toContain(type)
    }
  })

  it('contains a portal outside of our sources, and a table longer than any limit', async () => {
    const { results } = await search({ domains: 'data.quillcounty.example' })
    expect(results.length).toBeGreaterThan(2)
    const path = '/resource/thim-b311.json'
    const beyond = await ask('data.cityofchicago.org', path, { $offset: '24990', $limit: '100' })
    expect(await beyond.json()).toHaveLength(10)
  })
})

describe('simulated map servers', () => {
  it('give Portland two hundred rows at most', async () => {
    const { features, exceededTransferLimit } = await askLayer('portland')
    expect(features).toHaveLength(200)
    expect(exceededTransferLimit).toBe(true)
  })

  it.each([
    ['minneapolis', "issueDate >= DATE '2026-01-01'", "issueDate >= TIMESTAMP '2026-01-01 00:00:00'"],
    ['greensboro', "IssuedDate >= '2026-01-01'", "IssuedDate >= DATE '2026-01-01'"],
  ] as const)('take days in one spelling: %s', async (layer, accepted, refused) => {
    expect((await askLayer(layer, accepted)).features?.length).toBeGreaterThan(0)
    expect((await askLayer(layer, refused)).error?.code).toBe(400)
  })

  it('write a day of Detroit as a day', async () => {
    const { features } = await askLayer('detroit', "issued_date >= TIMESTAMP '2026-01-01 00:00:00'")
    for (const { attributes } of features ?? []) expect(attributes.issued_date).toMatch(/^2026-\d\d-\d\d$/)
    expect(features?.length).toBeGreaterThan(0)
  })

  it('write days as text where they are text', async () => {
    const sacramento = (await askLayer('sacramento')).features ?? []
    for (const { attributes } of sacramento) expect(attributes.Status_Date).toMatch(/^\d\d\/\d\d\/2026$/)
    const late = (await askLayer('virginiaBeach', "IssueDate >= '2026/06/01'")).features ?? []
    for (const { attributes } of late) expect(String(attributes.IssueDate) >= '2026/06/01').toBe(true)
    expect(sacramento.length * late.length).toBeGreaterThan(0)
  })

  it.each(['cleveland', 'sacramento', 'virginiaBeach'] as const)('%s has no shapes', async (layer) => {
    const { features, geometryType } = await askLayer(layer)
    expect(geometryType).toBeUndefined()
    expect(features?.[0]).not.toHaveProperty('geometry')
  })

  it('contains two vocabularies in one column of Memphis', async () => {
    const rows = ((await askLayer('memphis')).features ?? []).map(({ attributes }) => attributes)
    expect(wordsIn(rows, 'Sub_Type')).toEqual(new Set(['RES', 'Residential', 'COM', 'Commercial']))
    expect(wordsIn(rows, 'Construction_Type')).toEqual(new Set(['New', 'NEW', 'Alteration']))
  })
})

describe('simulated tables', () => {
  const sqlOf = (host: string, resource: string, rest: string) =>
    ask(host, '/api/3/action/datastore_search_sql', { sql: `SELECT * FROM "${resource}" ${rest}` })
  const pittsburgh = 'f4d1177a-f597-4c32-8cbf-7885f56253f6'

  it('answer SQL in Boston, and no more in Pittsburgh', async () => {
    const where = `WHERE "issued_date" >= '2026-01-01' LIMIT 5`
    expect((await sqlOf('data.boston.gov', '6ddcd912-32a0-43df-9908-63574f8c7e77', where)).status).toBe(200)
    expect((await sqlOf('data.wprdc.org', pittsburgh, where)).status).toBe(403)
    const filters = JSON.stringify({ work_type: ['NEW', 'New Construction'] })
    const search = { resource_id: pittsburgh, filters }
    const answer = await ask('data.wprdc.org', '/api/3/action/datastore_search', search)
    const { result } = await answer.json()
    expect(wordsIn(result.records, 'work_type')).toEqual(new Set(['NEW', 'New Construction']))
  })

  it('repeat the projects of California', async () => {
    const answer = await sqlOf('data.ca.gov', 'fe505d9b-8c36-42ba-ba30-08bc4f34e022', 'LIMIT 5000')
    const { result } = await answer.json()
    expect(wordsIn(result.records, 'JURS_TRACKING_ID').size).toBeLessThan(result.records.length)
  })

  it('contains far years in Philadelphia, and two spellings of new construction', async () => {
    const q = 'SELECT "typeofwork", "permitissuedate" FROM "permits" LIMIT 5000'
    const { rows } = await (await ask('phl.carto.com', '/api/v2/sql', { q })).json()
    const years = new Set(rows.map((row: Row) => String(row.permitissuedate).slice(0, 4)))
    expect(years).toContain('3200')
    expect(years).toContain('9798')
    expect(wordsIn(rows, 'typeofwork')).toContain('NEW CONSTRUCTION')
  })
})
