import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  facilitiesNear,
  facilitiesOfState,
  permitId,
  type SampleFacility,
} from '@/lib/sample-world/facilities/facilities'
import { createSimulatedCompliance, type SimulatedCompliance } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const headers = { 'user-agent': 'test' }
const houston = { p_lat: '29.76', p_long: '-95.37', p_radius: '1' }
const delaware = [...facilitiesOfState('DE')]

function send(source: SimulatedCompliance, operation: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ output: 'JSON', ...query })
  const [family, name] = operation.split('.')
  const url = `https://echodata.epa.gov/echo/${family}_rest_services.${name}?${search}`
  return source.simulate(new Request(url, { headers }))
}

async function ask(source: SimulatedCompliance, operation: string, query: Record<string, string> = {}) {
  const response = await send(source, operation, query)
  expect(response.status).toBe(200)
  return (await response.json()).Results
}

async function columnIds(source: SimulatedCompliance, family: string, names: string[]) {
  const { ResultColumns } = await ask(source, `${family}.metadata`)
  return names.map((name) => {
    const match = ResultColumns.find((column: Record<string, string>) => column.ObjectName === name)
    return match?.ColumnID
  })
}

/** Runs both steps and reads every page. */
async function search(family: string, query: Record<string, string>, names: string[] = []) {
  const source = createSimulatedCompliance()
  const summary = await ask(source, `${family}.get_facilities`, query)
  const qcolumns = (await columnIds(source, family, names)).join(',')
  const rows: Record<string, string | null>[] = []
  for (let page = 1; ; page += 1) {
    const params = { qid: summary.QueryID, pageno: String(page), ...(qcolumns ? { qcolumns } : {}) }
    const { Facilities } = await ask(source, `${family}.get_qid`, params)
    if (Facilities.length === 0) return { summary, rows }
    rows.push(...Facilities)
  }
}

async function countRows(family: string, query: Record<string, string>) {
  return (await ask(createSimulatedCompliance(), `${family}.get_facilities`, query)).QueryRows
}

