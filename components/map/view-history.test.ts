import { describe, expect, it } from 'vitest'
import { createViewHistory } from './view-history'

const at = (longitude: number) => ({ longitude, latitude: 40, zoom: 10 })

describe('createViewHistory', () => {
  it('goes back step by step and never alternates between two views', () => {
    const history = createViewHistory()
    expect(history.settle(at(1))).toBe(false)
    expect(history.settle(at(2))).toBe(true)
    expect(history.settle(at(3))).toBe(true)
    expect(history.back()).toEqual(at(2))
    expect(history.settle(at(2))).toBe(true)
    expect(history.back()).toEqual(at(1))
    expect(history.settle(at(1))).toBe(false)
    expect(history.back()).toBeUndefined()
  })

  it('adds no step if the map did not move', () => {
    const history = createViewHistory()
    history.settle(at(1))
    expect(history.settle(at(1.000001))).toBe(false)
  })

  it('forgets the oldest of more than fifty steps', () => {
    const history = createViewHistory()
    for (let step = 0; step <= 60; step++) history.settle(at(step))
    const visited: number[] = []
    for (let view = history.back(); view; view = history.back()) {
      visited.push(view.longitude)
      history.settle(view)
    }
    expect(visited.length).toBe(50)
    expect(visited.at(-1)).toBe(10)
  })
})
