import { describe, expect, it } from 'vitest'
import type { MapLayerRow } from '../layers/map-layer'
import type { MapLayerReport } from '../rows/layer-report'
import { mapUrl } from '../url'
import { createMapStore } from './map-store'
import { startMap } from './reduce-map'

const row = (key: string, name = key): MapLayerRow => ({ key, name, at: [-87, 30] })

const reportOf = (...rows: MapLayerRow[]): MapLayerReport => ({
  state: 'ready',
  rows,
  rowsInView: rows,
  inView: rows.length,
  total: null,
  notes: [],
  words: {},
  optionsInView: {},
  drawing: undefined,
  choices: {},
  rowOf: (key) => rows.find((each) => each.key === key),
  retry: () => {},
})

const open = (search: Record<string, string> = {}) =>
  createMapStore(startMap(mapUrl.parse(search).url, undefined))

describe('createMapStore', () => {
  it('keeps a selected row after it has left the view, and drops the others', () => {
    const store = open()
    store.report('wells', reportOf(row('a'), row('b')))
    store.tell({ type: 'selected', layer: 'wells', keys: ['a'], isSelected: true })
    store.report('wells', reportOf(row('c')))
    expect([...(store.getSnapshot().picked.wells?.keys() ?? [])]).toEqual(['a'])
  })

  it('keeps a row whose selection was undone, so that redo selects a known row', () => {
    const store = open()
    store.report('wells', reportOf(row('a')))
    store.tell({ type: 'selected', layer: 'wells', keys: ['a'], isSelected: true })
    store.report('wells', reportOf())
    store.tell({ type: 'undone' })
    store.tell({ type: 'redone' })
    const { state, picked } = store.getSnapshot()
    expect(state.url.selected).toEqual(['wells:a'])
    expect(picked.wells?.get('a')).toEqual(row('a'))
  })

  it('learns the rows of the records that a link names as soon as they are in view', () => {
    const store = open({ sel: 'wells:a', open: 'wells:b' })
    store.report('wells', reportOf(row('a'), row('b'), row('c')))
    expect([...(store.getSnapshot().picked.wells?.keys() ?? [])]).toEqual(['a', 'b'])
  })

  it('replaces a selected row by its newer version', () => {
    const store = open()
    store.report('wells', reportOf(row('a')))
    store.tell({ type: 'selected', layer: 'wells', keys: ['a'], isSelected: true })
    store.report('wells', reportOf(row('a', 'Deep well')))
    expect(store.getSnapshot().picked.wells?.get('a')?.name).toBe('Deep well')
  })

  it('calls each listener once for an event, and never for an event that changes nothing', () => {
    const store = open()
    const calls: number[] = []
    const stop = store.subscribe(() => calls.push(1))
    store.tell({ type: 'undone' })
    expect(calls).toHaveLength(0)
    store.tell({ type: 'switched', layer: 'wells', isOn: true })
    expect(calls).toHaveLength(1)
    stop()
    store.tell({ type: 'switched', layer: 'wells', isOn: false })
    expect(calls).toHaveLength(1)
  })
})
