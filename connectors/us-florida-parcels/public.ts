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
  type RollColumnName,
  type RollValues,
  readColumn,
  rollValues,
  sourceColumn,
  textIn,
} from './roll-columns'
export type { ExclusionCount } from './similar/comparable'
export type { ComparedParcel, ComparedSale, ExcludedSale, SimilarParcelsAnswer } from './similar/compared'
export type { similarParcels } from './similar/similar-parcels'
