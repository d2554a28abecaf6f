import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileWhere } from '@/lib/arcgis/simulated-query'
import { type LandUseBand, landUseBands } from '@/lib/records/parcel/land-use'
import { type ParcelFilter, parcelTest } from '@/lib/records/parcel/parcel-filter'
import { rangeIds, rangeOf } from '@/lib/records/parcel/ranges'
import { toMapParcel } from './map/cell-polygon'
import { ownTest, whereOf } from './search/filter-params'
import { simulatedFields } from './simulated/rows'
import { mapShape } from './wire'

const whole = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }))
const city = fc.constantFrom(' ', 'MIAMI', "LAND O'LAKES", 'ST. AUGUSTINE')

const row = fc.record({
  JV: whole(20),
  SALE_YR1: whole(20),
  ACT_YR_BLT: whole(20),
  PHY_CITY: city,
  DOR_UC: fc.constantFrom(' ', '000', '001', '012', '099', '0', '100'),
  LND_SQFOOT: whole(900_000),
  LND_VAL: whole(20),
  TOT_LVG_AR: whole(20),
  SALE_PRC1: whole(20),
  QUAL_CD1: fc.constantFrom(' ', '01', '02', '11'),
})

const filter: fc.Arbitrary<ParcelFilter> = fc.record(
  {
    ...Object.fromEntries(rangeIds.flatMap((id) => rangeOf(id).ends.map((end) => [end, whole(20)]))),
    vacant: fc.constant('only' as const),
    codes: fc.constantFrom(['000'], ['012', '099']),
    qualifications: fc.constantFrom(['01'], ['01', '02']),
    city: city.filter((name) => name !== ' '),
    use: fc.constantFrom(...(Object.keys(landUseBands) as LandUseBand[])),
  },
  { requiredKeys: [] },
)

it('selects the same parcels by the filter at the source plus our own comparison as by the filter of the list', () => {
  const field = (name: string) => {
    const match = simulatedFields.find((candidate) => candidate.name === name)
    if (!match) throw new Error(`The layer has no ${name}`)
    return match
  }
  fc.assert(
    fc.property(row, filter, (published, parcelFilter) => {
      const attributes = { ...published, OBJECTID: 1, PARCEL_ID: '1', CO_NO: 27 }
      const parcel = toMapParcel(
        { ...mapShape.row.parse(attributes), parcelId: '1', countyNumber: 27 },
        { longitude: 0, latitude: 0, outlineSquareFeet: 43_560 },
      )
      const isAnswered = compileWhere(whereOf(parcelFilter), field)(attributes)
      const isKept = ownTest(parcelFilter)?.(parcel) ?? true
      expect(isAnswered && isKept).toBe(parcelTest(parcelFilter)(parcel))
    }),
    { numRuns: 2_000 },
  )
})