describe('a simulated search', () => {
  it('answers first with counts and a number, then with rows of text in order of name', async () => {
    const { summary, rows } = await search('echo', { ...houston, responseset: '250' })
    expect(summary).toMatchObject({ Message: 'Success', QueryID: '79', BadSystemIDs: null })
    expect(summary.TotalPenalties).toMatch(/^\$[\d,]+$/)
    expect(summary).not.toHaveProperty('Facilities')
    expect(rows).toHaveLength(Number(summary.QueryRows))
    expect(rows.length).toBe([...facilitiesNear(-95.37, 29.76, 1)].length)
    const names = rows.map((row) => row.FacName ?? '')
    expect(names).toEqual(names.toSorted())
    const values = rows.flatMap((row) => Object.values(row))
    expect(values.filter((value) => value !== null && typeof value !== 'string')).toEqual([])
  })

  it('cuts pages by the size of the search, whatever the request for rows says', async () => {
    const source = createSimulatedCompliance()
    await ask(source, 'echo.get_facilities', { ...houston, responseset: '100' })
    const page = await ask(source, 'echo.get_qid', { qid: '79', pageno: '2', responseset: '500' })
    expect(page).toMatchObject({ Message: 'Working', QueryID: '79', PageNo: '2' })
    expect(page.Facilities).toHaveLength(100)
    expect((await ask(source, 'echo.get_qid', { qid: '79', pageno: '99' })).Facilities).toEqual([])
    const listed = await ask(source, 'echo.get_facilities', { ...houston, responseset: '5', tablelist: 'Y' })
    expect([listed.PageNo, listed.Facilities.length]).toEqual(['1', 5])
  })

  it('returns longitudes only on request', async () => {
    for (const family of ['echo', 'air', 'cwa']) {
      const { rows } = await search(family, { ...houston, p_radius: '0.5' })
      expect(rows[0]).toHaveProperty('FacLat')
      expect(rows[0]).not.toHaveProperty('FacLong')
      const answer = await search(family, { ...houston, p_radius: '0.5' }, ['FacLong', 'RegistryID'])
      expect(Object.keys(answer.rows[0] ?? {})).toEqual(['FacLong', 'RegistryID'])
    }
  })

  it('moves its columns and changes their spelling with a release', async () => {
    const [before, after] = [createSimulatedCompliance(), createSimulatedCompliance({ columnOrder: 3 })]
    const names = ['FacLat', 'FacLong', 'RegistryID']
    expect(await columnIds(before, 'air', names)).not.toEqual(await columnIds(after, 'air', names))
    expect(await columnIds(after, 'echo', ['TRIFlag', 'TriFlag'])).toEqual([undefined, expect.any(String)])
    await ask(after, 'air.get_facilities', houston)
    const stale = (await columnIds(before, 'air', ['FacLong'])).join()
    const [row] = (await ask(after, 'air.get_qid', { qid: '79', qcolumns: `${stale},9999` })).Facilities
    expect(Object.keys(row)).toHaveLength(1)
    expect(row).not.toHaveProperty('FacLong')
  })

  it('passes over what it does not know', async () => {
    const bogus = { ...houston, p_naics: '999999', p_sr: '3' }
    expect(await countRows('echo', bogus)).toBe(await countRows('echo', houston))
    expect((await search('echo', { p_st: 'ZZ' })).summary).toMatchObject({ QueryRows: '0', SVRows: '0' })
    const halfCircle = { p_st: 'DE', p_lat: '39', p_radius: '1' }
    expect(await countRows('cwa', halfCircle)).toBe(await countRows('cwa', { p_st: 'DE' }))
  })

  it('knows counties by number everywhere, by name with a state, and never by name for air', async () => {
    const rowsOf = async (family: string, query: Record<string, string>) =>
      Number(await countRows(family, query))
    const kent = await rowsOf('echo', { p_fips: '10001' })
    expect(kent).toBe(delaware.filter(({ county }) => county.geoid === '10001').length)
    expect(await rowsOf('echo', { p_st: 'DE', p_co: 'kent' })).toBe(kent)
    expect(await rowsOf('air', { p_st: 'DE', p_co: 'Kent' })).toBe(await rowsOf('air', { p_st: 'DE' }))
    expect(await rowsOf('air', { p_fips: '10001' })).toBeLessThan(await rowsOf('air', { p_st: 'DE' }))
    expect(await rowsOf('echo', { p_fips: '1001' })).toBe(0)
    expect(await rowsOf('echo', { p_fips: '10001', p_st: 'MD' })).toBe(0)
  })

  it('narrows by box, industry and activity', async () => {
    const count = (is: (facility: SampleFacility) => boolean) => String(delaware.filter(is).length)
    const rowsOf = (query: Record<string, string>) => countRows('echo', { p_st: 'DE', ...query })
    const holds = (field: 'naics' | 'sic', start: string) => (facility: SampleFacility) =>
      facility.industries.some((industry) => industry[field].startsWith(start))
    expect(await rowsOf({ p_ncs: '332' })).toBe(count(holds('naics', '332')))
    expect(await rowsOf({ p_sic: '3471' })).toBe(count(holds('sic', '3471')))
    expect(await rowsOf({ p_sic: '34' })).toBe('0')
    expect(await rowsOf({ p_sic2: '34' })).toBe(count(holds('sic', '34')))
    expect(await rowsOf({ p_act: 'Y' })).toBe(count(({ isActive }) => isActive))
    expect(await rowsOf({ p_act: 'N' })).toBe(count(({ isActive }) => !isActive))
    const box = { p_c1lat: '38', p_c1lon: '-76', p_c2lat: '40', p_c2lon: '-75' }
    const swapped = { p_c1lat: '40', p_c1lon: '-75', p_c2lat: '38', p_c2lon: '-76' }
    expect(await rowsOf(box)).toBe(count(({ position }) => position !== null))
    expect(await rowsOf(swapped)).toBe(await rowsOf(box))
  })

  it('writes a row per permit for air and water', async () => {
    for (const family of ['air', 'cwa']) {
      const { summary, rows } = await search(family, { p_st: 'DE' }, ['SourceID', 'RegistryID'])
      expect(new Set(rows.map((row) => row.SourceID)).size).toBe(Number(summary.QueryRows))
      expect(new Set(rows.map((row) => row.RegistryID)).size).toBeLessThan(rows.length)
      expect(rows.some((row) => row.RegistryID === '')).toBe(true)
    }
  })

  it('contains invalid ids, missing positions and impossible dates', async () => {
    const names = ['RegistryID', 'FacLat', 'FacLong', 'FacDateLastFormalAction', 'FacTotalPenalties']
    const { rows } = await search('echo', { p_st: 'DE' }, names)
    const kinds = new Set(rows.map((row) => row.RegistryID?.replace(/\d+/, (digits) => `${digits.length}`)))
    expect(kinds).toEqual(new Set(['12', 'DER9', '4']))
    expect(new Set(rows.filter((row) => !Number(row.FacLat)).map((row) => row.FacLong))).toEqual(
      new Set([null, '0']),
    )
    const dates = new Set(rows.map((row) => row.FacDateLastFormalAction))
    expect([dates.has(null), dates.has('00/00/0000'), dates.has('01/01/0001')]).toEqual([true, true, true])
    expect(rows.some((row) => /^\$\d{1,3},\d{3}$/.test(row.FacTotalPenalties ?? ''))).toBe(true)
  })

  it('leaves facilities without a position out of its map file, where numbers are numbers', async () => {
    const source = createSimulatedCompliance()
    const { QueryRows } = await ask(source, 'cwa.get_facilities', { p_st: 'DE' })
    const file = await (await send(source, 'cwa.get_geojson', { qid: '79' })).json()
    expect(file.features.length).toBeLessThan(Number(QueryRows))
    expect(file.features.length).toBeGreaterThan(0.9 * Number(QueryRows))
    expect(file.features[0].geometry.coordinates.map(Number.isFinite)).toEqual([true, true])
    expect(typeof file.features[0].properties.CWPQtrsWithNC).toBe('number')
  })

  it('refuses what is too wide, or no place, under status 200', async () => {
    const source = createSimulatedCompliance()
    for (const query of [new URLSearchParams({ p_st: 'TX' }), new URLSearchParams()]) {
      const { Error: refusal } = await ask(source, 'echo.get_facilities', Object.fromEntries(query))
      expect(refusal.ErrorMessage).toMatch(/^Rows Returned would be \d{6}\. Queryset Limit would be exceeded/)
    }
    for (const radius of ['0', '100', '-1', 'wide']) {
      const { Error: refusal } = await ask(source, 'echo.get_facilities', { ...houston, p_radius: radius })
      expect(refusal.ErrorMessage).toMatch(/^We could not process your query/)
    }
    const narrow = createSimulatedCompliance({ rowLimit: 600 })
    expect(await ask(narrow, 'echo.get_facilities', houston)).toHaveProperty('Error')
  })
})

