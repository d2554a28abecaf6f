import { beforeAll, describe, expect, it } from 'vitest'
import { createApp, type OpenplatEngine } from '@/connectors/engine'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { findHosts } from '../faults/find-hosts'
import { coverOf, fetchParcelLayers, findLayers, layersByCounty, verdictOf } from './fetch-parcel-layers'
import { describeChecks, parcelLayerTexts } from './layer-texts'

let engine: OpenplatEngine
let layers: readonly ListedParcelLayer[]
beforeAll(async () => {
  engine = (await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })).engine
  layers = await fetchParcelLayers(engine)
})

const check = (answers: boolean): NonNullable<ListedParcelLayer['lastCheck']> => ({
  answers,
  failure: answers ? null : 'The service is stopped.',
  numberColumn: 'APN',
  numberGone: null,
  columns: 3,
  count: 10,
  edition: null,
  checkedOn: '2026-11-20T10:00:00Z',
})

describe('parcel layers of the sources page', () => {
  it('a layer is found by state, place and host', () => {
    const ids = (search: Parameters<typeof findLayers>[1]) => findLayers(layers, search).map(({ id }) => id)
    expect(ids({ q: 'maricopa arizona' })).toContain('az-maricopa')
    expect(ids({ state: 'CO', q: 'FORT collins' })).toEqual(['co-city-of-fort-collins'])
    expect(ids({ q: 'maps1.larimer.org' })).toEqual(['co-larimer'])
    expect(ids({ state: 'KS' })).toEqual([])
  })

  it('coverOf returns “county”, “state” or “none” for the layers of a county', () => {
    const layersOf = layersByCounty(layers)
    expect(coverOf(layersOf('04013'))).toBe('county')
    expect(coverOf(layersOf('50001'))).toBe('state')
    expect(coverOf(layersOf('20001'))).toBe('none')
  })

  it('verdictOf returns “answers” if one layer of a place responded, and “fails” if all layers failed', () => {
    const [one, other] = layers
    if (!one || !other) throw new Error('The registry is empty')
    const failed = { ...one, lastCheck: check(false) }
    expect(verdictOf([failed, { ...other, lastCheck: check(true) }])).toBe('answers')
    expect(verdictOf([failed, { ...other, lastCheck: null }])).toBe('unchecked')
    expect(verdictOf([failed])).toBe('fails')
  })

  it('layers are labeled as unchecked before the first run of `npm run doctor`', () => {
    const plain = layers.map((layer) => ({ ...layer, lastCheck: null }))
    expect(describeChecks(plain)).toBe(parcelLayerTexts.neverChecked)
    const some = plain.map((layer) => (layer.state === 'GA' ? { ...layer, lastCheck: check(true) } : layer))
    expect(describeChecks(some)).toMatch(/^Last checked November 20, 2026: (\d+) of \1 layers answered\. /)
  })
})

describe('hosts whose failure can be simulated', () => {
  it('the list contains hosts of parcel layers only for a search', () => {
    const sources = Object.values(engine.registry)
    const usual = findHosts(sources, layers, {})
    expect(usual).toContain('geocoding.geo.census.gov')
    expect(usual).not.toContain('maps1.larimer.org')
    expect(findHosts(sources, layers, { q: 'maps1.larimer' })).toEqual(['maps1.larimer.org'])
    expect(findHosts(sources, layers, { state: 'CO' })).toContain('maps1.larimer.org')
    expect(findHosts(sources, layers, { q: 'no such host' })).toEqual([])
  })
})
