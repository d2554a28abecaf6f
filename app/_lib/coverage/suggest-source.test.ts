import { describe, expect, it } from 'vitest'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import { coverageOf } from './covered-places'
import { suggestSource } from './suggest-source'

const listed = [
  { id: 'cook-county-il-assessments', state: 'IL' },
  { id: 'detroit-mi-assessments', state: 'MI' },
  { id: 'idaho-assessments', state: 'ID' },
  { id: 'new-york-state-assessments', state: 'NY' },
  { id: 'san-francisco-ca-assessments', state: 'CA' },
  { id: 'washington-dc-assessments', state: 'DC' },
  { id: 'harris-county-tx-assessments', state: 'TX' },
  { id: 'travis-county-tx-assessments', state: 'TX' },
]

describe('suggestSource', () => {
  it('suggests the source that covers the state, the county or the city', () => {
    expect(suggestSource(listed, [{ state: 'ID' }])).toMatchObject({ source: { id: 'idaho-assessments' } })
    expect(suggestSource(listed, [{ state: 'IL', countyId: '17031' }])).toMatchObject({
      source: { id: 'cook-county-il-assessments' },
    })
    expect(suggestSource(listed, [{ state: 'MI', countyId: '26163', city: 'Detroit' }])).toMatchObject({
      source: { id: 'detroit-mi-assessments' },
    })
  })

  it('reports a place that no source covers as not covered, such as New York City', () => {
    for (const place of [
      { state: 'CO' },
      { state: 'IL', countyId: '17043' },
      { state: 'MI', countyId: '26163', city: 'Dearborn' },
      { state: 'CA', city: 'Oakland' },
      { state: 'CA', countyId: '06001', city: 'Oakland' },
    ])
      expect(suggestSource(listed, [place])).toEqual({ kind: 'not-covered', state: place.state })
    const office = 'The New York City Department of Finance'
    for (const place of [{ countyId: '36061' }, { city: 'New York' }, { city: 'brooklyn' }])
      expect(suggestSource(listed, [{ state: 'NY', ...place }])).toEqual({
        kind: 'not-covered',
        state: 'NY',
        office,
      })
  })

  it('suggests the only possible source with `certain: false` if the county is unknown', () => {
    expect(suggestSource(listed, [{ state: 'IL' }])).toMatchObject({
      kind: 'one',
      source: { state: 'IL' },
      certain: false,
    })
    expect(suggestSource(listed, [{ state: 'DC' }])).toMatchObject({ kind: 'one', certain: true })
    expect(suggestSource(listed, [{ state: 'NY', city: 'Albany' }])).toMatchObject({ kind: 'one' })
  })

  it('matches the capitalized city of the geocoder, and returns `certain: false` if the county contradicts the city', () => {
    const name = { id: 'san-francisco-ca-assessments' }
    for (const [place, certain] of [
      [{ city: 'SAN FRANCISCO' }, true],
      [{ city: 'SAN FRANCISCO', countyId: '06075' }, true],
      [{ city: 'SAN FRANCISCO', countyId: '06081' }, false],
    ] as const)
      expect(suggestSource(listed, [{ state: 'CA', ...place }])).toMatchObject({ source: name, certain })
  })

  it('offers a choice of several sources or places', () => {
    expect(suggestSource(listed, [{ state: 'TX' }])).toMatchObject({ sources: [{}, {}] })
    expect(suggestSource(listed, [{ state: 'ID' }, { state: 'CO' }])).toMatchObject({ kind: 'several' })
  })

  it('reports an address without a place as unknown', () => {
    expect(suggestSource(listed, [])).toEqual({ kind: 'unknown-place' })
  })

  it('every source covers or may cover its own state', () => {
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources)
      expect(coverageOf(source, { state: source.state }), source.id).not.toBe('does-not-cover')
  })
})
