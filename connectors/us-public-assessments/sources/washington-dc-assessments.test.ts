import { expect, it } from 'vitest'
import { locateAddress, writeAddress } from '@/lib/sample-world/addresses'
import { towns } from '../simulated/sample-properties'
import { quadrantOf, sslOf } from '../simulated/washington-dc'
import { search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { washingtonDc } from './washington-dc-assessments'

const { id: source } = washingtonDc
const house = findProperty(towns('DC'), ({ kind }) => kind === 'house')

it('finds the address that the look-up of places gives', async () => {
  const streetAddress = writeAddress(house.address)
  expect(locateAddress(streetAddress)).toEqual([house.address])
  const { records } = await search({ source, streetAddress })
  expect(records.map(({ parcelId }) => parcelId)).toContain(sslOf(house).replace(/\s+/, ' '))
})

it('keeps the quadrants apart', async () => {
  const { number, name, type } = house.address
  const others = ['NE', 'NW', 'SE', 'SW'].filter((quadrant) => quadrant !== quadrantOf(house))
  for (const quadrant of others) {
    const { records } = await search({ source, streetAddress: `${number} ${name} ${type} ${quadrant}` })
    expect(records.map(({ parcelId }) => parcelId)).not.toContain(sslOf(house).replace(/\s+/, ' '))
  }
})
