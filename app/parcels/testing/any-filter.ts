import fc from 'fast-check'
import { landUseBands } from '@/lib/records/parcel/land-use'

const year = fc.integer({ min: 1600, max: 2199 })
const dollars = fc.integer({ min: 0, max: 900_000_000 })
const ordered = (number: fc.Arbitrary<number>) =>
  fc.tuple(number, number).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

export const anyFilter = fc
  .record({
    value: ordered(dollars),
    sale: ordered(year),
    built: ordered(year),
    mask: fc.nat(255),
    city: fc.constantFrom('PENSACOLA', 'ST. CLOUD', "LAND O' LAKES"),
    use: fc.constantFrom(...(Object.keys(landUseBands) as (keyof typeof landUseBands)[])),
  })
  .map(({ value, sale, built, mask, city, use }) => {
    const all = {
      minValue: value[0],
      maxValue: value[1],
      saleFrom: sale[0],
      saleTo: sale[1],
      builtFrom: built[0],
      builtTo: built[1],
      city,
      use,
    }
    return Object.fromEntries(Object.entries(all).filter((_, index) => mask & (1 << index)))
  })

export const anyKey = fc
  .tuple(fc.integer({ min: 11, max: 77 }), fc.stringMatching(/^[0-9A-Z][0-9A-Z .*,%&+-]{0,28}[0-9A-Z]$/))
  .map(([county, id]) => `${county}:${id}`)
