import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'

export const HOST = 'services9.arcgis.com'
const ROOT = `https://${HOST}/Gh9awoU677aKree0/arcgis/rest/services`

export type Layer = 'polygons' | 'centroids'

/** The parcels, and their twin of points that stays open while the parcels are replaced. */
export const layerUrls: Readonly<Record<Layer, string>> = {
  polygons: `${ROOT}/Florida_Statewide_Cadastral/FeatureServer/0`,
  centroids: `${ROOT}/Florida_Statewide_Parcel_Centroid_Version/FeatureServer/0`,
}

/** The source has no null: a blank stands for an unknown text. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** And 0 for an unknown number, where 0 cannot be meant. Nothing here can be below. */
const number = z
  .number()
  .nullish()
  .transform((value) => (value && value > 0 ? value : null))

/** Where 0 can be meant: a home exempt from all tax is worth 0 to the tax roll. */
const amount = z
  .number()
  .nullish()
  .transform((value) => (value !== undefined && value !== null && value >= 0 ? value : null))

/** The columns that a shape of rows reads. */
export const fieldsOf = (attributes: z.ZodObject): string[] => Object.keys(attributes.shape)

const identity = { OBJECTID: z.int(), PARCEL_ID: text, CO_NO: number }

/** What the map, its list and its filters are made of. */
export const mapAttributes = z.object({
  ...identity,
  ASMNT_YR: number,
  DOR_UC: text,
  JV: number,
  AV_NSD: amount,
  TV_NSD: amount,
  LND_VAL: number,
  LND_SQFOOT: number,
  TOT_LVG_AR: number,
  ACT_YR_BLT: number,
  QUAL_CD1: text,
  SALE_PRC1: amount,
  SALE_YR1: number,
  PHY_ADDR1: text,
  PHY_CITY: text,
  PHY_ZIPCD: number,
})

/** What a property record is made of. */
export const recordAttributes = mapAttributes.extend({
  PA_UC: text,
  AV_SD: amount,
  TV_SD: amount,
  JV_HMSTD: amount,
  SPEC_FEAT_: amount,
  EFF_YR_BLT: number,
  NO_BULDNG: number,
  NO_RES_UNT: number,
  DT_LAST_IN: number,
  M_PAR_SAL1: text,
  VI_CD1: text,
  SALE_MO1: text,
  M_PAR_SAL2: text,
  QUAL_CD2: text,
  VI_CD2: text,
  SALE_PRC2: amount,
  SALE_YR2: number,
  SALE_MO2: text,
  S_LEGAL: text,
  PUBLIC_LND: text,
  TWN: text,
  RNG: text,
  SEC: text,
  CENSUS_BK: text,
  PHY_ADDR2: text,
  ALT_KEY: text,
  STATE_PAR_: text,
})

/** Asked for only where the contract publishes owners: a search by owner, and one parcel. */
export const ownedAttributes = recordAttributes.extend({ OWN_NAME: text })

export type MapAttributes = z.output<typeof mapAttributes>
export type RecordAttributes = z.output<typeof recordAttributes>

/** Without these a row is not a parcel. */
export const essentialFields: readonly string[] = Object.keys(identity)

/** A layer without one of these still answers; filters, sorts and colorings rest on none of them. */
const optionalFields: Readonly<Record<string, string>> = {
  AV_NSD: 'assessed value',
  TV_NSD: 'taxable value',
  LND_VAL: 'land value',
  LND_SQFOOT: 'land area',
  TOT_LVG_AR: 'living area',
  QUAL_CD1: 'qualification of the last sale',
  SALE_PRC1: 'price of the last sale',
  PHY_ZIPCD: 'ZIP code',
}

/** What the outlines' layer must have: what is asked, filtered or sorted by must never read as none. */
export const neededFields: readonly string[] = fieldsOf(mapAttributes).filter(
  (field) => !Object.hasOwn(optionalFields, field),
)

/** In words, what a layer does not publish any more of what we would tell. */
export const lostFrom = (fields: readonly string[]): string[] =>
  Object.entries(optionalFields).flatMap(([field, words]) => (fields.includes(field) ? [] : [words]))

export const answerOf = <A extends z.ZodObject>(attributes: A) => featuresOf(attributes)

/** Who owns a parcel and where their mail goes: never asked for, but for the name where the contract publishes it. */
export const personalFields: readonly string[] = [
  'OWN_NAME',
  'OWN_ADDR1',
  'OWN_ADDR2',
  'OWN_CITY',
  'OWN_STATE',
  'OWN_ZIPCD',
  'OWN_STATE_',
  'FIDU_NAME',
  'FIDU_ADDR1',
  'FIDU_ADDR2',
  'FIDU_CITY',
  'FIDU_STATE',
  'FIDU_ZIPCD',
  'FIDU_CD',
]
