import type { BuildingCard } from '@/lib/records/building-card/fields'
import { type EvidenceRow, numberOf, pinOf, textOf } from './cells'

export const readBuilding = (row: EvidenceRow): BuildingCard => ({
  parcelId: pinOf(row.pin),
  year: numberOf(row.year),
  card: numberOf(row.card),
  propertyClass: textOf(row.class),
  township: textOf(row.township_code),
  buildingSquareFeet: numberOf(row.char_bldg_sf),
  landSquareFeet: numberOf(row.char_land_sf),
  yearBuilt: numberOf(row.char_yrblt),
  rooms: numberOf(row.char_rooms),
  bedrooms: numberOf(row.char_beds),
  fullBaths: numberOf(row.char_fbath),
  halfBaths: numberOf(row.char_hbath),
  style: textOf(row.char_type_resd),
  quality: textOf(row.char_cnst_qlty),
  repair: textOf(row.char_repair_cnd),
  walls: textOf(row.char_ext_wall),
  basement: textOf(row.char_bsmt),
  basementFinish: textOf(row.char_bsmt_fin),
  attic: textOf(row.char_attic_type),
  airConditioning: textOf(row.char_air),
  garage: textOf(row.char_gar1_size),
  share: numberOf(row.card_proration_rate),
})

/** A share of 0 means that none is published. */
export const isWhole = ({ share }: BuildingCard) => !share || share >= 1
