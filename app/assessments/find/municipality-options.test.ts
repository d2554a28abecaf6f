import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerMunicipalities } from './municipality-options'

const one = (code: string, name: string, county: string | null = 'Niagara') => ({ code, name, county })
const lockport = [one('290900', 'Lockport'), one('292600', 'Lockport')]
const listed = [one('010100', 'Albany', 'Albany'), ...lockport, one('292800', 'Newfane')]

describe('offerMunicipalities', () => {
  it('lists the county of the address first, and marks the municipality with the name of the city as likely', () => {
    const { options, likely } = offerMunicipalities(listed, { city: 'NEWFANE', county: 'Niagara County' })
    expect(options[0]?.group).toBe('Niagara County')
    expect(options.at(-1)).toEqual({ value: '010100', label: 'Albany', group: 'Albany County' })
    expect(likely).toBe('292800')
  })

  it('labels municipalities of the same name differently, and marks neither as likely', () => {
    const { options, likely } = offerMunicipalities(listed, { city: 'Lockport', county: 'Niagara' })
    expect(options.slice(0, 2).map(({ label }) => label)).toEqual([
      'Lockport (code 290900)',
      'Lockport (code 292600)',
    ])
    expect(likely).toBeUndefined()
  })

  it('marks no municipality in another county as likely', () => {
    expect(offerMunicipalities(listed, { city: 'Albany', county: 'Niagara' }).likely).toBeUndefined()
    expect(offerMunicipalities(listed, { city: 'Albany' }).likely).toBeUndefined()
  })

  it('lists every municipality once, for any address', () => {
    const counties = fc.constantFrom('Albany', 'Erie', 'Niagara', null)
    const municipality = fc.record({
      code: fc.stringMatching(/^\d{6}$/),
      name: fc.string(),
      county: counties,
    })
    const hints = fc.record({ city: fc.string(), county: fc.string() }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.uniqueArray(municipality, { selector: ({ code }) => code }), hints, (all, hint) => {
        const { options } = offerMunicipalities(all, hint)
        expect(options.map(({ value }) => value).toSorted()).toEqual(all.map(({ code }) => code).toSorted())
      }),
    )
  })
})
