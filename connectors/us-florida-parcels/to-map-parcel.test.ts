import { describe, expect, it } from 'vitest'
import { toMapParcel } from './map/cell-polygon'
import { mapShape } from './wire'

const place = { longitude: -87.2, latitude: 30.4, outlineSquareFeet: null }
const read = (row: Record<string, unknown>) =>
  toMapParcel(
    { ...mapShape.row.parse({ OBJECTID: 1, ...row }), parcelId: '082S305005000002', countyNumber: 27 },
    place,
  )

describe('toMapParcel', () => {
  it('returns null for each value that the roll writes as 0 or blank', () => {
    const parcel = read({
      PHY_ADDR1: ' ',
      PHY_ZIPCD: 0,
      JV: 0,
      TV_NSD: 0,
      AV_NSD: 0,
      SALE_YR1: 0,
      SALE_PRC1: 0,
      QUAL_CD1: '01',
    })
    const { key, county, parcelId, polygons, longitude, latitude, ...rest } = parcel
    expect([key, county, parcelId, polygons, longitude, latitude]).toEqual([
      '27:082S305005000002',
      27,
      '082S305005000002',
      1,
      -87.2,
      30.4,
    ])
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })

  it('returns 0 if the taxable value or the price of a sale is really 0', () => {
    expect(read({ JV: 90_000, AV_NSD: 40_000, TV_NSD: 0 })).toMatchObject({
      taxableValue: 0,
      assessedValue: 40_000,
    })
    expect(read({ SALE_YR1: 2024, SALE_PRC1: 0, QUAL_CD1: '11' })).toMatchObject({
      salePrice: 0,
      saleQualification: '11',
    })
  })

  it('formats a ZIP code with five digits', () => {
    expect(read({ PHY_ZIPCD: 3_250 }).postalCode).toBe('03250')
  })
})
