import { describe, expect, it } from 'vitest'
import { fillTemplate } from './map-props'

describe('fillTemplate', () => {
  it('fills placeholders with escaped values', () => {
    expect(fillTemplate('/land?at={lat},{lon}', { lat: '39.70000', lon: '-105.00000' })).toBe(
      '/land?at=39.70000,-105.00000',
    )
    expect(fillTemplate('/p?selected={id}', { id: 'A&B #7' })).toBe('/p?selected=A%26B%20%237')
  })

  it('leaves unknown placeholders and inherited property names unchanged', () => {
    expect(fillTemplate('/{toString}/{other}', { id: '1' })).toBe('/{toString}/{other}')
  })
})
