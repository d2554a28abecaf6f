import { formatDollars, formatMonth, formatNumber } from '@/lib/format'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { labels } from '@/lib/records/parcel/labels'
import { landUseName } from '@/lib/records/parcel/land-use'
import { meaningOfQualification } from '@/lib/records/parcel/sale-qualifications'
import { nameSentences } from '@/lib/sentences/define-sentences'

export type ColumnKind =
  | 'text'
  | 'code'
  | 'month'
  | 'landUse'
  | 'id'
  | 'number'
  | 'year'
  | 'county'
  | 'zip'
  | 'inspection'
  | 'area'
  | 'acres'
  | 'dollars'
  /** Dollars for which 0 can be a value: a home exempt from all tax has a taxable value of 0. */
  | 'amount'

/** `source` is the column's name in the published file, whose format allows at most ten characters. */
type ColumnRow = readonly [source: string, label: string, kind: ColumnKind, doubt?: 'unsure']
type Table = Readonly<Record<string, ColumnRow>>

const roll = {
  parcelId: ['PARCEL_ID', labels.parcelId, 'text'],
  mapParcelId: ['PARCELNO', 'Parcel number, as the county’s map has it', 'text'],
  alternateParcelId: ['ALT_KEY', 'Other number of the county', 'text'],
  stateParcelId: ['STATE_PAR_', 'Parcel number of the state', 'text'],
  countyNumber: ['CO_NO', 'County number of the Department of Revenue', 'county'],
  rollYear: ['ASMNT_YR', labels.rollYear, 'year'],
  rollKind: ['FILE_T', 'Kind of roll (R is real property)', 'code'],
  rollGroup: ['GRP_NO', 'Group', 'code', 'unsure'],
  stratumAtStart: ['BAS_STRT', 'Stratum at the start of the roll', 'code', 'unsure'],
  stratum: ['ATV_STRT', 'Stratum now', 'code', 'unsure'],
  specialAssessment: ['SPASS_CD', 'Special assessment code', 'code', 'unsure'],
  applicationStatus: ['APP_STAT', 'Status of an application', 'code', 'unsure'],
  countyApplicationStatus: ['CO_APP_STA', 'Status of an application at the county', 'code', 'unsure'],
  legalDescription: ['S_LEGAL', labels.legalDescription, 'text'],
} as const satisfies Table

const values = {
  justValue: ['JV', labels.justValue, 'dollars'],
  justValueChange: ['JV_CHNG', 'Change of the just value', 'amount', 'unsure'],
  justValueChangeCode: ['JV_CHNG_CD', 'Reason of the change', 'code', 'unsure'],
  assessedValueSchoolLevy: ['AV_SD', 'Assessed value, school levies', 'amount'],
  assessedValue: ['AV_NSD', labels.assessedValue, 'amount'],
  taxableValueSchoolLevy: ['TV_SD', 'Taxable value, school levies', 'amount'],
  taxableValue: ['TV_NSD', labels.taxableValue, 'amount'],
  landValue: ['LND_VAL', labels.landValue, 'dollars'],
  specialFeatureValue: ['SPEC_FEAT_', 'Value of special features', 'amount'],
  newConstructionValue: ['NCONST_VAL', 'Value of new construction', 'amount'],
  deletedValue: ['DEL_VAL', 'Value taken off the roll', 'amount'],
  specialCircumstance: ['SPC_CIR_CD', 'Special circumstance', 'code', 'unsure'],
  specialCircumstanceYear: ['SPC_CIR_YR', 'Year of the special circumstance', 'year', 'unsure'],
  specialCircumstanceText: ['SPC_CIR_TX', 'Special circumstance in words', 'text', 'unsure'],
} as const satisfies Table

