import type { MapParcel } from '@/lib/florida/map-parcel'
import { parcelKey } from '@/lib/florida/parcel-key'
import type { MapAttributes } from './wire'

type Usable = MapAttributes & { PARCEL_ID: string; CO_NO: number }
type Place = Pick<MapParcel, 'longitude' | 'latitude'>

/** One polygon's row as the parcel that the map and its list show. */
export function toMapParcel(row: Usable, place: Place): MapParcel {
  const identity = { county: row.CO_NO, parcelId: row.PARCEL_ID }
  return {
    key: parcelKey(identity),
    ...identity,
    address: row.PHY_ADDR1,
    city: row.PHY_CITY,
    postalCode: row.PHY_ZIPCD === null ? null : String(row.PHY_ZIPCD).padStart(5, '0'),
    justValue: row.JV,
    // 0 is meant only where the roll values the parcel at all.
    assessedValue: row.JV === null ? null : row.AV_NSD,
    taxableValue: row.JV === null ? null : row.TV_NSD,
    landValue: row.LND_VAL,
    landSquareFeet: row.LND_SQFOOT,
    livingSquareFeet: row.TOT_LVG_AR,
    yearBuilt: row.ACT_YR_BLT,
    landUse: row.DOR_UC,
    saleYear: row.SALE_YR1,
    // A price of 0 is meant, as for a gift, where there was a sale.
    salePrice: row.SALE_YR1 === null ? null : row.SALE_PRC1,
    saleQualification: row.SALE_YR1 === null ? null : row.QUAL_CD1,
    rollYear: row.ASMNT_YR,
    polygons: 1,
    ...place,
  }
}
