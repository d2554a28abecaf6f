import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { describeDistance, findSearchPlace } from './search-place'
import { environmentUrl } from './url'

shareSite()

const search = (query: Record<string, string>) => findSearchPlace(environmentUrl.parse(query).url)

describe('findSearchPlace', () => {
  it('returns the address that the geocoder matched', async () => {
    const place = await search({ q: '742 w inkwell st, chicago, il' })
    expect(place?.name).toMatch(/^742 W Inkwell St, Chicago, IL/)
  })

  it('returns the coordinates of a point', async () => {
    expect(await search({ at: '29.7355,-95.2654' })).toMatchObject({ name: '29.7355, -95.2654' })
    expect(await search({ q: '29.7355, -95.2654' })).toMatchObject({ name: '29.7355, -95.2654' })
  })

  it("uses the text of a link only if it is an address near the link's point", async () => {
    const { latitude = 0, longitude = 0 } =
      (await search({ q: '742 W Inkwell St, Chicago, IL' }))?.point ?? {}
    const near = { at: `${latitude},${longitude}`, q: '742 W Inkwell St, Chicago, IL' }
    expect((await search(near))?.name).toMatch(/^742 W Inkwell St/)
    expect((await search({ ...near, at: '29.7355,-95.2654' }))?.name).toBe('29.7355, -95.2654')
    expect((await search({ ...near, q: 'Tax refund waiting: call 1-800' }))?.name).not.toMatch(/refund/)
  })

  it('returns undefined for a box, and for text that is not an address', async () => {
    expect(await search({ bbox: '-95.27,29.73,-95.26,29.74' })).toBeUndefined()
    expect(await search({ q: 'Tax refund waiting' })).toBeUndefined()
  })
})

describe('describeDistance', () => {
  it('returns distance and direction, and "at" within a few feet', () => {
    const place = { name: '742 W Inkwell St', point: { latitude: 42, longitude: -87 } }
    expect(describeDistance(place, { latitude: 42.0037, longitude: -87.005 })).toBe(
      '0.36 mi northwest of 742 W Inkwell St',
    )
    expect(describeDistance(place, place.point)).toBe('At 742 W Inkwell St')
  })
})
