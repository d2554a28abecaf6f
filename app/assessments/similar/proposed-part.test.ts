import { expect, it, vi } from 'vitest'
import { drawHomes } from './proposed-part'
import { toggleTyped, typedAddresses } from './typed/typed-addresses'

vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/app/_lib/read/data', () => ({ read: () => undefined }))

it("the map has a numbered label for each home with a position, and includes the owner's home", () => {
  const home = { parcel: '1', address: '725 W Marbletop Ave', value: '$1', from: 'the roll' }
  const point = { longitude: -81.4, latitude: 28.5 }
  const features = drawHomes(
    [
      { home, point },
      { home: { ...home, parcel: '2' }, point: null },
      { home: { ...home, parcel: '3' }, point },
    ],
    point,
  )
  expect(features.map(({ id, properties }) => [id, properties.name, properties.role])).toEqual([
    ['1', '1', 'choice'],
    ['3', '3', 'choice'],
    ['own', 'Your home', 'place'],
  ])
  expect(drawHomes([], null)).toEqual([])
})

it('toggleTyped adds a home, removes a home that is listed, and drops the first of six homes', () => {
  const two = toggleTyped(toggleTyped('748 W Inkwell St\r\n', '1 A St'), 'Parcel 20')
  expect(typedAddresses(two)).toEqual(['748 W Inkwell St', '1 A St', 'Parcel 20'])
  expect(typedAddresses(toggleTyped(two, '1 A St'))).toEqual(['748 W Inkwell St', 'Parcel 20'])
  expect(toggleTyped('1 A St', '1 A St')).toBeUndefined()
  expect(typedAddresses(toggleTyped('1;2;3;4;5', '6'))).toEqual(['2', '3', '4', '5', '6'])
})
