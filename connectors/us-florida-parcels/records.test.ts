import { describe, expect, it } from 'vitest'
import { toRecord } from './records'
import { isUsable } from './search/parcel-rows'
import { ownedShape } from './wire'

const published = {
  OBJECTID: 7,
  PARCEL_ID: '082S305005000002 ',
  CO_NO: 27,
  ASMNT_YR: 2026,
  DOR_UC: '001',
  JV: 200_000,
  AV_SD: 190_000,
  AV_NSD: 150_000,
  TV_SD: 165_000,
  TV_NSD: 0,
  LND_VAL: 60_000,
  LND_SQFOOT: 10_890,
  EFF_YR_BLT: 2015,
  ACT_YR_BLT: 1925,
  QUAL_CD1: '01',
  SALE_PRC1: 180_000,
  SALE_YR1: 2024,
  SALE_MO1: '05',
  SALE_PRC2: 100,
  SALE_YR2: 2003,
  SALE_MO2: ' ',
  QUAL_CD2: '11',
  OWN_NAME: 'INKWELL PEMBROKE',
  PHY_ADDR1: '4109 N PALAFOX ST',
  PHY_ADDR2: ' ',
  PHY_CITY: 'PENSACOLA',
  PHY_ZIPCD: 4505,
  ALT_KEY: ' ',
  STATE_PAR_: 'C27-000',
}

function record(change: object = {}, owner = false) {
  const row = ownedShape.row.parse({ ...published, ...change })
  if (!isUsable(row)) throw new Error('A placeholder')
  return toRecord(row, { layer: 'polygons', edition: Date.UTC(2026, 8, 30), owner })
}

describe('toRecord', () => {
  it('returns each figure in its own field', () => {
    expect(record()).toMatchObject({
      parcelId: '082S305005000002',
      alternateParcelId: 'C27-000',
      county: 'Escambia',
      postalCode: '04505',
      marketValue: 200_000,
      assessedValue: 150_000,
      taxableValue: 0,
      landValue: 60_000,
      improvementValue: null,
      salePrice: 180_000,
      saleDate: '2024-05',
      saleYear: 2024,
      yearBuilt: 1925,
      area: 10_890,
      areaUnit: 'square feet',
      acreage: 0.25,
      landUse: 'Single family',
      sourceUpdatedAt: '2026-09-30T00:00:00.000Z',
      sourceAttributes: {
        assessedValueSchoolLevy: 190_000,
        taxableValueSchoolLevy: 165_000,
        effectiveYearBuilt: 2015,
        landUseCode: '001',
        rollYear: 2026,
        lastSale: { qualificationCode: '01' },
        saleBefore: { price: 100, year: 2003, month: null, qualificationCode: '11' },
      },
    })
  })

  it('returns null for values that the roll does not publish', () => {
    const blank = { JV: 0, AV_NSD: 0, TV_NSD: 0, SALE_YR1: 0, SALE_PRC1: 0, SALE_MO1: ' ', ACT_YR_BLT: 0 }
    expect(record({ ...blank, LND_SQFOOT: 0, PHY_ZIPCD: 0, DOR_UC: ' ' })).toMatchObject({
      marketValue: null,
      assessedValue: null,
      taxableValue: null,
      salePrice: null,
      saleDate: null,
      saleYear: null,
      yearBuilt: null,
      area: null,
      areaUnit: null,
      acreage: null,
      postalCode: null,
      landUse: null,
    })
  })

  it('returns no sale date if the month is missing', () => {
    for (const month of [' ', '00', '13', 'XX']) {
      expect(record({ SALE_MO1: month })).toMatchObject({ saleDate: null, saleYear: 2024 })
    }
  })

  it('returns an owner only on request, and never a confidential owner or a mailing address', () => {
    expect(record()).toMatchObject({ owner: null, ownerName: null })
    expect(record().coverage.message).toMatch(/Improvement value.*Owner and mailing address/)
    expect(record({}, true)).toMatchObject({ ownerName: 'INKWELL PEMBROKE', mailingAddress: null })
    expect(record({ OWN_NAME: '*****' }, true)).toMatchObject({ owner: null, ownerName: null })
  })

  it('rejects rows that are not parcels', () => {
    const usable = (row: object) => isUsable(ownedShape.row.parse({ OBJECTID: 1, ...row }))
    expect(usable({ PARCEL_ID: '0-*-1', CO_NO: 77 })).toBe(true)
    expect(usable({ PARCEL_ID: 'WATER', CO_NO: 77 })).toBe(false)
    expect(usable({ PARCEL_ID: ' ', CO_NO: 77 })).toBe(false)
    expect(usable({ PARCEL_ID: '12', CO_NO: 0 })).toBe(false)
    expect(usable({ PARCEL_ID: '12', CO_NO: 78 })).toBe(false)
  })
})
