import { describe, expect, it } from 'vitest'
import { commandFor } from './key-command'

const press = (key: string, modifiers: Partial<Parameters<typeof commandFor>[0]> = {}) =>
  commandFor({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...modifiers })

describe('commandFor', () => {
  it('pans with the arrow keys, and in smaller steps with Shift', () => {
    expect(press('ArrowRight')).toEqual({ pan: 'east', pixels: 100 })
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ pan: 'north', pixels: 10 })
  })

  it('zooms with plus and minus on any keyboard layout', () => {
    expect(['+', '=', '-', '_'].map((key) => press(key, { shiftKey: true }))).toEqual([
      { zoom: 1 },
      { zoom: 1 },
      { zoom: -1 },
      { zoom: -1 },
    ])
  })

  it('Enter and Space select the feature under the crosshair', () => {
    expect([press('Enter'), press(' ')]).toEqual([{ choose: true }, { choose: true }])
  })

  it('returns undefined for Tab, Escape and browser shortcuts', () => {
    expect([press('Tab'), press('Escape'), press('ArrowLeft', { altKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(press('+', { ctrlKey: true })).toBeUndefined()
  })
})
