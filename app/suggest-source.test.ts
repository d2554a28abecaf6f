import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/source-list'
import { coverageOf } from './covered-places'
import { suggestSource } from './suggest-source'

const listed = [
  { id: 'cook-county-il-assessments', state: 'IL' },
  { id: 'detroit-mi-assessments', state: 'MI' },
  { id: 'idaho-assessments', state: 'ID' },
  { id: 'new-york-state-assessments', state: 'NY' },
  { id: 'harris-county-tx-assessments', state: 'TX' },
  { id: 'travis-county-tx-assessments', state: 'TX' },
]

describe('the source an address suggests', () => {
  it('is the one that covers the state, the county or the city', () => {
    expect(suggestSource(listed, [{ state: 'ID' }])).toMatchObject({ source: { id: 'idaho-assessments' } })
    expect(suggestSource(listed, [{ state: 'IL', countyId: '17031' }])).toMatchObject({
      source: { id: 'cook-county-il-assessments' },
    })
    expect(suggestSource(listed, [{ state: 'MI', countyId: '26163', city: 'Detroit' }])).toMatchObject({
      kind: 'one',
    })
  })

  it('is none outside of what they cover, New York City included', () => {
    for (const place of [
      { state: 'CO' },
      { state: 'IL', countyId: '17043' },
      { state: 'MI', countyId: '26163', city: 'Dearborn' },
      { state: 'NY', countyId: '36061' },
    ])
      expect(suggestSource(listed, [place])).toEqual({ kind: 'not-covered', state: place.state })
  })

  it('is a choice while the county is unknown, or where the address fits two places', () => {
    expect(suggestSource(listed, [{ state: 'IL' }])).toMatchObject({
      kind: 'several',
      sources: [{ state: 'IL' }],
    })
    expect(suggestSource(listed, [{ state: 'TX' }])).toMatchObject({ sources: [{}, {}] })
    expect(suggestSource(listed, [{ state: 'ID' }, { state: 'CO' }])).toMatchObject({ kind: 'several' })
    expect(suggestSource(listed, [])).toEqual({ kind: 'unknown-place' })
  })

  it('exists for each source there is', () => {
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources)
      expect(coverageOf(source, { state: source.state }), source.id).not.toBe('does-not-cover')
  })
})
