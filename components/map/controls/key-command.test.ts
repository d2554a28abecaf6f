import { describe, expect, it } from 'vitest'
import { commandFor } from './key-command'

const press = (key: string, modifiers: Partial<Parameters<typeof commandFor>[0]> = {}) =>
  commandFor({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...modifiers })

describe('commandFor', () => {
  it('pans with arrows, finely with Shift', () => {
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

  it('chooses with Enter and Space', () => {
    expect([press('Enter'), press(' ')]).toEqual([{ choose: true }, { choose: true }])
  })

  it('leaves Tab, Escape and the browser’s shortcuts alone', () => {
    expect([press('Tab'), press('Escape'), press('ArrowLeft', { altKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(press('+', { ctrlKey: true })).toBeUndefined()
  })
})