const parts = {
  homesteadJustValue: ['JV_HMSTD', 'Homestead, just value', 'amount'],
  homesteadAssessed: ['AV_HMSTD', 'Homestead, assessed value', 'amount'],
  residentialJustValue: ['JV_NON_HMS', 'Residential without homestead, just value', 'amount'],
  residentialAssessed: ['AV_NON_HMS', 'Residential without homestead, assessed value', 'amount'],
  otherJustValue: ['JV_RESD_NO', 'Other residential and nonresidential, just value', 'amount'],
  otherAssessed: ['AV_RESD_NO', 'Other residential and nonresidential, assessed value', 'amount'],
  classifiedJustValue: ['JV_CLASS_U', 'Classified use such as agriculture, just value', 'amount'],
  classifiedAssessed: ['AV_CLASS_U', 'Classified use such as agriculture, assessed value', 'amount'],
  rechargeJustValue: ['JV_H2O_REC', 'High-water recharge land, just value', 'amount'],
  rechargeAssessed: ['AV_H2O_REC', 'High-water recharge land, assessed value', 'amount'],
  conservationJustValue: ['JV_CONSRV_', 'Conservation land, just value', 'amount'],
  conservationAssessed: ['AV_CONSRV_', 'Conservation land, assessed value', 'amount'],
  historicCommercialJustValue: ['JV_HIST_CO', 'Historic commercial property, just value', 'amount'],
  historicCommercialAssessed: ['AV_HIST_CO', 'Historic commercial property, assessed value', 'amount'],
  historicJustValue: ['JV_HIST_SI', 'Historically significant property, just value', 'amount'],
  historicAssessed: ['AV_HIST_SI', 'Historically significant property, assessed value', 'amount'],
  waterfrontJustValue: ['JV_WRKNG_W', 'Working waterfront, just value', 'amount'],
  waterfrontAssessed: ['AV_WRKNG_W', 'Working waterfront, assessed value', 'amount'],
} as const satisfies Table

const ground = {
  landUseCode: ['DOR_UC', labels.landUseCode, 'landUse'],
  countyLandUseCode: ['PA_UC', 'Land use, by the county’s own code', 'code'],
  landSquareFeet: ['LND_SQFOOT', labels.landSquareFeet, 'area'],
  landUnit: ['LND_UNTS_C', 'Unit in which the land is valued', 'code', 'unsure'],
  landUnits: ['NO_LND_UNT', 'How many of these units', 'number'],
  yearBuilt: ['ACT_YR_BLT', labels.yearBuilt, 'year'],
  effectiveYearBuilt: ['EFF_YR_BLT', 'Effective year built', 'year'],
  livingSquareFeet: ['TOT_LVG_AR', labels.livingSquareFeet, 'area'],
  buildings: ['NO_BULDNG', 'Buildings', 'number'],
  residentialUnits: ['NO_RES_UNT', 'Residential units', 'number'],
  buildingQuality: ['IMP_QUAL', 'Quality of the building', 'code', 'unsure'],
  constructionClass: ['CONST_CLAS', 'Class of construction', 'code', 'unsure'],
  lastInspection: ['DT_LAST_IN', 'Last inspection by the county', 'inspection'],
  split: ['PAR_SPLT', 'Split or joined with other parcels', 'number', 'unsure'],
  disaster: ['DISTR_CD', 'Disaster', 'number', 'unsure'],
  disasterYear: ['DISTR_YR', 'Year of the disaster', 'year', 'unsure'],
} as const satisfies Table

