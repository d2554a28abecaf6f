import { describe, expect, it } from 'vitest'
import { createFaults } from '@/lib/connector/upstream/faults'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { floridaFixture } from './fixtures/florida'
import { rolls } from './simulated/rolls'
import { createAssessments, problemOf, sample, search } from './testing/engine'
import { findProperty } from './testing/fixture'

const parnoOf = textOf(rolls.northCarolina, 'parcelId')

const faults = createFaults()
faults.set('geocoding.geo.census.gov', 'down')
const engine = createAssessments({ transport: faults.wrap(sample) })

const source = 'north-carolina-assessments'
const house = findProperty(towns('NC', 'Raleigh'), ({ kind }) => kind === 'house')
const streetAddress = writeStreetLine(house.address)
const nobody = streetAddress.replace(/^\d+/, '17')

describe('unavailable geocoder', () => {
  it('searches by text if the request names a county', async () => {
    const { records } = await search({ source, streetAddress, city: 'Raleigh', county: 'Wake' }, engine)
    expect(records.map(({ parcelId }) => parcelId)).toEqual([parnoOf(house)])
  })

  it('reports an address that the geocoder cannot read under the parameter streetAddress', async () => {
    const refusing = createAssessments({
      transport: (request) =>
        request.url.includes('geocoding')
          ? Promise.resolve(Response.json({ errors: ['Address cannot be empty'] }, { status: 400 }))
          : sample(request),
    })
    const { clean: typed, source: florida } = floridaFixture
    const params = { source: florida, streetAddress: typed, city: 'Pensacola' }
    const problem = await problemOf('searchProperties', params, refusing)
    expect(problem).toMatchObject({ code: 'invalid_params', paths: ['streetAddress'] })
  })

  it.each([
    [
      'after a search by text without a match',
      { source, streetAddress: nobody, city: 'Raleigh', county: 'Wake' },
    ],
    [
      'for a source without a search by text',
      { source: floridaFixture.source, streetAddress: floridaFixture.clean, city: 'Pensacola' },
    ],
  ])('names the geocoder as the failed service %s', async (_where, params) => {
    const problem = await problemOf('searchProperties', params, engine)
    expect(problem.code).toBe('upstream_unavailable')
    expect(problem.message).toMatch(/^The Census Bureau’s address finder .*is not answering/)
    expect(problem.message).toContain('The official page may still work: https://')
  })
})
