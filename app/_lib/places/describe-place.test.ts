import { describe, expect, it } from 'vitest'
import { describePlace } from './describe-place'

const orlando = { latitude: 28.5384, longitude: -81.3792 }

describe('describePlace', () => {
  it('uses the typed text as the title, and the county that contains the point as the place', () => {
    expect(describePlace({ at: orlando, q: '400 S Orange Ave, Orlando' })).toEqual({
      title: '400 S Orange Ave, Orlando',
      place: 'Orange County, Florida',
      where: { point: orlando },
    })
  })

  it.each([[{ at: orlando }], [{ q: '28.5384, -81.3792' }], [{ at: orlando, q: '28°32′18″N 81°22′45″W' }]])(
    'uses the coordinates in decimal degrees as the title: %j',
    (url) => {
      expect(describePlace(url)).toMatchObject({
        title: '28.5384, -81.3792',
        place: 'Orange County, Florida',
      })
    },
  )

  it('reports a point at sea as outside of all states', () => {
    expect(describePlace({ at: { latitude: 0, longitude: 0 } })).toEqual({
      title: '0, 0',
      place: 'Not within a state or territory',
      where: { point: { latitude: 0, longitude: 0 } },
    })
  })

  it('uses the text of an address without a point as the title', () => {
    expect(describePlace({ q: '12 Main St' })).toEqual({ title: '12 Main St' })
  })

  it('returns undefined for a link without a place', () => {
    expect(describePlace({})).toBeUndefined()
  })
})
