import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countyByFips } from '@/lib/geography/counties'
import { postalByFips } from '@/lib/geography/state-at'
import hosts from './hosts.json'
import { allLayers, layerById, layersOfState, registryStates } from './registry'

const folder = `${import.meta.dirname}/layers`
const layers = await allLayers()
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('registry of parcel layers', () => {
  it('contains one file for each listed state, and no other file', () => {
    const files = readdirSync(folder).sort()
    expect(files).toEqual(registryStates.map((state) => `${state.toLowerCase()}.json`).sort())
  })

  it('counts 1,022 layers: 25 of states, 877 of counties, 120 of cities', () => {
    const count = (kind: string) => layers.filter((layer) => layer.kind === kind).length
    expect([layers.length, count('state'), count('county'), count('city')]).toEqual([1022, 25, 877, 120])
  })

  it('writes one row per line', () => {
    for (const file of readdirSync(folder)) {
      const lines = readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n')
      expect(lines.slice(1, -1).every((line) => /^\{.*\},?$/.test(line))).toBe(true)
    }
  })

  it('gives each layer a unique id that starts with its state', () => {
    expect(twice(layers.map(({ id }) => id))).toEqual([])
    expect(layers.filter(({ id, state }) => !id.startsWith(`${state.toLowerCase()}-`))).toEqual([])
  })

  it('lists no layer twice', () => {
    expect(twice(layers.map(({ url }) => url.toLowerCase()))).toEqual([])
  })

  it('names each layer by an https URL that ends in its number', () => {
    const pattern = /^https:\/\/[^/?#]+\/[^?#]+\/(FeatureServer|MapServer)\/\d+$/i
    expect(layers.filter(({ url }) => !pattern.test(url)).map(({ id }) => id)).toEqual([])
  })

  it('lists the places that each layer covers as valid FIPS codes of the layer’s state', () => {
    for (const { id, kind, state, covers } of layers) {
      expect(covers, id).not.toHaveLength(0)
      for (const fips of covers) {
        expect(postalByFips[fips.slice(0, 2)], id).toBe(state)
        if (kind === 'state') expect(fips, id).toHaveLength(2)
        else expect(countyByFips(fips), `${id} ${fips}`).toBeDefined()
      }
    }
  })

  it('lists each host that this connector reads exactly once, and no other host', () => {
    const own = layers.filter(({ state }) => state !== 'FL').map(({ url }) => new URL(url).hostname)
    expect(hosts).toEqual([...new Set(own)].sort())
  })

  it('names a place for each city layer, and for no other layer', () => {
    expect(layers.filter(({ kind, place }) => (kind === 'city') !== (place !== undefined))).toEqual([])
  })

  it('finds a layer by its id, and no layer for an unknown id', async () => {
    expect((await layerById('tx-statewide'))?.idColumn).toBe('geo_id')
    expect(await layerById('tx-nowhere')).toBeUndefined()
    expect(await layerById('')).toBeUndefined()
    expect(await layersOfState('KS')).toEqual([])
  })

  it('contains less than 400,000 characters, and parses in less than 10 ms per state on average', async () => {
    const sizes = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    expect(sizes.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(400_000)
    const started = performance.now()
    for (const text of sizes) JSON.parse(text)
    expect(performance.now() - started).toBeLessThan(10 * sizes.length)
  })
})