describe('simulated query numbers', () => {
  it('forgets query numbers in time, with an error or an empty answer', async () => {
    let now = 0
    const source = createSimulatedCompliance({ now: () => now, lifetimeMs: 1_000 })
    await ask(source, 'echo.get_facilities', houston)
    now = 1_001
    const lost = await ask(source, 'echo.get_qid', { qid: '79' })
    expect(lost.Error.ErrorMessage).toMatch(/not found in ECHO$/)
    source.switches.forgotten = 'empty'
    expect(await ask(source, 'echo.get_qid', { qid: '79' })).toMatchObject({ Facilities: [] })
    source.switches.forgotten = 'other'
    const other = await ask(source, 'echo.get_qid', { qid: '79' })
    expect(other.QueryID).toBe('79')
    expect(other.Facilities[0].FacState).toBe('RI')
  })

  it('loses a query number between two pages', async () => {
    const source = createSimulatedCompliance({ readsRemembered: 1 })
    await ask(source, 'echo.get_facilities', { ...houston, responseset: '10' })
    expect((await ask(source, 'echo.get_qid', { qid: '79' })).Facilities).toHaveLength(10)
    expect(await ask(source, 'echo.get_qid', { qid: '79', pageno: '2' })).toHaveProperty('Error')
  })

  it('issues small query numbers that all clients share and that come round again', async () => {
    const source = createSimulatedCompliance()
    const small = { p_st: 'ZZ' }
    await ask(source, 'echo.get_facilities', houston)
    expect((await ask(source, 'air.get_facilities', small)).QueryID).toBe('80')
    expect(await ask(source, 'echo.get_qid', { qid: '80' })).toHaveProperty('Error')
    source.giveAway(79, 'echo', { p_fips: '10001' })
    expect((await ask(source, 'echo.get_qid', { qid: '79' })).Facilities[0].FacState).toBe('DE')
    const numbers = new Set<number>()
    for (let step = 0; step < 1_000; step += 1) {
      await ask(source, 'echo.get_facilities', small)
      numbers.add(source.latestNumber())
    }
    expect([numbers.size, Math.min(...numbers), Math.max(...numbers)]).toEqual([999, 1, 999])
  })
})

