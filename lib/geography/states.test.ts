import { describe, expect, it } from 'vitest'
import { stateByCode, stateByName, states } from './states'

describe('list of states', () => {
  it('contains the fifty states, the District and five territories once each', () => {
    expect(states).toHaveLength(56)
    expect(new Set(states.map((state) => state.code)).size).toBe(56)
  })

  it('finds each state by its code and by its name', () => {
    for (const state of states) {
      expect(stateByCode(state.code.toLowerCase())).toEqual(state)
      expect(stateByName(`  ${state.name.toUpperCase()}. `)).toEqual(state)
    }
  })

  it.each([
    ['Wash.', 'WA'],
    ['N. Mex.', 'NM'],
    ['State of Idaho', 'ID'],
    ['the Commonwealth of Virginia', 'VA'],
    ['Hawaiʻi', 'HI'],
    ['Virgin Islands', 'VI'],
    ['north   dakota', 'ND'],
  ])('finds the state for the text %s', (text, code) => {
    expect(stateByName(text)?.code).toBe(code)
  })

  it.each(['', 'ZZ', 'Dakota', 'State of', '__proto__', 'constructor'])('rejects "%s" as a state', (text) => {
    expect(stateByCode(text)).toBeUndefined()
    expect(stateByName(text)).toBeUndefined()
  })
})
