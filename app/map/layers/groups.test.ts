import { describe, expect, it } from 'vitest'
import { groupsOf, layersInView, layersOn } from './groups'
import type { MapLayer } from './map-layer'

const layerOf = (id: string, joins?: string) => ({ id, title: id, ...(joins ? { joins } : {}) }) as MapLayer
const layers = [layerOf('parcels'), layerOf('lots', 'parcels'), layerOf('soils')]
const [parcels, lots] = layers
const ids = (list: readonly MapLayer[]) => list.map(({ id }) => id)

describe('layer groups', () => {
  it('a URL with one layer of a group switches on all layers of the group', () => {
    expect(groupsOf(layers).map(({ id }) => id)).toEqual(['parcels', 'soils'])
    expect(ids(layersOn(layers, ['parcels']))).toEqual(['parcels', 'lots'])
    expect(ids(layersOn(layers, ['lots']))).toEqual(['parcels', 'lots'])
    expect(ids(layersOn(layers, ['soils']))).toEqual(['soils'])
  })

  it('a layer without visible records is omitted, unless it failed or is the last of its group', () => {
    if (!parcels || !lots) throw new Error('Two layers are declared above.')
    const shownWith = (one: object, other: object) =>
      ids(layersInView([parcels, lots], { parcels: one, lots: other } as Parameters<typeof layersInView>[1]))
    const [none, some] = [
      { state: 'ready', inView: 0 },
      { state: 'ready', inView: 9 },
    ]
    expect(shownWith(some, none)).toEqual(['parcels'])
    expect(shownWith({ state: 'absent', inView: 0 }, some)).toEqual(['lots'])
    expect(shownWith(some, some)).toEqual(['parcels', 'lots'])
    expect(shownWith(some, { state: 'failed', inView: 0 })).toEqual(['parcels', 'lots'])
    expect(shownWith({ state: 'below', inView: 0 }, { state: 'below', inView: 0 })).toEqual(['lots'])
  })
})