describe('a simulated source in trouble', () => {
  it('answers robots and the blocked with a web page', async () => {
    const source = createSimulatedCompliance()
    const url = 'https://echodata.epa.gov/echo/echo_rest_services.metadata?output=JSON'
    const nameless = await source.simulate(new Request(url))
    expect([nameless.status, nameless.headers.get('content-type')]).toEqual([403, 'text/html'])
    source.switches.isBlocked = true
    expect((await send(source, 'echo.metadata')).status).toBe(403)
  })

  it('fails now and then, and always where nothing is', async () => {
    const source = createSimulatedCompliance({ failures: 1 })
    expect((await send(source, 'echo.metadata')).status).toBe(500)
    expect((await send(source, 'echo.metadata')).status).toBe(200)
    expect((await send(source, 'echo.get_metadata')).status).toBe(500)
    expect((await send(source, 'sdw.get_facilities')).status).toBe(404)
  })

  it('cuts, repeats and loses', async () => {
    const source = createSimulatedCompliance()
    const read = async () => {
      const { QueryRows, QueryID } = await ask(source, 'echo.get_facilities', houston)
      const { Facilities } = await ask(source, 'echo.get_qid', { qid: QueryID })
      return { total: Number(QueryRows), rows: Facilities }
    }
    const usual = await read()
    source.switches.cutShare = 0.5
    expect((await read()).rows).toHaveLength(Math.ceil(usual.total / 2))
    Object.assign(source.switches, { cutShare: 0, repeatShare: 0.3 })
    const repeating = await read()
    expect(repeating.total).toBeGreaterThan(usual.total)
    expect(repeating.rows).toHaveLength(repeating.total)
    Object.assign(source.switches, { repeatShare: 0, unplacedShare: 0.3 })
    const lost = (await read()).rows.filter((row: Record<string, unknown>) => row.FacLat === null)
    expect(lost.length).toBeGreaterThan(0.15 * usual.total)
  })
})

