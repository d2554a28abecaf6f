import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { facilitiesOfState } from '@/lib/sample-world/facilities/facilities'
import { createSimulatedRegistry, simulateRegistry } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const headers = { 'user-agent': 'test' }
const delaware = [...facilitiesOfState('DE')]
const registered = delaware.filter(({ isRegistered }) => isRegistered)
const id = registered.find(({ permits }) => permits.length > 3)?.registryId ?? ''

const table = (path: string) => simulateRegistry(new Request(`https://data.epa.gov/${path}`, { headers }))
const rows = async (path: string) => (await table(path)).json()

function rest(query: Record<string, string>) {
  const url = 'https://frs-public.epa.gov/ords/frs_public2/frs_rest_services.get_facilities'
  return simulateRegistry(new Request(`${url}?${new URLSearchParams(query)}`, { headers }))
}

const places = async (query: Record<string, string>) =>
  (await (await rest({ output: 'JSON', ...query })).json()).Results.FRSFacility

describe('the simulated tables', () => {
  it('answer in small letters whatever the letters of the path, without a position', async () => {
    const [site, ...others] = await rows(`efservice/FRS_FACILITY_SITE/REGISTRY_ID/${id}/JSON`)
    expect(others).toEqual([])
    expect(site).toMatchObject({ registry_id: id, state_code: 'DE', std_city_name: 'DOVER' })
    expect(
      Object.keys(site).every((name) => /^[a-z_]+$/.test(name) && !/latitude|longitude/.test(name)),
    ).toBe(true)
    expect(await rows(`dmapservice/frs.frs_facility_site/registry_id/equals/${id}/JSON`)).toEqual([site])
    expect(await rows(`efservice/frs_facility_site/registry_id/${id}/rows/0:0/json`)).toEqual([site])
  })

  it('list one record per program, some without a registry id', async () => {
    const links = await rows(`efservice/frs_program_facility/registry_id/${id}/rows/0:999/JSON`)
    expect(links.length).toBeGreaterThan(3)
    const window = await rows('efservice/frs_program_facility/pgm_sys_acrnm/NPDES/rows/0:2999/JSON')
    expect(window).toHaveLength(3_000)
    expect(window.some((row: Record<string, unknown>) => row.registry_id === null)).toBe(true)
    expect(new Set(window.map((row: Record<string, unknown>) => row.pgm_sys_id)).size).toBe(3_000)
    expect(new Set(window.map((row: Record<string, unknown>) => row.registry_id)).size).toBeLessThan(2_900)
  })

  it('count windows from 0 with both ends, and end in silence', async () => {
    const path = 'efservice/frs_program_facility/pgm_sys_acrnm/ACRES'
    const all = await rows(`${path}/rows/0:40/JSON`)
    expect(all).toHaveLength(41)
    expect(await rows(`${path}/rows/7:12/JSON`)).toEqual(all.slice(7, 13))
    const [{ TOTALQUERYRESULTS: total }] = await rows(`${path}/COUNT/JSON`)
    expect(await rows(`${path}/rows/${total - 1}:${total + 5}/JSON`)).toHaveLength(1)
    expect(await rows(`${path}/rows/${total}:${total + 5}/JSON`)).toEqual([])
    expect(await rows('efservice/frs_program_facility/pgm_sys_acrnm/NOPE/rows/0:9/JSON')).toEqual([])
    expect(await rows('efservice/frs_facility_site/registry_id/110000000000/JSON')).toEqual([])
    expect(await rows(`${path}/rows/0:99999/JSON`)).toHaveLength(Math.min(total, 10_000))
  })

  it('count the sites of a state, in capitals and as a number', async () => {
    expect(await rows('efservice/frs_facility_site/state_code/DE/COUNT/JSON')).toEqual([
      { TOTALQUERYRESULTS: registered.length },
    ])
    expect(await rows('efservice/frs_facility_site/state_code/ZZ/COUNT/JSON')).toEqual([
      { TOTALQUERYRESULTS: 0 },
    ])
    const together = 'dmapservice/frs.frs_program_facility/pgm_sys_acrnm/equals/TRIS/and/state_code/equals/DE'
    const reporters = delaware.filter(({ permits }) => permits.some(({ program }) => program === 'toxics'))
    expect(await rows(`${together}/COUNT/JSON`)).toEqual([{ TOTALQUERYRESULTS: reporters.length }])
  })

  it('hold what people typed, and words for nothing', async () => {
    const sites: Record<string, string | null>[] = await rows(
      'efservice/frs_facility_site/state_code/DE/JSON',
    )
    const values = (name: string) => new Set(sites.map((row) => row[name]))
    expect(sites).toHaveLength(registered.length)
    expect([...values('supplemental_location')]).toEqual(
      expect.arrayContaining(['NA', 'N/A', 'UNKNOWN', null]),
    )
    expect(values('state_name')).toEqual(new Set(['DE', 'DELAWARE']))
    expect([...values('county_name')]).toEqual(expect.arrayContaining(['KENT', 'KENNT', null]))
    expect(values('fips_code')).toContain(null)
    const shapes = (name: string) => new Set([...values(name)].map((text) => text?.replaceAll(/\d/g, '0')))
    expect(shapes('postal_code')).toEqual(new Set(['00000', '00000-0000']))
    expect(shapes('create_date')).toContain('0000-00-00 00:00:00')
    expect(shapes('create_date')).toContain('00-MAY-00')
  })

  it('refuse what they do not have, and what would take too long', async () => {
    const missing = await table('efservice/frs_secrets/registry_id/1/JSON')
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { error: 'Table FRS_SECRETS is not available.' },
    ])
    expect(
      (await table('efservice/frs_program_facility/pgm_sys_acrnm/AIRS%2FAFS/rows/0:9/JSON')).status,
    ).toBe(404)
    expect((await table('dmapservice/frs.frs_facility_site/registry_id/near/1/JSON')).status).toBe(404)
    expect((await table('efservice/frs_facility_site/primary_name/CONTAINING/MILL/JSON')).status).toBe(500)
  })

  it('answers in XML unless the query selects JSON', async () => {
    const count = await table('efservice/frs_facility_site/state_code/DE/COUNT')
    expect(count.headers.get('content-type')).toBe('text/xml')
    expect((await table('dmapservice/frs.frs_system_ref')).headers.get('content-type')).toMatch(/json/)
  })

  it('hold invented people beside the places', async () => {
    const [contact] = await rows('efservice/frs_contact/rows/0:0/JSON')
    expect(contact.full_name).toMatch(/TEAKETTLE/)
    expect(JSON.stringify(await rows(`efservice/frs_program_facility/registry_id/${id}/JSON`))).not.toMatch(
      /TEAKETTLE/,
    )
  })

  it.skipIf(!samples)('contains only recorded columns', async () => {
    const path = join(samples ?? '', 'federal-env-registry/envirofacts-frs-table-columns.json')
    const recorded: Record<string, string[]> = JSON.parse(readFileSync(path, 'utf8'))
    for (const [name, columns] of Object.entries(recorded)) {
      const response = await table(`efservice/${name}/rows/0:20/JSON`)
      if (response.status === 404) continue
      for (const row of await response.json())
        expect(columns).toEqual(expect.arrayContaining(Object.keys(row)))
    }
  })
})

