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
  type PublishedRollRow,
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
export type { ComparableParcel, ComparableSale, ExcludedSale, SimilarParcelsReport } from './similar/compared'
export type { similarParcels } from './similar/similar-parcels'