const sales = {
  salePrice: ['SALE_PRC1', labels.salePrice, 'amount'],
  saleYear: ['SALE_YR1', 'Year of the last sale', 'year'],
  saleMonth: ['SALE_MO1', labels.saleMonth, 'month'],
  saleQualification: ['QUAL_CD1', labels.saleQualification, 'code'],
  saleVacantOrImproved: ['VI_CD1', 'Vacant or improved at the last sale', 'code'],
  saleSeveralParcels: ['M_PAR_SAL1', 'Several parcels in the last sale', 'code'],
  saleBook: ['OR_BOOK1', 'Book of the last sale in the official records', 'text'],
  salePage: ['OR_PAGE1', 'Page of the last sale in the official records', 'text'],
  saleClerk: ['CLERK_NO1', 'Clerk of court’s number of the last sale', 'text'],
  saleChange: ['S_CHNG_CD1', 'Change of the record of the last sale', 'number', 'unsure'],
  priorSalePrice: ['SALE_PRC2', 'Price of the sale before', 'amount'],
  priorSaleYear: ['SALE_YR2', 'Year of the sale before', 'year'],
  priorSaleMonth: ['SALE_MO2', 'Month of the sale before', 'month'],
  priorSaleQualification: ['QUAL_CD2', 'Qualification code of the sale before', 'code'],
  priorSaleVacantOrImproved: ['VI_CD2', 'Vacant or improved at the sale before', 'code'],
  priorSaleSeveralParcels: ['M_PAR_SAL2', 'Several parcels in the sale before', 'code'],
  priorSaleBook: ['OR_BOOK2', 'Book of the sale before in the official records', 'text'],
  priorSalePage: ['OR_PAGE2', 'Page of the sale before in the official records', 'text'],
  priorSaleClerk: ['CLERK_NO2', 'Clerk of court’s number of the sale before', 'text'],
  priorSaleChange: ['S_CHNG_CD2', 'Change of the record of the sale before', 'number', 'unsure'],
} as const satisfies Table

const place = {
  address: ['PHY_ADDR1', labels.address, 'text'],
  addressSecondLine: ['PHY_ADDR2', 'Street address, second line', 'text'],
  city: ['PHY_CITY', labels.city, 'text'],
  postalCode: ['PHY_ZIPCD', labels.postalCode, 'zip'],
  township: ['TWN', 'Township', 'text'],
  range: ['RNG', 'Range', 'text'],
  section: ['SEC', 'Section', 'text'],
  censusBlock: ['CENSUS_BK', 'Census block', 'text'],
  neighborhood: ['NBRHD_CD', 'Neighborhood code', 'code'],
  marketArea: ['MKT_AR', 'Market area', 'code'],
  taxingAuthority: ['TAX_AUTH_C', 'Taxing authority', 'code'],
  publicLandCode: ['PUBLIC_LND', 'Public land', 'code'],
} as const satisfies Table

const carriedOver = {
  limitCarriedOver: ['ASS_TRNSFR', 'Limit carried over', 'code', 'unsure'],
  earlierOwners: ['PREV_HMSTD', 'Owners of the earlier homestead', 'number', 'unsure'],
  differenceCarriedOver: ['ASS_DIF_TR', 'Difference carried over', 'amount'],
  earlierCounty: ['CONO_PRV_H', 'County of the earlier homestead', 'county'],
  earlierParcelId: ['PARCEL_ID_', 'Parcel number of the earlier homestead', 'text'],
  transferYear: ['YR_VAL_TRN', 'Year of the transfer', 'year'],
} as const satisfies Table

const file = {
  objectId: ['OBJECTID', labels.sourceObjectId, 'id'],
  mapRow: ['OID_', 'Row number in the county’s map', 'number', 'unsure'],
  rollRow: ['SEQ_NO', 'Row number in the roll', 'number'],
  rollSection: ['RS_ID', 'Roll section', 'code', 'unsure'],
  rollMap: ['MP_ID', 'Map', 'code', 'unsure'],
  batch: ['BATCHING_ID', 'Batch', 'number', 'unsure'],
  outlineArea: ['Shape__Area', 'Area of the outline in the map’s own units', 'number'],
  outlineLength: ['Shape__Length', 'Length of the outline in the map’s own units', 'number'],
} as const satisfies Table

/** The only personal column that is ever requested, and only in methods whose API contract includes it. */
const owner = { ownerName: ['OWN_NAME', labels.ownerName, 'text'] } as const satisfies Table

const listed = {
  ...roll,
  ...values,
  ...parts,
  ...ground,
  ...sales,
  ...place,
  ...carriedOver,
  ...file,
  ...owner,
} as const

export type RollColumnName = keyof typeof listed
type Figure = RollColumnName | 'county' | 'landUse' | 'landValuePerSquareFoot'
export type RollColumnKindOf<K extends RollColumnName> = (typeof listed)[K][2]