describe('the simulated search for places', () => {
  it('returns positions, and programs on request', async () => {
    const [place] = await places({ registry_id: id })
    expect(place).toMatchObject({ RegistryId: id, StateAbbr: 'DE' })
    expect(place).not.toHaveProperty('ProgramFacilities')
    const kinds = new Set<boolean>()
    for (const { registryId } of registered.slice(0, 40)) {
      const [{ ProgramFacilities }] = await places({ registry_id: registryId, program_output: 'yes' })
      kinds.add(Array.isArray(ProgramFacilities))
    }
    expect(kinds).toEqual(new Set([true, false]))
    const unplaced = registered.find(({ position }) => position === null)
    expect((await places({ registry_id: unplaced?.registryId ?? '' }))[0].Latitude83).toBeNull()
  })

  it('finds by circle and program, nothing in the sea, and refuses a state alone', async () => {
    const near = { latitude83: '39.16', longitude83: '-75.53', search_radius: '1' }
    const all = await places(near)
    const waste = await places({ ...near, pgm_sys_acrnm: 'RCRAINFO' })
    expect(waste.length).toBeLessThan(all.length)
    expect(await places({ latitude83: '25', longitude83: '-92', search_radius: '1' })).toEqual([])
    expect((await rest({ state_abbr: 'DE', output: 'JSON' })).status).toBe(400)
    expect((await rest({ ...near, search_radius: '26' })).status).toBe(400)
    expect((await rest(near)).headers.get('content-type')).toBe('text/xml')
  })

  it.skipIf(!samples)('returns the same fields as the recorded places', async () => {
    const file = 'federal-env-registry/frs-rest-get_facilities-houston-rcrainfo-2026-07-excerpt.json'
    const recorded = JSON.parse(readFileSync(join(samples ?? '', file), 'utf8')).Results.FRSFacility
    const [place] = await places({ latitude83: '29.76', longitude83: '-95.37', search_radius: '0.2' })
    expect(Object.keys(place)).toEqual(Object.keys(recorded[0]))
  })
})

describe('a simulated registry in trouble', () => {
  const request = (init?: RequestInit) =>
    new Request('https://data.epa.gov/efservice/frs_facility_site/rows/1:3/JSON', init)

  it('answers robots and the blocked with a web page, and fails now and then', async () => {
    const { simulate, switches } = createSimulatedRegistry({ failures: 1 })
    expect((await simulate(request())).headers.get('content-type')).toBe('text/html')
    expect((await simulate(request({ headers }))).status).toBe(500)
    expect((await simulate(request({ headers }))).status).toBe(200)
    switches.isBlocked = true
    expect((await simulate(request({ headers }))).status).toBe(403)
  })

  it('promises no order between two windows', async () => {
    const { simulate } = createSimulatedRegistry({ hasOverlap: true })
    const usual = await (await simulateRegistry(request({ headers }))).json()
    expect((await (await simulate(request({ headers }))).json()).slice(1)).toEqual(usual.slice(0, 2))
  })
})
