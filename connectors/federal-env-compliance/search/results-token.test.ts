import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counties } from '@/lib/geography/counties'
import { serviceNames } from '../services'
import { sampleCompliance } from '../testing/compliance-engine'
import { readQuery } from './facility-query'
import { decodeToken, encodeToken } from './results-token'
import { airSearchParams, searchParams } from './search-params'

const digits = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${minLength},${maxLength}}$`))
const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })

const anyQuestion = fc
  .record({
    place: fc.option(fc.constantFrom(...counties()), { nil: undefined }),
    names: fc.record({ state: fc.boolean(), county: fc.boolean(), fips: fc.boolean() }),
    naics: fc.option(digits(2, 6), { nil: undefined }),
    sic: fc.option(digits(2, 4), { nil: undefined }),
    box: fc.option(
      fc.record({ c1lat: degrees(90), c1lon: degrees(89), c2lat: degrees(90), c2lon: degrees(89) }),
      { nil: undefined },
    ),
    point: fc.option(
      fc.record({
        latitude: degrees(90),
        longitude: degrees(180),
        radiusMiles: fc.double({ min: 0.0001, max: 99.9999, noNaN: true }),
      }),
      { nil: undefined },
    ),
    activeOnly: fc.option(fc.boolean(), { nil: undefined }),
    service: fc.constantFrom(...serviceNames),
    rows: fc.option(fc.nat(99_999)),
  })
  .map(({ place, names, point, box, service, rows, ...rest }) => ({
    service,
    rows,
    params: {
      ...rest,
      ...point,
      bbox: box,
      state: place && (names.state || names.county) ? place.state.toLowerCase() : undefined,
      county: place && names.county && service !== 'air' ? place.name : undefined,
      countyFips: place && names.fips ? place.fips : undefined,
    },
  }))
  .filter(({ params: { activeOnly, ...rest } }) => Object.values(rest).some((value) => value !== undefined))

const tokenOf = ({
  service,
  rows,
  params,
}: {
  service: (typeof serviceNames)[number]
  rows: number | null
  params: object
}) => {
  const schema = service === 'air' ? airSearchParams : searchParams
  const defined = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
  return encodeToken({ service, rows, query: readQuery(schema.parse(defined)) })
}

describe('results tokens', () => {
  it('encodes any query in at most 512 characters of base64url and decodes it again', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const token = tokenOf(question)
        expect(token).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
        const decoded = decodeToken(token)
        expect(decoded).toMatchObject({ service: question.service, rows: question.rows })
        expect(encodeToken(decoded)).toBe(token)
        expect(readQuery(decoded.query)).toEqual(decoded.query)
      }),
      { numRuns: 300 },
    )
  })

  it('refuses a token with one changed character unless the changed token is valid', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), fc.constantFrom(...'AZaz09_-.=%é'), (question, place, character) => {
        const token = tokenOf(question)
        const at = place % token.length
        const mangled = token.slice(0, at) + character + token.slice(at + 1)
        const outcome = attempt(mangled)
        if (outcome.ok) expect(tokenOf({ ...outcome.decoded, params: outcome.decoded.query })).toBe(mangled)
        else
          expect(outcome.error).toMatchObject({ code: 'invalid_params', issues: [{ path: 'resultsToken' }] })
      }),
      { numRuns: 300 },
    )
  })

  it('refuses a truncated token', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, length) => {
        const token = tokenOf(question)
        expect(attempt(token.slice(0, length % token.length)).ok).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const point = { latitude: 29.7, longitude: -95.2, radiusMiles: 1 }

  it.each([
    ['of another kind', written({ source: 'cook-county', id: '123' })],
    ['of a later version', written({ query: point, rows: 1, service: 'air', v: 2 })],
    ['of an unknown search', written({ query: point, rows: 1, service: 'noise', v: 1 })],
    ['without a query', written({ rows: 1, service: 'air', v: 1 })],
    ['with an empty query', written({ query: {}, rows: 1, service: 'air', v: 1 })],
    ['with an extra field', written({ extra: 1, query: point, rows: 1, service: 'air', v: 1 })],
    [
      'with an unknown parameter',
      written({ query: { ...point, p_st: 'TX' }, rows: 1, service: 'air', v: 1 }),
    ],
    [
      'for air with a county name',
      written({ query: { county: 'Harris', state: 'TX' }, rows: 1, service: 'air', v: 1 }),
    ],
    [
      'with an unknown county',
      written({ query: { county: 'Nowhere', state: 'TX' }, rows: 1, service: 'water', v: 1 }),
    ],
    [
      'with a radius of 100',
      written({ query: { ...point, radiusMiles: 100 }, rows: 1, service: 'air', v: 1 }),
    ],
    ['with a query in another spelling', written({ query: { state: 'tx' }, rows: 1, service: 'air', v: 1 })],
    ['with its keys in another order', written({ v: 1, service: 'air', rows: 1, query: point })],
    ['with a negative row count', written({ query: point, rows: -1, service: 'air', v: 1 })],
    ['in plain base64', `${Buffer.from('{"v":1}').toString('base64')}==`],
    ['of invalid characters', '\u0000\uffff'],
    ['that is a word', 'token'],
  ])('refuses a token %s without a request', async (_, resultsToken) => {
    const { engine, sent } = sampleCompliance()
    expect(await engine.call('federal-env-compliance', 'getFacilityRows', { resultsToken })).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path: 'resultsToken' }] },
    })
    expect(sent).toEqual([])
  })

  it.each(['', 'A'.repeat(513)])(
    'refuses a token of the wrong length and names the parameter resultsToken',
    async (resultsToken) => {
      const { engine } = sampleCompliance()
      expect(await engine.call('federal-env-compliance', 'getFacilityRows', { resultsToken })).toMatchObject({
        error: { code: 'invalid_params', issues: [{ path: 'resultsToken' }] },
      })
    },
  )
})

function attempt(token: string) {
  try {
    return { ok: true as const, decoded: decodeToken(token) }
  } catch (error) {
    return { ok: false as const, error }
  }
}
