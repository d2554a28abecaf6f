import { describe, expect, it } from 'vitest'
import { cookCountyFixture } from './fixtures/cook-county-il'
import { massachusettsFixture } from './fixtures/massachusetts'
import { exampleKey } from './get-property-history'
import { createAssessments, history, keyOf, problemOf, sample, search } from './testing/engine'

const cook = 'cook-county-il-assessments'
const ma = 'massachusetts-assessments'

describe('invalid parameters', () => {
  const inputs: [string, Record<string, unknown>, string, string | undefined][] = [
    ['no search key', { source: cook }, 'invalid_params', 'streetAddress'],
    ['an unknown source', { source: 'cook-county', parcelId: '1' }, 'invalid_params', 'source'],
    ['a source id in capitals', { source: 'Cook', parcelId: '1' }, 'invalid_params', 'source'],
    ['an inherited name as its source', { source: 'constructor', parcelId: '1' }, 'invalid_params', 'source'],
    [
      'an address of 201 characters',
      { source: cook, streetAddress: `1 ${'x'.repeat(199)}` },
      'invalid_params',
      'streetAddress',
    ],
    [
      'an address without a house number',
      { source: cook, streetAddress: 'Inkwell Street' },
      'invalid_params',
      'streetAddress',
    ],
    ['a post office box', { source: cook, streetAddress: 'PO Box 12' }, 'invalid_params', 'streetAddress'],
    [
      'an address in another state',
      { source: cook, streetAddress: '1 Main St, Boston, MA' },
      'invalid_params',
      'streetAddress',
    ],
    ['a control character', { source: cook, parcelId: '1\u0000' }, 'invalid_params', 'parcelId'],
    ['an unknown parameter', { source: cook, parcelId: '1', owner: 'X' }, 'invalid_params', 'owner'],
    ['a limit of six candidates', { source: cook, parcelId: '1', limit: 6 }, 'invalid_params', 'limit'],
  ]
  it.each(inputs)('refuses a search with %s', async (_what, params, code, path) => {
    expect(await problemOf('searchProperties', params)).toMatchObject({ code, paths: [path] })
  })

  it('suggests the sources that an unknown id could mean', async () => {
    const { message } = await problemOf('searchProperties', { source: 'cook-county', parcelId: '1' })
    expect(message).toContain(cook)
  })

  it.each([
    ['more than three years', [2021, 2022, 2023, 2024]],
    ['a repeated year', [2024, 2024]],
    ['a year before 1900', [1899]],
    ['a year after 2100', [2101]],
  ])('refuses %s', async (_what, years) => {
    const problem = await problemOf('getPropertyHistory', { propertyKey: exampleKey, years })
    expect(problem.code).toBe('invalid_params')
    expect(problem.paths[0]).toMatch(/^years/)
  })
})

describe('searchProperties candidates', () => {
  it("returns a candidate's class even if only the rows with values have it", async () => {
    const question = { source: cook, parcelId: cookCountyFixture.parcelId }
    const [record] = (await search(question)).records
    expect(record?.landUse).toMatch(/stor(y|ies)/)
    const { property } = await history(keyOf(record))
    expect(property?.landUse).toBe(record?.landUse)
  })

  it('returns candidates without their class if the values fail', async () => {
    const engine = createAssessments({
      transport: (request) =>
        request.url.includes('uzyt-m557')
          ? Promise.resolve(new Response('', { status: 503 }))
          : sample(request),
    })
    const { records } = await search({ source: cook, parcelId: cookCountyFixture.parcelId }, engine)
    expect(records).toMatchObject([{ landUse: null, yearBuilt: null }])
  })

  it('returns candidates without values, owner or mailing address', async () => {
    const { records } = await search({ source: ma, parcelId: massachusettsFixture.parcelId })
    expect(records[0]).toMatchObject({
      assessedValue: null,
      landValue: null,
      owner: null,
      mailingAddress: null,
    })
  })

  it('merges rows into properties before counting', async () => {
    const building = cookCountyFixture.unit?.building ?? ''
    const { records, summary: counted } = await search({ source: cook, streetAddress: building, limit: 2 })
    expect(records).toHaveLength(2)
    expect(counted.matchedRecords).toBeGreaterThan(2)
    expect(counted.truncated).toBe(true)
    expect(new Set(records.map(keyOf)).size).toBe(2)
  })

  it('filters candidates by city or postal code, and counts the excluded ones in a caveat', async () => {
    const streetAddress = massachusettsFixture.clean
    const elsewhere = await search({ source: ma, streetAddress, city: 'Worcester' })
    expect(elsewhere.records.filter(({ city }) => city !== 'WORCESTER')).toEqual([])
    const zip = await search({ source: ma, parcelId: massachusettsFixture.parcelId, postalCode: '99999' })
    expect(zip.records).toEqual([])
    expect(zip.caveats.join(' ')).toContain('Left out: 1 with another postal code')
  })

  it('reports that a source could not apply the county filter', async () => {
    const answer = await search({ source: ma, parcelId: massachusettsFixture.parcelId, county: 'Suffolk' })
    expect(answer.records).toHaveLength(1)
    expect(answer.caveats.join(' ')).toContain('could not apply the county')
  })

  it('marks candidates as incomplete if the source truncates its response', async () => {
    const cut = createAssessments({
      transport: async (request) => {
        const body = await (await sample(request)).json()
        return Response.json({ ...body, exceededTransferLimit: true })
      },
    })
    const streetAddress = massachusettsFixture.clean
    expect((await search({ source: ma, streetAddress }, cut)).summary).toMatchObject({
      matchedRecords: null,
      truncated: true,
    })
    const nobody = { source: ma, streetAddress: massachusettsFixture.nobody }
    expect(await problemOf('searchProperties', nobody, cut)).toMatchObject({ code: 'too_broad' })
  })
})
