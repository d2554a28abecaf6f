import { describe, expect, it } from 'vitest'
import { listOtherHomes } from './list-other-homes'

const parcel = (siteAddress: string | null) => ({ siteAddress, city: 'ORLANDO', postalCode: '32801' })

describe('listOtherHomes', () => {
  it('lists each other home once, in the order of house numbers', () => {
    const parcels = ['767 W INKWELL ST', '742 W INKWELL ST', '738 W INKWELL ST', '738 W INKWELL ST', null]
    expect(listOtherHomes(parcels.map(parcel), '742 W Inkwell St, Orlando, FL')).toEqual([
      '738 W INKWELL ST, ORLANDO, FL 32801',
      '767 W INKWELL ST, ORLANDO, FL 32801',
    ])
  })

  it('returns the ten nearest house numbers', () => {
    const parcels = Array.from({ length: 30 }, (_, index) => parcel(`${700 + 2 * index} W INKWELL ST`))
    const homes = listOtherHomes(parcels, '742 W Inkwell St')
    expect(homes.map((home) => Number.parseInt(home, 10))).toEqual([
      732, 734, 736, 738, 740, 744, 746, 748, 750, 752,
    ])
  })

  it('omits a parcel without a city', () => {
    expect(listOtherHomes([{ ...parcel('738 W INKWELL ST'), city: null }], '742 W Inkwell St')).toEqual([])
  })
})