const isListed = (figure: Figure): figure is RollColumnName => Object.hasOwn(listed, figure)

export const labelOf = (figure: Figure): string => (isListed(figure) ? listed[figure][1] : labels[figure])

export const kindOf = (key: RollColumnName): ColumnKind => listed[key][2]

export const sourceColumn = (key: RollColumnName): string => listed[key][0]

export const identity = ['objectId', 'parcelId', 'countyNumber'] as const

export const mapKeys = [
  ...identity,
  ...(['rollYear', 'landUseCode', 'justValue', 'assessedValue', 'taxableValue', 'landValue'] as const),
  ...(['landSquareFeet', 'livingSquareFeet', 'yearBuilt', 'saleQualification', 'salePrice'] as const),
  ...(['saleYear', 'address', 'city', 'postalCode'] as const),
]

export const assessedKeys = [
  ...mapKeys,
  ...(['countyLandUseCode', 'assessedValueSchoolLevy', 'taxableValueSchoolLevy'] as const),
  ...(['homesteadJustValue', 'specialFeatureValue', 'effectiveYearBuilt', 'buildings'] as const),
  ...(['residentialUnits', 'saleVacantOrImproved', 'saleMonth', 'legalDescription'] as const),
  ...(['addressSecondLine', 'alternateParcelId', 'stateParcelId'] as const),
]

/**
 * Columns with the names and mailing addresses of owners and fiduciaries. Only the owner's name is ever
 * requested, and only in methods whose API contract includes it.
 */