describe('a simulated facility report', () => {
  const source = createSimulatedCompliance()
  const withPermit = (program: string) =>
    delaware.find(
      ({ isRegistered, permits }) => isRegistered && permits.some((permit) => permit.program === program),
    )

  it('finds a report by registry id and by permit, and marks invalid ids', async () => {
    const facility = withPermit('water')
    const permit = facility?.permits.find(({ program }) => program === 'water')
    const byId = await ask(source, 'dfr.get_dfr', { p_id: facility?.registryId ?? '' })
    expect(byId).toMatchObject({ Message: 'Success', RegistryID: facility?.registryId })
    expect(byId.Permits[0]).toMatchObject({ Statute: '', EPASystem: 'FRS', SourceID: facility?.registryId })
    const id = facility && permit ? permitId(facility, permit) : ''
    expect((await ask(source, 'dfr.get_dfr', { p_id: id })).RegistryID).toBe(facility?.registryId)
    for (const unknown of ['110000000000', '9434', 'nonsense']) {
      const { Error: refusal } = await ask(source, 'dfr.get_dfr', { p_id: unknown })
      expect(refusal.ErrorMessage).toBe(`ID ${unknown} is invalid`)
    }
  })

  it('returns twelve quarters for air and waste and thirteen for both kinds of water, oldest first', async () => {
    const report = async (program: string) =>
      ask(source, 'dfr.get_dfr', { p_id: withPermit(program)?.registryId ?? '' })
    const air = (await report('air')).AirCompliance
    expect([air.Header.Qtr1Start, air.Header.Qtr12End, air.Header.Qtr13End]).toEqual([
      '01/01/2024',
      '12/31/2026',
      undefined,
    ])
    expect(Object.keys(air.Sources[0].PermitHistory)).toHaveLength(13)
    const water = (await report('water')).CWA3YrCompliance
    expect([water.Header.Qtr13Start, water.Header.Qtr13End]).toEqual(['07/01/2026', '11/13/2026'])
    expect(water.Sources[0].Status[0]).toHaveProperty('Qtr13Status')
    expect((await report('waste')).RCRACompliance).toMatchObject({
      Qtr12End: '12/31/2026',
      Sources: expect.any(Array),
    })
    expect((await report('drinkingWater')).SDWISCompliance).toMatchObject({ Qtr13End: '09/30/2026' })
  })

  it('omits the registry row for a site without a registry id', async () => {
    const facility = delaware.find(({ registryId }) => registryId.startsWith('DER'))
    const report = await ask(source, 'dfr.get_dfr', { p_id: facility?.registryId ?? '' })
    expect(report.Permits.some((row: Record<string, unknown>) => row.EPASystem === 'FRS')).toBe(false)
    expect(report.Permits.some((row: Record<string, unknown>) => row.SourceID === facility?.registryId)).toBe(
      true,
    )
  })

  it('lists an action again under each permit of its law, and counts its penalty once', async () => {
    const isFined = (facility: SampleFacility) =>
      facility.permits.filter(({ program }) => program === 'water').length > 1 &&
      facility.permits.some(
        ({ program, record }) => program === 'water' && record?.formal.some(({ penalty }) => penalty),
      )
    const facility = delaware.find((candidate) => candidate.isRegistered && isFined(candidate))
    const report = await ask(source, 'dfr.get_dfr', { p_id: facility?.registryId ?? '' })
    const dollars = (text: string | null) => Number(text?.replaceAll(/[$,]/g, '') ?? 0)
    const water = (rows: Record<string, string | null>[]) => rows.filter((row) => row.Statute === 'CWA')
    const listed = water(report.FormalActions.Action).reduce(
      (sum, row) => sum + dollars(row.PenaltyAmount ?? null),
      0,
    )
    const [summary] = water(report.EnforcementComplianceSummaries.Summaries)
    expect(dollars(summary?.TotalPenalties ?? null)).toBeGreaterThan(0)
    expect(listed).toBeGreaterThan(dollars(summary?.TotalPenalties ?? null))
  })

  it('names several sites for some permits, and writes nothing in three ways', async () => {
    const shapes = new Set<string>()
    let ambiguous = 0
    for (const facility of delaware.slice(0, 400)) {
      const permit = facility.permits.find(({ program }) => program === 'water')
      const report = await ask(source, 'dfr.get_dfr', { p_id: permit?.id ?? facility.registryId })
      if (report.MultipleFRSFacilities?.RegistryIDs?.length > 1) ambiguous += 1
      else shapes.add(JSON.stringify(report.AWSDocs))
    }
    expect(ambiguous).toBeGreaterThan(0)
    expect(shapes).toEqual(new Set(['{}', 'null', '""']))
  })

  it('grows as long as a test wants', async () => {
    const busy = delaware.find(({ permits }) =>
      permits.some(({ record }) => (record?.inspections.length ?? 0) > 3),
    )
    const long = createSimulatedCompliance({ reportRepeats: 50 })
    const usual = await ask(source, 'dfr.get_dfr', { p_id: busy?.registryId ?? '' })
    const grown = await ask(long, 'dfr.get_dfr', { p_id: busy?.registryId ?? '' })
    expect(grown.ComplianceHistory.Inspection).toHaveLength(50 * usual.ComplianceHistory.Inspection.length)
  })
})

