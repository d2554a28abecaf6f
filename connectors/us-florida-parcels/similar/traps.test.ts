import { describe, expect, it } from 'vitest'
import { studyRatios } from '@/lib/ratio-study/ratio-study'
import { parcelRules, refuseSubject, sift } from './comparable'
import { comparableSales, otherSales } from './comparable-sales'
import type { RollParcel } from './roll-parcel'
import { meaningOf } from './sale-codes'

const YEAR = 2026
const DAYS = { firstDay: '2025-01-01', lastDay: '2025-12-31' }

const house: RollParcel = {
  objectId: 1,
  key: '27:1',
  parcelId: '1',
  countyNumber: 27,
  rollYear: YEAR,
  landUseCode: '001',
  justValue: 300_000,
  livingSquareFeet: 1_500,
  yearBuilt: 1990,
  buildings: 1,
  residentialUnits: 1,
  address: '1 INKWELL ST',
  city: 'PENSACOLA',
  classifiedJustValue: 0,
  rechargeJustValue: 0,
  conservationJustValue: 0,
  newConstructionValue: 0,
  split: null,
  disaster: null,
  salePrice: 350_000,
  saleYear: YEAR - 1,
  saleMonth: '05',
  saleQualification: '01',
  saleVacantOrImproved: 'I',
  saleSeveralParcels: null,
  saleBook: null,
  salePage: null,
  saleClerk: '2025000001',
  saleChange: null,
  priorSalePrice: 0,
  priorSaleYear: null,
  priorSaleMonth: null,
  priorSaleQualification: null,
  priorSaleVacantOrImproved: null,
  priorSaleSeveralParcels: null,
  priorSaleBook: null,
  priorSalePage: null,
  priorSaleClerk: null,
  priorSaleChange: null,
  place: { longitude: -87.2, latitude: 30.4 },
}

const other = (number: number, change: Partial<RollParcel> = {}): RollParcel => ({
  ...house,
  key: `27:${number}`,
  parcelId: String(number),
  saleClerk: `2025${number}`,
  salePrice: 300_000 + number,
  place: { longitude: -87.2 + number / 50, latitude: 30.4 },
  ...change,
})

const droppedParcel = (change: Partial<RollParcel>) =>
  sift([{ ...house, ...change }], parcelRules(YEAR)).dropped.map(({ id }) => id)

const droppedSales = (parcels: readonly RollParcel[]) =>
  comparableSales(parcels, YEAR, DAYS).dropped.map(({ id, count }) => [id, count])

it('compares an ordinary house and its sale', () => {
  expect(droppedParcel({})).toEqual([])
  expect(refuseSubject(house)).toBeUndefined()
  const { found: inYear, remaining, dropped } = comparableSales([house], YEAR, DAYS)
  expect([inYear, remaining.length, dropped]).toEqual([1, 1, []])
})