export const personalFields: readonly string[] = [
  sourceColumn('ownerName'),
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

export interface RollColumn {
  source: string
  label: string
  kind: ColumnKind
  isUnsure: boolean
}

const toColumn = ([source, label, kind, doubt]: ColumnRow): RollColumn => ({
  source,
  label,
  kind,
  isUnsure: doubt === 'unsure',
})

const group = (title: string, table: Table) => ({ title, columns: Object.values(table).map(toColumn) })

export const columnGroups: readonly { title: string; columns: readonly RollColumn[] }[] = [
  group('The parcel and its roll', roll),
  group('Values', values),
  group('Parts of the value that are assessed by rules of their own', parts),
  group('Land and building', ground),
  group('Sales', sales),
  group('Place', place),
  group('A homestead limit carried over from an earlier home', carriedOver),
  group('Keeping of the file', file),
]

type RollValue = string | number | null

export type PublishedRollRow = Readonly<Record<string, RollValue>>

export type RollValues = Readonly<Partial<Record<RollColumnName, RollValue>>>

const keys = Object.keys(listed).filter((key): key is RollColumnName => Object.hasOwn(listed, key))

export const rollValues = (published: PublishedRollRow): RollValues =>
  Object.fromEntries(keys.map((key) => [key, published[sourceColumn(key)] ?? null]))

export function amountIn(values: RollValues, key: RollColumnName): number | null {
  const value = values[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Returns null for 0, which the source writes for unknown. */
export const numberIn = (values: RollValues, key: RollColumnName): number | null =>
  amountIn(values, key) || null

export function textIn(values: RollValues, key: RollColumnName): string | null {
  const value = values[key]
  return (typeof value === 'string' && value.trim()) || null
}

interface ColumnReading {
  published: string
  meaning: string | null
}

/** The file format cannot write an empty number, so a 0 is ambiguous. */
const ZERO = '0, which the roll also writes for unknown'

export function readColumn(kind: ColumnKind, value: RollValue): ColumnReading {
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return { published: 'Blank', meaning: null }
  if (value === 0) return { published: ZERO, meaning: null }
  return { published: String(value).trim(), meaning: inWords[kind]?.(value) ?? null }
}

const inDollars = (value: string | number) => formatDollars(Number(value), 2)

const inWords: Partial<Record<ColumnKind, (value: string | number) => string | undefined>> = {
  dollars: inDollars,
  amount: inDollars,
  area: (value) => `${formatNumber(Number(value), 2)} square feet`,
  month: (value) => monthName(Number(value)),
  county: (value) => countyByNumber(Number(value))?.name,
  landUse: (value) => landUseName(String(value).trim()),
  inspection: (value) => formatInspection(Number(value)) ?? undefined,
}

export function monthName(month: number): string | undefined {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12
  return isMonth ? formatMonth(`2000-${String(month).padStart(2, '0')}`, 'name') : undefined
}

/**
 * Parses the month and the last two digits of the year: 1125 is November 2025, 394 is March 1994. Returns
 * null if there is no such month.
 */
export function formatInspection(packed: number): string | null {
  const month = monthName(Math.floor(packed / 100))
  const year = packed % 100
  return month ? `${month} ${year >= 50 ? 1900 + year : 2000 + year}` : null
}

export const parcelTerms = nameSentences('us-florida-parcels.terms', {
  justValue: {
    term: values.justValue[1],
    meaning:
      'What the county property appraiser estimates the property to be worth on January 1 of the roll’s year. An estimate for taxes, not a price that anybody paid or offered.',
  },
  assessedValue: {
    term: 'Assessed value',
    meaning:
      'The just value after the limits of Florida law, such as the yearly limit on a homestead. It can be far below the just value, and it differs between school and other levies.',
  },
  taxableValue: {
    term: 'Taxable value',
    meaning:
      'The assessed value less exemptions: what the tax rate is applied to. A property can be worth much and have a taxable value of 0.',
  },
  schoolLevies: {
    term: 'School levies',
    meaning:
      'Taxes for the school district. Some limits and exemptions do not hold for them, so that the roll has a value for school levies and another for all other levies.',
  },
  homestead: {
    term: 'Homestead',
    meaning:
      'The owner’s permanent home. The county grants it on application; it lowers the taxable value and limits how fast the assessed value may rise. A new owner does not take it over.',
  },
  landValue: {
    term: values.landValue[1],
    meaning: 'The part of the just value that is the land’s, as the county states it.',
  },
  specialFeatures: {
    term: 'Special features',
    meaning: 'Things that are valued by themselves, such as pools, docks, fences and paving.',
  },
  qualification: {
    term: 'Qualification code',
    meaning:
      'How the county judged a sale. 01 commonly stands for a sale between independent parties that can be compared with others. Most other codes say why a price does not tell what the property was worth.',
  },
  effectiveYear: {
    term: ground.effectiveYearBuilt[1],
    meaning:
      'A year the appraiser chooses for the condition of the building: a house of 1925 that was renewed can have 2015. It is not the year in which it was built.',
  },
  livingArea: {
    term: ground.livingSquareFeet[1],
    meaning:
      'All buildings of the parcel together. On a parcel with many homes it is the sum, not the area of one home.',
  },
  landUse: {
    term: ground.landUseCode[1],
    meaning:
      'How the appraiser classes the property for the roll. It is not the zoning, and it does not say what may be built there.',
  },
  censusBlock: {
    term: place.censusBlock[1],
    meaning:
      'The number of the Census Bureau’s area that the parcel lies in: state, county, tract and block, one after the other.',
  },
} as const satisfies Readonly<Record<string, { term: string; meaning: string }>>)

interface CodeMeaning {
  code: string
  meaning: string | undefined
}

const conditions: Readonly<Record<string, string>> = {
  V: 'Vacant land when it was sold',
  I: 'Land with a building when it was sold',
}

const publicOwners: Readonly<Record<string, string>> = { C: 'Owned by the county' }

const decode = (table: Readonly<Record<string, string>>, code: string): CodeMeaning => ({
  code,
  meaning: Object.hasOwn(table, code) ? table[code] : undefined,
})

export const decodeQualification = (code: string): CodeMeaning => ({
  code,
  meaning: meaningOfQualification(code),
})
export const decodeCondition = (code: string): CodeMeaning => decode(conditions, code)
export const decodePublicLand = (code: string): CodeMeaning => decode(publicOwners, code)
