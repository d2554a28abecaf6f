import { describe, expect, it } from 'vitest'
import { simulateFloridaParcels } from './us-florida-parcels/simulator'
import { floridaFixture } from './us-public-assessments/fixtures/florida'
import { sources } from './us-public-assessments/recipe/source-list'
import { createAssessments, problemOf, sampleWith, search } from './us-public-assessments/testing/engine'
import { testSources } from './us-public-assessments/testing/source-suite'

/**
 * Another connector simulates the Florida roll, so the test of this source is outside of the folders of both
 * connectors.
 */
const simulators = { 'services9.arcgis.com': simulateFloridaParcels }

testSources(
  sources.filter(({ id }) => id === 'florida-assessments'),
  simulators,
)

const { source, place, clean, parcelId } = floridaFixture

function watched(closed = false) {
  const urls: URL[] = []
  const sample = sampleWith(simulators)
  const engine = createAssessments({
    transport: async (request) => {
      const url = new URL(request.url)
      urls.push(url)
      const isClosed = closed && url.hostname === 'services9.arcgis.com'
      const refusal = { error: { code: 499, message: 'Token Required', details: [] } }
      return isClosed ? Response.json(refusal) : sample(request)
    },
  })
  return { engine, urls }
}

describe('Florida by address', () => {
  it('queries the geocoder and then the parcels around the point, never the parcels by address text', async () => {
    const { engine, urls } = watched()
    const { records } = await search({ source, ...place, streetAddress: clean }, engine)
    expect(records.map((record) => record.parcelId)).toEqual([parcelId])
    expect(urls[0]?.hostname).toBe('geocoding.geo.census.gov')
    const queries = urls.filter(({ pathname }) => pathname.endsWith('/query'))
    expect(queries).toHaveLength(1)
    expect(Object.fromEntries(queries[0]?.searchParams ?? [])).toMatchObject({
      where: '1=1',
      geometryType: 'esriGeometryEnvelope',
      returnGeometry: 'false',
    })
    expect(queries[0]?.searchParams.has('distance')).toBe(false)
  })

  it("cites the time of the layer's last edit", async () => {
    const { records } = await search({ source, parcelId }, watched().engine)
    expect(records[0]?.sourceUpdatedAt).toBe('2026-09-30T14:05:00.000Z')
  })

  it('requests no parcels if the geocoder finds no such address', async () => {
    const { engine, urls } = watched()
    const { records, caveats } = await search({ source, streetAddress: floridaFixture.nobody }, engine)
    expect(records).toEqual([])
    expect(caveats.join(' ')).toContain('Nothing in Florida')
    expect(urls.filter(({ hostname }) => hostname === 'services9.arcgis.com')).toEqual([])
  })

  it('links to the official page while the source loads a new year', async () => {
    const problem = await problemOf('searchProperties', { source, parcelId }, watched(true).engine)
    expect(problem.code).toMatch(/^upstream_/)
    expect(problem.message).toContain('https://www.arcgis.com/home/item.html')
  })
})
