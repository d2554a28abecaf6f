import { expect, it } from 'vitest'
import { townsOf } from './assessed-lots'
import { assessedProperties, type LotCriteria } from './assessed-search'
import { streetWordIn } from './street-names'

const places = townsOf('WI')
const lotsFor = (target: LotCriteria) =>
  [...assessedProperties(places, target)].map(({ address, serial, unit }) => ({ address, serial, unit }))

it('finds the same properties in one street as in a search of all streets', () => {
  const everywhere = lotsFor({ houses: [{ number: 742, street: undefined }] })
  const inkwell = everywhere.filter(({ address }) => address.name === 'Inkwell')
  expect(inkwell.length).toBeGreaterThan(10)
  expect(inkwell.length).toBeLessThan(everywhere.length / 10)
  expect(lotsFor({ houses: [{ number: 742, street: 'INKWELL' }] })).toEqual(inkwell)
})

it('finds each property once if a query names a street twice', () => {
  const [inkwell, vinegar] = ['INKWELL', 'VINEGAR'].map((street) => ({ number: 742, street }))
  if (!inkwell || !vinegar) throw new Error('No streets')
  const both = lotsFor({ houses: [inkwell, vinegar, inkwell] })
  expect(new Set(both.map(({ serial, unit }) => `${serial} ${unit}`)).size).toBe(both.length)
  const anywhere = { number: 742, street: undefined }
  expect(lotsFor({ houses: [inkwell, anywhere] })).toEqual(lotsFor({ houses: [anywhere] }))
})

it("recognizes the name of a street in a source's query", () => {
  expect(streetWordIn('742 %Inkwell%')).toBe('INKWELL')
  expect(streetWordIn('742 %INK%')).toBeUndefined()
})
