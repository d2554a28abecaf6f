import { describe, expect, it } from 'vitest'
import { linkSpam } from '@/app/_lib/testing/link-spam'
import { describeLink } from './describe-link'

const nobody = async () => undefined

describe('describeLink', () => {
  it('a static page has no position, and an unknown page has the name of the site as title', async () => {
    expect(await describeLink('/environment', nobody)).toMatchObject({ href: '/environment' })
    expect((await describeLink('/environment', nobody)).where).toBeUndefined()
    expect((await describeLink('/no-such-page', nobody)).title).toBe('Openplat')
  })

  it('describes a place by coordinates, county and position', async () => {
    expect(await describeLink('/environment?at=29.7355,-95.2654&radius=1', nobody)).toMatchObject({
      title: '29.7355, -95.2654',
      place: 'Harris County, Texas',
      kind: 'Environment: facilities near a place',
      where: { point: { latitude: 29.7355, longitude: -95.2654 } },
      href: '/environment?at=29.7355%2C-95.2654',
    })
    expect((await describeLink('/land?id=ID080120N0030E0SN140', nobody)).where).toEqual({ state: 'ID' })
  })

  it('describes an area on the map by its center', async () => {
    const { where, place } = await describeLink('/environment?bbox=-95.3,29.7,-95.2,29.8', nobody)
    expect([where, place]).toEqual([
      { point: { latitude: 29.75, longitude: -95.25 } },
      'Harris County, Texas',
    ])
  })

  it('describes a record by its number, or by its name if the name is cached', async () => {
    const facility = '/environment/facility/110008164244'
    expect(await describeLink(facility, nobody)).toMatchObject({ title: 'Facility 110008164244' })
    const readFacility = async () => ({
      facility: { name: 'Goosequill Asphalt', latitude: 29.7, longitude: -95.2 },
    })
    expect(await describeLink(facility, readFacility)).toMatchObject({
      title: 'Goosequill Asphalt',
      place: 'Harris County, Texas',
      where: { point: { latitude: 29.7, longitude: -95.2 } },
    })
    expect(await describeLink('/parcels/escambia?id=082S305005000002', nobody)).toMatchObject({
      title: 'Parcel 082S305005000002',
      place: 'Escambia County, Florida',
      where: { county: '12033' },
    })
  })

  it.each(linkSpam)('the preview repeats no text of the link %j', async (words) => {
    const query = new URLSearchParams({ q: words, at: '28.5384,-81.3792' })
    const link = await describeLink(`/place?${query}`, nobody)
    expect(JSON.stringify([link.title, link.place, link.text])).not.toContain(words.slice(0, 12))
  })
})
