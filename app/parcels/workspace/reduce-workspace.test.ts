import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_SELECTED, parcelsHref, START } from '../url'
import { reduceWorkspace, startWorkspace, type WorkspaceEvent } from './reduce-workspace'

const at = { latitude: 28.5, longitude: -81.4 }
const start = startWorkspace({ ...START, at, zoom: 16, page: 3 })
const view = { ...at, zoom: 16 }
const bounds: [number, number, number, number] = [-81.41, 28.49, -81.39, 28.51]
const play = (...events: WorkspaceEvent[]) => events.reduce(reduceWorkspace, start)
const keys = (count: number) => Array.from({ length: count }, (_, index) => `27:${index}`)

describe('the state of the map page', () => {
  it('keeps the page of the list when the map first says where it is', () => {
    const state = play({ type: 'moved', view: { ...view, zoom: 16.0000001 }, bounds })
    expect(state).toMatchObject({ bounds, choices: 0, url: { page: 3 } })
    expect(state.url).toBe(start.url)
  })

  it('takes a move as no step of the history, and goes to the first page', () => {
    const state = play({ type: 'moved', view: { ...view, longitude: -81.5 }, bounds })
    expect(state).toMatchObject({ choices: 0, url: { page: 1, at: { longitude: -81.5 } } })
  })

  it('keeps the zoom within what an address can say', () => {
    const state = play({ type: 'moved', view: { ...view, zoom: 0.2 }, bounds })
    expect(parcelsHref(state.url)).toContain('z=1')
  })

  it('takes filters and sorting as steps that begin at the first page', () => {
    const filtered = play({ type: 'filtered', filter: { minValue: 5 } })
    expect(filtered).toMatchObject({ choices: 1, url: { page: 1, panel: 'list', filter: { minValue: 5 } } })
    expect(play({ type: 'chose', choice: { sort: 'value' } })).toMatchObject({
      choices: 1,
      url: { page: 1 },
    })
    expect(play({ type: 'chose', choice: { panel: 'compare' } })).toMatchObject({ url: { page: 3 } })
  })

  it('selects in order, once each, and takes away again', () => {
    const state = play(
      { type: 'toggled', key: '27:a' },
      { type: 'selected', keys: ['27:b', '27:a', '27:c'] },
      { type: 'toggled', key: '27:b' },
      { type: 'moved-first', key: '27:c' },
    )
    expect(state.url.selected).toEqual(['27:c', '27:a'])
  })

  it('stops at the limit and says how many were left out', () => {
    const state = play({ type: 'selected', keys: keys(MOST_SELECTED + 7) })
    expect(state.url.selected).toEqual(keys(MOST_SELECTED))
    expect(state.said).toContain('7 left out')
    const full = reduceWorkspace(state, { type: 'toggled', key: '27:more' })
    expect(full.url.selected).toHaveLength(MOST_SELECTED)
    expect(full).toMatchObject({ choices: state.choices })
    expect(full.said).toContain('1 left out')
  })

  it('restores what the history says, and does not move where nothing moved', () => {
    const moved = play({ type: 'moved', view, bounds }, { type: 'toggled', key: '27:a' })
    const here = reduceWorkspace(moved, { type: 'restored', url: { ...start.url, filter: {} } })
    expect(here).toMatchObject({ bounds, restores: 1, choices: 1, url: { selected: [] } })
    expect(here.url.filter).toBe(moved.url.filter)
    const there = reduceWorkspace(moved, { type: 'restored', url: { ...start.url, zoom: 17 } })
    expect(there.bounds).not.toEqual(bounds)
    expect(there.view.zoom).toBe(17)
  })

  it('never selects one parcel twice nor more than the limit, whatever is done', () => {
    const key = fc.integer({ min: 0, max: 600 }).map((number) => `27:${number}`)
    const event = fc.oneof(
      fc.record({ type: fc.constant('toggled' as const), key }),
      fc.record({ type: fc.constant('selected' as const), keys: fc.array(key, { maxLength: 600 }) }),
      fc.constant({ type: 'cleared' as const }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), (events) => {
        const { selected } = play(...events).url
        expect(new Set(selected).size).toBe(selected.length)
        expect(selected.length).toBeLessThanOrEqual(MOST_SELECTED)
      }),
      { numRuns: 50 },
    )
  })
})
