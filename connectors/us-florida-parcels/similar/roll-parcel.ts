import { distanceTo } from '@/lib/arcgis/intersection'
import type { LngLat } from '@/lib/geography/types'
import { type RollRow, shapeOf } from '../wire'

const saleKeys = [
  ...(['salePrice', 'saleYear', 'saleMonth', 'saleQualification', 'saleVacantOrImproved'] as const),
  ...(['saleSeveralParcels', 'saleBook', 'salePage', 'saleClerk', 'saleChange'] as const),
  ...(['priorSalePrice', 'priorSaleYear', 'priorSaleMonth', 'priorSaleQualification'] as const),
  ...(['priorSaleVacantOrImproved', 'priorSaleSeveralParcels', 'priorSaleBook', 'priorSalePage'] as const),
  ...(['priorSaleClerk', 'priorSaleChange'] as const),
]

const parcelKeys = [
  ...(['objectId', 'parcelId', 'countyNumber', 'rollYear', 'landUseCode', 'justValue'] as const),
  ...(['livingSquareFeet', 'yearBuilt', 'buildings', 'residentialUnits', 'address', 'city'] as const),
  ...(['classifiedJustValue', 'rechargeJustValue', 'conservationJustValue', 'newConstructionValue'] as const),
  ...(['split', 'disaster'] as const),
]

const keys = [...parcelKeys, ...saleKeys]

export const similarShape = shapeOf(keys)

type SimilarRow = RollRow<(typeof keys)[number]>

export const metersBetween = (from: LngLat, to: LngLat): number =>
  distanceTo({ type: 'Point', coordinates: [from.longitude, from.latitude] }, [to.longitude, to.latitude])

export interface RollParcel extends SimilarRow {
  key: string
  parcelId: string
  countyNumber: number
  place: LngLat | null
}

export interface RollSale {
  price: number | null
  year: number | null
  month: string | null
  code: string | null
  condition: string | null
  several: string | null
  book: string | null
  page: string | null
  clerk: string | null
  change: number | null
}

export const salesOf = (row: SimilarRow): RollSale[] => [
  {
    price: row.salePrice,
    year: row.saleYear,
    month: row.saleMonth,
    code: row.saleQualification,
    condition: row.saleVacantOrImproved,
    several: row.saleSeveralParcels,
    book: row.saleBook,
    page: row.salePage,
    clerk: row.saleClerk,
    change: row.saleChange,
  },
  {
    price: row.priorSalePrice,
    year: row.priorSaleYear,
    month: row.priorSaleMonth,
    code: row.priorSaleQualification,
    condition: row.priorSaleVacantOrImproved,
    several: row.priorSaleSeveralParcels,
    book: row.priorSaleBook,
    page: row.priorSalePage,
    clerk: row.priorSaleClerk,
    change: row.priorSaleChange,
  },
]