describe('exclusions of the ratio study', () => {
  it.each([0, 100, 9_999])('excludes a sale at the nominal price of $%i', (salePrice) => {
    expect(droppedSales([{ ...house, salePrice }])).toEqual([['price', 1]])
  })

  it.each(['03', '04', '11', '12', '30', '35', '36', '37', '39', '41', '43', '98', '99', '1', '', null])(
    'excludes a sale with the code %j, without padding the code',
    (saleQualification) => {
      expect(droppedSales([{ ...house, saleQualification }])).toEqual([['code', 1]])
    },
  )

  it('excludes a sale of several parcels by its flag, code, deed number, or an equal price next door', () => {
    for (const change of [
      { saleSeveralParcels: 'C' },
      { saleSeveralParcels: 'D' },
      { saleQualification: '05' },
    ])
      expect(droppedSales([{ ...house, ...change }])).toEqual([['several-parcels', 1]])
    const sameDeed = { saleClerk: house.saleClerk }
    expect(droppedSales([house, other(2, sameDeed)])).toEqual([['several-parcels', 2]])
    const book = { saleClerk: null, saleBook: '12', salePage: '0034' }
    expect(droppedSales([other(2, book), other(3, book)])).toEqual([['several-parcels', 2]])
    const nextDoor = { salePrice: house.salePrice, place: { longitude: -87.2005, latitude: 30.4 } }
    expect(droppedSales([house, other(2, nextDoor)])).toEqual([['several-parcels', 2]])
    expect(droppedSales([house, other(2, { salePrice: house.salePrice })]), 'far away it is chance').toEqual(
      [],
    )
    expect(droppedSales([house, other(2, { ...sameDeed, countyNumber: 28 })]), 'of another county').toEqual(
      [],
    )
  })

  it('compares a condominium only if it is a single unit', () => {
    const tower = { landUseCode: '004', residentialUnits: 180 }
    expect(droppedParcel(tower)).toEqual(['condominium'])
    expect(droppedParcel({ ...tower, residentialUnits: null })).toEqual(['condominium'])
    expect(droppedParcel({ ...tower, residentialUnits: 1 })).toEqual([])
    expect(refuseSubject({ ...house, ...tower })).toContain('condominium')
    expect(droppedParcel({ buildings: 2 })).toEqual(['several-buildings'])
  })

  it.each([
    { saleVacantOrImproved: 'V' },
    { yearBuilt: YEAR - 1 },
    { yearBuilt: YEAR },
    ...[3, 4, 7, 8].map((saleChange) => ({ saleChange })),
  ])('excludes a building newer than its sale: %o', (change) => {
    expect(comparableSales([{ ...house, ...change }], YEAR, DAYS).remaining).toEqual([])
  })

  it('excludes new construction on the roll', () => {
    expect(droppedParcel({ newConstructionValue: 80_000 })).toEqual(['new'])
    expect(comparableSales([{ ...house, newConstructionValue: 80_000 }], YEAR, DAYS).remaining).toEqual([])
  })

  it.each([{ livingSquareFeet: null }, { landUseCode: '000' }, { landUseCode: '010' }])(
    'excludes a parcel without a building: %o',
    (change) => {
      expect(droppedParcel(change)).toEqual(['land'])
      expect(refuseSubject({ ...house, ...change })).toContain('land')
    },
  )

  it('excludes a parcel that was split or joined, and a sale before such a change', () => {
    expect(droppedParcel({ split: 10_126 })).toEqual(['split'])
    for (const saleChange of [1, 2])
      expect(droppedSales([{ ...house, saleChange }])).toEqual([['sale-split', 1]])
  })

  it.each(['classifiedJustValue', 'rechargeJustValue', 'conservationJustValue'] as const)(
    'excludes land whose value depends on its use: %s',
    (key) => {
      expect(droppedParcel({ [key]: 90_000 })).toEqual(['classified'])
    },
  )

  it.each(['070', '086', '098'])(
    'excludes institutions, governments and exempt property: %s',
    (landUseCode) => {
      expect(droppedParcel({ landUseCode })).toEqual(['public'])
      expect(refuseSubject({ ...house, landUseCode })).toContain('government')
    },
  )

  it('excludes a parcel after a disaster, and a sale after a disaster', () => {
    expect(droppedParcel({ disaster: 1 })).toEqual(['disaster'])
    expect(droppedSales([{ ...house, saleChange: 5 }])).toEqual([['sale-disaster', 1]])
    expect(refuseSubject({ ...house, disaster: 1 }), 'the home itself is warned, not refused').toBeUndefined()
  })

  it('excludes a parcel whose roll year is another year or missing', () => {
    for (const rollYear of [YEAR - 1, null]) expect(droppedParcel({ rollYear })).toEqual(['roll-year'])
  })

  it('counts only sales within the requested days', () => {
    for (const saleYear of [YEAR, YEAR - 2, null])
      expect(comparableSales([{ ...house, saleYear }], YEAR, DAYS)).toMatchObject({
        found: 0,
        remaining: [],
        dropped: [],
      })
  })

  it('lists an excluded sale with the first reason for its exclusion', () => {
    const flip = other(2, { saleQualification: '30', salePrice: 100 })
    expect(comparableSales([house, flip], YEAR, DAYS).apart).toMatchObject([
      { each: { parcel: { key: '27:2' }, sale: { code: '30', price: 100 } }, rule: { id: 'code' } },
    ])
  })

  it('lists sales outside the requested days newest first, without sales at a nominal price', () => {
    const years = [YEAR - 3, YEAR, YEAR - 1, null].map((saleYear, at) => other(at + 2, { saleYear }))
    const nominal = other(9, { saleYear: YEAR, salePrice: 100 })
    expect(otherSales([...years, nominal], DAYS).map(({ sale }) => sale.year)).toEqual([YEAR, YEAR - 3])
  })

  it('returns no meaning for a code of another period', () => {
    expect(meaningOf('30', YEAR)).toContain('relatives')
    expect([
      meaningOf('30', 2011),
      meaningOf('1', YEAR),
      meaningOf(null, YEAR),
      meaningOf('30', null),
    ]).toEqual([null, null, null, null])
  })

  it('counts a sale in the last and the prior columns once, and two different sales twice', () => {
    const again = {
      priorSalePrice: house.salePrice,
      priorSaleYear: house.saleYear,
      priorSaleMonth: house.saleMonth,
      priorSaleQualification: '01',
      priorSaleVacantOrImproved: 'I',
      priorSaleClerk: house.saleClerk,
    }
    expect(comparableSales([{ ...house, ...again }], YEAR, DAYS).remaining).toHaveLength(1)
    const flip = { ...again, priorSaleMonth: '01', priorSalePrice: 120_000, priorSaleClerk: '2025000000' }
    expect(comparableSales([{ ...house, ...flip }], YEAR, DAYS).remaining).toHaveLength(2)
  })

  it('counts a sale far below the appraised value as unusual but does not exclude the sale', () => {
    const pairs = [1, 2, 3, 4, 5, 6].map((step) => ({ appraised: 300_000, price: 340_000 + 2_000 * step }))
    expect(studyRatios([...pairs, { appraised: 300_000, price: 120_000 }])).toMatchObject({
      n: 7,
      unusual: 1,
    })
  })

  it('excludes a parcel without a just value and a sale without a price', () => {
    for (const justValue of [null, 0, -1]) expect(droppedParcel({ justValue })).toEqual(['no-value'])
    for (const salePrice of [null, -1, Number.NaN])
      expect(droppedSales([{ ...house, salePrice }])).toEqual([['price', 1]])
  })

  it('accounts for every sale once, as used or as excluded', () => {
    const parcels = [
      house,
      other(2, { saleQualification: '11', salePrice: 100 }),
      other(3, { saleSeveralParcels: 'C', saleQualification: '11' }),
      other(4, { disaster: 2 }),
      other(5),
    ]
    const { found: inYear, remaining, dropped } = comparableSales(parcels, YEAR, DAYS)
    expect(inYear).toBe(5)
    expect(remaining.length + dropped.reduce((sum, { count }) => sum + count, 0)).toBe(inYear)
  })
})
