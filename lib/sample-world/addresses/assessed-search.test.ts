import { expect, it } from 'vitest'
import { townsOf } from './assessed-lots'
import { assessedProperties, type LotCriteria } from './assessed-search'
import { streetWordIn } from './street-names'

const places = townsOf('WI')
const found = (target: LotCriteria) =>
  [...assessedProperties(places, target)].map(({ address, serial, unit }) => ({ address, serial, unit }))

it('finds in a street what it finds in all streets, and nothing else', () => {
  const everywhere = found({ houses: [{ number: 742, street: undefined }] })
  const inkwell = everywhere.filter(({ address }) => address.name === 'Inkwell')
  expect(inkwell.length).toBeGreaterThan(10)
  expect(inkwell.length).toBeLessThan(everywhere.length / 10)
  expect(found({ houses: [{ number: 742, street: 'INKWELL' }] })).toEqual(inkwell)
})

it('finds each property once for repeated queries', () => {
  const [inkwell, vinegar] = ['INKWELL', 'VINEGAR'].map((street) => ({ number: 742, street }))
  if (!inkwell || !vinegar) throw new Error('No streets')
  const both = found({ houses: [inkwell, vinegar, inkwell] })
  expect(new Set(both.map(({ serial, unit }) => `${serial} ${unit}`)).size).toBe(both.length)
  const anywhere = { number: 742, street: undefined }
  expect(found({ houses: [inkwell, anywhere] })).toEqual(found({ houses: [anywhere] }))
})

it("recognizes the street's word in a source's query", () => {
  expect(streetWordIn('742 %Inkwell%')).toBe('INKWELL')
  expect(streetWordIn('742 %INK%')).toBeUndefined()
})
