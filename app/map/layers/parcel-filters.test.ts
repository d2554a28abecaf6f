import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorings } from '@/components/parcels/map/color-classes'
import { filterUrl, toChoices, toFilter } from '@/components/parcels/parcel-filter'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { type FilterableParcel, parcelTest } from '@/lib/records/parcel/parcel-filter'
import { describeChoice, endsOf, readRange } from '../choices/range'
import { mapUrl } from '../url'
import { choicesOf, reduceMap, startMap } from '../workspace/reduce-map'
import { parcelChoices } from './parcel-filters'

const parcel: fc.Arbitrary<FilterableParcel> = fc.record({
  justValue: fc.option(fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 2)),
  yearBuilt: fc.option(fc.integer({ min: 1850, max: 2030 })),
  saleYear: fc.option(fc.integer({ min: 1950, max: 2030 })),
  landUse: fc.option(fc.constantFrom('000', '001', '011', '060', '099')),
  city: fc.constantFrom(null, 'PENSACOLA', 'ST. CLOUD', "LAND O' LAKES"),
  landSquareFeet: fc.option(fc.integer({ min: 1, max: 900_000 })),
  outlineSquareFeet: fc.option(fc.integer({ min: 1, max: 900_000 })),
  salePrice: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
  saleQualification: fc.constantFrom(null, '01', '11'),
})

const some = (value: fc.Arbitrary<number>) => fc.option(value, { nil: undefined })
const bounds = (value: fc.Arbitrary<number>) =>
  fc
    .tuple(some(value), some(value))
    .filter(([from, to]) => from === undefined || to === undefined || from <= to)
const dollars = fc.integer({ min: 0, max: 200_000_000 }).map((cents) => cents / 100)
const year = fc.integer({ min: 1850, max: 2030 })

const filter = fc
  .record({
    value: bounds(dollars),
    built: bounds(year),
    sale: bounds(year),
    acres: bounds(fc.integer({ min: 0, max: 200_000 }).map((size) => size / 10_000)),
    price: bounds(dollars),
    peracre: bounds(dollars),
    vacant: fc.constantFrom(undefined, 'only' as const),
    codes: fc.constantFrom<string[] | undefined>(undefined, ['000'], ['000', '010']),
    qualifications: fc.constantFrom<string[] | undefined>(undefined, ['01'], ['01', '02']),
    city: fc.constantFrom(undefined, 'PENSACOLA', 'ST. CLOUD', "LAND O' LAKES", 'HERE, THERE'),
    use: fc.constantFrom(undefined, ...(Object.keys(landUseBands) as (keyof typeof landUseBands)[])),
  })
  .map(({ value, built, sale, acres, price, peracre, ...words }) => ({
    minValue: value[0],
    maxValue: value[1],
    builtFrom: built[0],
    builtTo: built[1],
    saleFrom: sale[0],
    saleTo: sale[1],
    minAcres: acres[0],
    maxAcres: acres[1],
    minSalePrice: price[0],
    maxSalePrice: price[1],
    minValuePerAcre: peracre[0],
    maxValuePerAcre: peracre[1],
    ...words,
  }))

describe('parcel filters on the map', () => {
  it('the filter choices of the map match the same parcels as the filter of the files', () => {
    fc.assert(
      fc.property(parcel, filter, (row, parcelFilter) => {
        const choices = toChoices(parcelFilter)
        const isKept = parcelChoices.every(({ id, keeps }) => {
          const option = choices[id]
          return option === undefined || !keeps || keeps(option)(row)
        })
        expect(parcelTest(parcelFilter)(row)).toBe(isKept)
        expect(filterUrl.toQuery(toFilter(choices)).toString()).toBe(
          filterUrl.toQuery(parcelFilter).toString(),
        )
      }),
    )
  })

  it('a filter is the same after its URL is built and parsed', () => {
    fc.assert(
      fc.property(filter, fc.constantFrom(...Object.keys(colorings)), (parcelFilter, color) => {
        const choices = { ...toChoices(parcelFilter), color }
        const { url } = Object.entries(choices).reduce(
          (state, [choice, option]) => reduceMap(state, { type: 'looked', layer: 'parcels', choice, option }),
          startMap(mapUrl.parse({}).url, undefined),
        )
        const again = mapUrl.parse(Object.fromEntries(mapUrl.toQuery(url)))
        expect(again.dropped).toEqual([])
        expect(choicesOf(again.url.looks, 'parcels')).toEqual(choices)
      }),
    )
  })

  it('fixed ranges of older links are parsed as typed ranges', () => {
    expect(toFilter({ value: '350000-500000', built: '-1950', sale: '2020-' })).toEqual({
      minValue: 350_000,
      maxValue: 499_999.99,
      builtTo: 1949,
      saleFrom: 2020,
    })
    expect(toFilter({ value: 'cheap..', use: 'castles' })).toEqual({})
  })
})

describe('typed size', () => {
  const acres = parcelChoices.find(({ id }) => id === 'acres')
  if (!acres || !('bound' in acres)) throw new Error('acres is a range')

  it('parses a size in acres or in square feet as acres', () => {
    expect(readRange(acres.bound, ['5', '10 acres'])).toEqual({ option: '5..10' })
    expect(readRange(acres.bound, ['10,890 sq ft', '43560 square feet'])).toEqual({ option: '0.25..1' })
    expect(readRange(acres.bound, ['five', ''])).toEqual({ problem: 'unread', end: 0 })
    expect(describeChoice(acres, '5..')).toBe('Lot size on the roll at least 5 acres')
  })
})

describe('typed codes', () => {
  const wordOf = (id: string, typed: string) => {
    const match = parcelChoices.find((each) => each.id === id)
    return match && 'word' in match ? match.word.parse(typed) : undefined
  }

  it('parses several codes with or without leading zeros, and rejects an unknown code', () => {
    expect(wordOf('codes', '10, 0')).toBe('000,010')
    expect(wordOf('codes', '123')).toBeUndefined()
    expect(wordOf('quals', '1;02')).toBe('01,02')
    expect(wordOf('quals', 'good')).toBeUndefined()
  })
})

describe('typed range', () => {
  const value = parcelChoices.find(({ id }) => id === 'value')
  if (!value || !('bound' in value)) throw new Error('value is a range')
  const { bound } = value

  it('parses bounds in the notations that people type, and an empty bound as an open end', () => {
    expect(readRange(bound, ['$200,000', '450000'])).toEqual({ option: '200000..450000' })
    expect(readRange(bound, ['', '450000.5'])).toEqual({ option: '..450000.5' })
    expect(readRange(bound, ['0', ''])).toEqual({ option: '0..' })
    expect(readRange(bound, [' ', ''])).toEqual({ option: undefined })
    expect(endsOf('..450000.5')).toEqual(['', '450000.5'])
  })

  it('an unreadable or reversed range is reported at one of its bounds', () => {
    expect(readRange(bound, ['cheap', ''])).toEqual({ problem: 'unread', end: 0 })
    expect(readRange(bound, ['', '-1'])).toEqual({ problem: 'unread', end: 1 })
    expect(readRange(bound, ['500000', '100000'])).toEqual({ problem: 'crossed', end: 1 })
  })

  it('describes a range and a city in words', () => {
    expect(describeChoice(value, '100000..900000')).toBe('Just value $100,000 to $900,000')
    expect(describeChoice(value, '0..')).toBe('Just value at least $0')
    expect(describeChoice(value, '..900000')).toBe('Just value at most $900,000')
    const city = parcelChoices.find(({ id }) => id === 'city')
    expect(city && describeChoice(city, 'ST. CLOUD')).toBe('City: St. Cloud')
  })
})