describe.skipIf(!samples)('beside recorded answers', () => {
  const recorded = (name: string) =>
    JSON.parse(readFileSync(join(samples ?? '', 'federal-env-compliance', name), 'utf8'))
  const source = createSimulatedCompliance()

  it.each([
    ['echo', 'echo-get_facilities-houston-2026-07.json'],
    ['air', 'air-get_facilities-2024.json'],
    ['cwa', 'cwa-get_facilities-2024.json'],
  ])('the counts of %s have the same names', async (family, file) => {
    const keys = Object.keys(recorded(file).Results).filter((name) => name !== 'EJHighRows')
    expect(Object.keys(await ask(source, `${family}.get_facilities`, houston))).toEqual(keys)
  })

  it('the refusal reads the same', async () => {
    const { Results } = recorded('cwa-get_facilities-queryset-limit-error-2024.json')
    const { Error: refusal } = await ask(source, 'echo.get_facilities', { p_st: 'TX' })
    const plain = ({ ErrorMessage }: { ErrorMessage: string }) => ErrorMessage.replace(/\d+/, 'N')
    expect(plain(refusal)).toBe(plain(Results.Error))
  })

  it.each([
    ['air', 'air-metadata-2024-trimmed.json'],
    ['cwa', 'cwa-metadata-2024-trimmed.json'],
  ])('the columns of %s have recorded names and other numbers', async (family, file) => {
    const old = new Map<string, string>(
      recorded(file).Results.ResultColumns.map((column: Record<string, string>) => [
        column.ObjectName,
        column.ColumnID,
      ]),
    )
    const { ResultColumns } = await ask(source, `${family}.metadata`)
    const shared = ResultColumns.filter(({ ObjectName }: Record<string, string>) => old.has(ObjectName ?? ''))
    expect(shared).toHaveLength(ResultColumns.length)
    expect(
      shared.some((column: Record<string, string>) => old.get(column.ObjectName ?? '') !== column.ColumnID),
    ).toBe(true)
    expect(Object.keys(ResultColumns[0])).toEqual(Object.keys(recorded(file).Results.ResultColumns[0]))
  })

  it('rows, features and report sections have recorded names', async () => {
    const [row] = recorded('echo-get_qid-houston-2026-07-excerpt.json').Results.Facilities
    const { rows } = await search('echo', houston)
    for (const name of Object.keys(row)) expect(rows[0]).toHaveProperty(name)
    const report = recorded('dfr-get_dfr-composite-2019-trimmed.json').Results
    const facility = delaware.find(({ isRegistered, permits }) => isRegistered && permits.length > 3)
    const simulated = await ask(source, 'dfr.get_dfr', { p_id: facility?.registryId ?? '' })
    for (const name of Object.keys(report)) expect(simulated).toHaveProperty(name)
    expect(Object.keys(simulated.Permits[0]).toSorted()).toEqual(Object.keys(report.Permits[0]).toSorted())
    const [summary] = report.EnforcementComplianceSummaries.Summaries
    expect(Object.keys(simulated.EnforcementComplianceSummaries.Summaries[0])).toEqual(Object.keys(summary))
  })
})
