import { describe, expect, it } from 'vitest'
import { readText, withoutState } from './read-parcel-text'

describe('readParcelText', () => {
  it.each([
    ['27:082S305005000002', 'parcel'],
    ['082S305005000002', 'parcel'],
    ['08-2S-30-5005-000-002', 'parcel'],
    ['08 2S 30 5005 000 002', 'parcel'],
    ['30-4027-000-0120', 'parcel'],
    ['R 12 34 567 *8', 'parcel'],
    ['740 W South St, Orlando, FL', 'place'],
    ['740 W South St 32805', 'place'],
    ['100 NW 5 ST', 'place'],
    ['28.5384, -81.3789', 'place'],
    ['28.5384 -81.3789', 'place'],
    ['28° 32′ 18″ N, 81° 22′ 44″ W', 'place'],
    ['Escambia County', 'name'],
    ['Pensacola', 'name'],
    ['St. Petersburg, FL', 'name'],
    ['Land O’ Lakes', 'name'],
  ])('classifies the text "%s" as a %s', (text, reading) => expect(readText(text)).toBe(reading))

  it('withoutState removes the state after a name, but not a state that is part of the name', () => {
    expect(withoutState(' St. Petersburg, Florida')).toBe('St. Petersburg')
    expect(withoutState('Florida City')).toBe('Florida City')
  })
})
