import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { parcel } from '@/app/_surfaces/place/panels/parcel'
import { placeAt } from '@/app/_surfaces/place/place'
import { fetchLayerLot } from '../right/fetch-lot'
import { Lot, PublishedLot } from './published-lot'

const site = shareSite()
beforeAll(() => giveHeaders({}))

describe('PublishedLot', () => {
  it('shows published columns under their own names in a place that no roll covers', async () => {
    const markup = await draw(<PublishedLot address="128 E Yarnbarrow Blvd, Atlanta, GA" />)
    expect(markup).toContain('This is a parcel map, not the assessment roll.')
    expect(markup).toContain('00-991260-0')
    expect(markup).toContain('/parcels/ga-fulton?id=00-991260-0')
    expect(markup).not.toMatch(/>(?:Assessed|Market|Taxable) value</)
  })

  it('omits the values if the address of the lot differs from the typed one', async () => {
    const markup = await draw(<PublishedLot address="1 Nowhere At All Rd, Atlanta, GA" />)
    expect(markup).toContain('Not the address that was typed')
    expect(markup).not.toContain('As published')
  })

  it('shows a stale lot', async () => {
    const place = placeAt({ latitude: 33.7493, longitude: -84.3876 })
    const lot = await parcel.read(place, (connector, method, params) =>
      site().engine.call(connector, method, params, { internal: true }),
    )
    if (!('data' in lot)) throw new Error(lot.ending)
    expect(await draw(<Lot later={Promise.resolve({ ...lot, ending: 'stale' })} />)).toContain('As published')
  })

  it('links to each of several lots', async () => {
    const choices = [{ label: 'Parcel 1', href: '/place?at=1,2' }]
    const question = { ending: 'on-request' as const, why: 'Choose the one that you mean.', choices }
    expect(await draw(<Lot later={Promise.resolve(question)} />)).toMatch(
      /Choose the one that you mean\..*href="\/place\?at=1,2"/,
    )
  })

  it('fetchLayerLot finds the outline in the layer of the county by parcel number', async () => {
    const around = { latitude: 30.2672, longitude: -97.7431 }
    const answer = await site().engine.call('us-parcels', 'getParcelAt', around)
    const [lot] = answer.ok ? answer.data.parcels : []
    const property = lot?.parcel
    if (!property) throw new Error('no lot')
    const layerLot = await fetchLayerLot({ property: property as never })
    expect(layerLot?.outline).toEqual(lot.geometry)
    expect(await fetchLayerLot({ property: { ...property, parcelId: '1' } as never })).toBeUndefined()
  })
})
