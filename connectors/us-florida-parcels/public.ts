export {
  PAGE_SIZE,
  type ParcelMatches,
  type ParcelSort,
  type ParcelView,
  parcelSorts,
} from './map/parcel'
export type { readParcelResult } from './read-parcel'
export {
  amountIn,
  assessedKeys,
  columnGroups,
  decodeCondition,
  decodePublicLand,
  decodeQualification,
  formatInspection,
  labelOf,
  monthName,
  numberIn,
  type PublishedRow,
  parcelTerms,
  personalFields,
  type RollColumn,
  type RollKey,
  type RollValues,
  readColumn,
  rollValues,
  sourceColumn,
  textIn,
} from './roll-columns'
export type { DropReason } from './similar/comparable'
export type { ComparedParcel, ComparedSale, ExcludedSale, SimilarAnswer } from './similar/compared'
export type { similarParcels } from './similar/similar-parcels'
