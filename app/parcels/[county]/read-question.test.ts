import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { readQuestion } from './read-question'

describe('readQuestion', () => {
  it('accepts any valid number in any county, unchanged', () => {
    const id = fc.stringMatching(/^[0-9A-Z][0-9A-Z*. -]{0,20}[0-9A-Z]$/)
    fc.assert(
      fc.property(fc.constantFrom(...floridaCounties), id, (county, typed) => {
        expect(readQuestion(county.slug, { id: typed })).toEqual({
          kind: 'parcel',
          county,
          id: typed,
          owner: false,
        })
      }),
    )
  })

  it('accepts any number of a layer outside Florida unchanged, including punctuation', () => {
    const id = fc.stringMatching(/^[0-9A-Z][0-9A-Z/#_: .-]{0,40}[0-9A-Z]$/)
    fc.assert(
      fc.property(fc.constantFrom('oh-summit', 'tx-harris-roll', 'ga-dekalb'), id, (layer, typed) => {
        expect(readQuestion(layer, { id: typed })).toEqual({ kind: 'lot', layer, id: typed })
      }),
    )
    expect(readQuestion('OH-Summit', { id: '1/2#3' })).toMatchObject({
      href: '/parcels/oh-summit?id=1%2F2%233',
    })
    expect(readQuestion('oh-summit', { id: '1'.repeat(61) })).toMatchObject({
      kind: 'no-lot-id',
      error: expect.stringContaining('at most 60'),
    })
    expect(readQuestion('fl-bay', { id: '12' })).toMatchObject({ href: '/parcels/bay?id=12' })
    expect(readQuestion('st-johns', { id: '12' })).toMatchObject({ kind: 'parcel' })
  })

  it('returns a request for the owner only for owner=1', () => {
    for (const [owner, expected] of [
      ['1', true],
      ['0', false],
      ['yes', false],
      [undefined, false],
    ] as const)
      expect(readQuestion('bay', { id: '1', owner })).toMatchObject({ owner: expected })
  })

  it('redirects to the county that the form, the parcel key or the county number names', () => {
    const elsewhere = (segment: string, query: Record<string, string>) => {
      const question = readQuestion(segment, query)
      return question.kind === 'elsewhere' ? question.href : question.kind
    }
    expect(elsewhere('county', { county: 'bay', id: ' 01 2 ' })).toBe('/parcels/bay?id=01+2')
    expect(elsewhere('escambia', { county: 'st-johns', id: '' })).toBe('/parcels/st-johns?id=')
    expect(elsewhere('bay', { id: '27:082S305005000002', owner: '1' })).toBe(
      '/parcels/escambia?id=082S305005000002&owner=1',
    )
    expect(elsewhere('27', {})).toBe('/parcels/escambia')
    expect(elsewhere('St-Johns', {})).toBe('/parcels/st-johns')
    expect(elsewhere('escambia', { county: 'escambia', id: '27:1' })).toBe('parcel')
  })

  it('returns `no-county` and the typed number for an unknown county', () => {
    expect(readQuestion('atlantis', { id: '12' })).toMatchObject({
      kind: 'no-county',
      typedNumber: 'atlantis',
      typed: '12',
      error: undefined,
    })
    expect(readQuestion('county', { county: '', id: '12' })).toMatchObject({
      error: 'Choose the county the parcel is in.',
    })
    expect(readQuestion('10', {}).kind).toBe('no-county')
  })

  it('reports an error for an empty or invalid number, but none if no number was sent', () => {
    const error = (id?: string) => {
      const question = readQuestion('bay', id === undefined ? {} : { id })
      return question.kind === 'no-id' ? question.error : question.kind
    }
    expect(error()).toBeUndefined()
    expect(error(' ')).toMatch(/^Enter a parcel number/)
    expect(error('9'.repeat(240))).toMatch(/at most 30 letters and digits. This one has 240/)
    expect(error('12\u000034')).toMatch(/cannot be typed/)
    expect(error('12-34-56-78901-234567-890123-4567890')).toBe('parcel')
  })

  it('parses any URL of the page without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (segment, id) => {
        expect(['elsewhere', 'no-county', 'no-id', 'parcel']).toContain(readQuestion(segment, { id }).kind)
      }),
    )
  })
})
