import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { facilitiesOfState } from '@/lib/sample-world/facilities/facilities'
import { simulateRegistry } from './simulator'

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

describe('simulated registry tables', () => {
  it('contains invented people in the contact table but not in the program table', async () => {
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

describe('simulated place search', () => {
  it.skipIf(!samples)('returns the same fields as the recorded places', async () => {
    const file = 'federal-env-registry/frs-rest-get_facilities-houston-rcrainfo-2026-07-excerpt.json'
    const recorded = JSON.parse(readFileSync(join(samples ?? '', file), 'utf8')).Results.FRSFacility
    const [place] = await places({ latitude83: '29.76', longitude83: '-95.37', search_radius: '0.2' })
    expect(Object.keys(place)).toEqual(Object.keys(recorded[0]))
  })
})
