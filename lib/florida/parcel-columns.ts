/** How a published value reads in words. */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'number'
  | 'dollars'
  | 'area'
  | 'year'
  | 'month'
  | 'county'
  | 'landUse'
  | 'inspection'

export interface ParcelColumn {
  name: string
  label: string
  kind: ColumnKind
  /** What it means is not documented here for sure, so its value stands as published. */
  isUnsure: boolean
}

type Listed = readonly [name: string, label: string, kind: ColumnKind, doubt?: 'unsure']

/** Every column of the layer but those about the owner, with names cut to ten letters by the file format. */
const listed: Readonly<Record<string, readonly Listed[]>> = {
  'The parcel and its roll': [
    ['PARCEL_ID', 'Parcel number', 'text'],
    ['PARCELNO', 'Parcel number, as the county’s map has it', 'text'],
    ['ALT_KEY', 'Other number of the county for the parcel', 'text'],
    ['STATE_PAR_', 'Parcel number of the state', 'text'],
    ['CO_NO', 'County, by the Department of Revenue’s number', 'county'],
    ['ASMNT_YR', 'Year of the roll', 'year'],
    ['FILE_T', 'Kind of roll (R is real property)', 'code'],
    ['GRP_NO', 'Group', 'code', 'unsure'],
    ['BAS_STRT', 'Stratum at the start of the roll', 'code', 'unsure'],
    ['ATV_STRT', 'Stratum now', 'code', 'unsure'],
    ['SPASS_CD', 'Special assessment code', 'code', 'unsure'],
    ['APP_STAT', 'Status of an application', 'code', 'unsure'],
    ['CO_APP_STA', 'Status of an application at the county', 'code', 'unsure'],
    ['S_LEGAL', 'Start of the legal description', 'text'],
  ],
  Values: [
    ['JV', 'Just value', 'dollars'],
    ['JV_CHNG', 'Change of the just value', 'dollars', 'unsure'],
    ['JV_CHNG_CD', 'Reason of the change', 'code', 'unsure'],
    ['AV_SD', 'Assessed value, school levies', 'dollars'],
    ['AV_NSD', 'Assessed value, all other levies', 'dollars'],
    ['TV_SD', 'Taxable value, school levies', 'dollars'],
    ['TV_NSD', 'Taxable value, all other levies', 'dollars'],
    ['LND_VAL', 'Land value', 'dollars'],
    ['SPEC_FEAT_', 'Value of special features', 'dollars'],
    ['NCONST_VAL', 'Value of new construction', 'dollars'],
    ['DEL_VAL', 'Value taken off the roll', 'dollars'],
    ['SPC_CIR_CD', 'Special circumstance', 'code', 'unsure'],
    ['SPC_CIR_YR', 'Year of the special circumstance', 'year', 'unsure'],
    ['SPC_CIR_TX', 'Special circumstance in words', 'text', 'unsure'],
  ],
  'Parts of the value that are assessed by rules of their own': [
    ['JV_HMSTD', 'Homestead, just value', 'dollars'],
    ['AV_HMSTD', 'Homestead, assessed value', 'dollars'],
    ['JV_NON_HMS', 'Residential without homestead, just value', 'dollars'],
    ['AV_NON_HMS', 'Residential without homestead, assessed value', 'dollars'],
    ['JV_RESD_NO', 'Other residential and nonresidential, just value', 'dollars'],
    ['AV_RESD_NO', 'Other residential and nonresidential, assessed value', 'dollars'],
    ['JV_CLASS_U', 'Classified use such as agriculture, just value', 'dollars'],
    ['AV_CLASS_U', 'Classified use such as agriculture, assessed value', 'dollars'],
    ['JV_H2O_REC', 'High-water recharge land, just value', 'dollars'],
    ['AV_H2O_REC', 'High-water recharge land, assessed value', 'dollars'],
    ['JV_CONSRV_', 'Conservation land, just value', 'dollars'],
    ['AV_CONSRV_', 'Conservation land, assessed value', 'dollars'],
    ['JV_HIST_CO', 'Historic commercial property, just value', 'dollars'],
    ['AV_HIST_CO', 'Historic commercial property, assessed value', 'dollars'],
    ['JV_HIST_SI', 'Historically significant property, just value', 'dollars'],
    ['AV_HIST_SI', 'Historically significant property, assessed value', 'dollars'],
    ['JV_WRKNG_W', 'Working waterfront, just value', 'dollars'],
    ['AV_WRKNG_W', 'Working waterfront, assessed value', 'dollars'],
  ],
  'Land and building': [
    ['DOR_UC', 'Land use, by the Department of Revenue’s code', 'landUse'],
    ['PA_UC', 'Land use, by the county’s own code', 'code'],
    ['LND_SQFOOT', 'Land area in square feet', 'area'],
    ['LND_UNTS_C', 'Unit in which the land is valued', 'code', 'unsure'],
    ['NO_LND_UNT', 'How many of these units', 'number'],
    ['ACT_YR_BLT', 'Year built', 'year'],
    ['EFF_YR_BLT', 'Effective year built', 'year'],
    ['TOT_LVG_AR', 'Living or usable area in square feet', 'area'],
    ['NO_BULDNG', 'Buildings', 'number'],
    ['NO_RES_UNT', 'Residential units', 'number'],
    ['IMP_QUAL', 'Quality of the building', 'code', 'unsure'],
    ['CONST_CLAS', 'Class of construction', 'code', 'unsure'],
    ['DT_LAST_IN', 'Last inspection', 'inspection'],
    ['PAR_SPLT', 'Split or joined with other parcels', 'code', 'unsure'],
    ['DISTR_CD', 'Disaster', 'code', 'unsure'],
    ['DISTR_YR', 'Year of the disaster', 'year', 'unsure'],
  ],
  Sales: [
    ['SALE_PRC1', 'Last sale, price', 'dollars'],
    ['SALE_YR1', 'Last sale, year', 'year'],
    ['SALE_MO1', 'Last sale, month', 'month'],
    ['QUAL_CD1', 'Last sale, qualification code', 'code'],
    ['VI_CD1', 'Last sale, vacant or improved', 'code'],
    ['M_PAR_SAL1', 'Last sale, several parcels in one sale', 'code'],
    ['OR_BOOK1', 'Last sale, book of the official records', 'text'],
    ['OR_PAGE1', 'Last sale, page of the official records', 'text'],
    ['CLERK_NO1', 'Last sale, number at the clerk of court', 'text'],
    ['S_CHNG_CD1', 'Last sale, change of the record', 'code', 'unsure'],
    ['SALE_PRC2', 'Sale before, price', 'dollars'],
    ['SALE_YR2', 'Sale before, year', 'year'],
    ['SALE_MO2', 'Sale before, month', 'month'],
    ['QUAL_CD2', 'Sale before, qualification code', 'code'],
    ['VI_CD2', 'Sale before, vacant or improved', 'code'],
    ['M_PAR_SAL2', 'Sale before, several parcels in one sale', 'code'],
    ['OR_BOOK2', 'Sale before, book of the official records', 'text'],
    ['OR_PAGE2', 'Sale before, page of the official records', 'text'],
    ['CLERK_NO2', 'Sale before, number at the clerk of court', 'text'],
    ['S_CHNG_CD2', 'Sale before, change of the record', 'code', 'unsure'],
  ],
  Place: [
    ['PHY_ADDR1', 'Street address', 'text'],
    ['PHY_ADDR2', 'Street address, second line', 'text'],
    ['PHY_CITY', 'City of the address', 'text'],
    ['PHY_ZIPCD', 'ZIP code', 'code'],
    ['TWN', 'Township', 'text'],
    ['RNG', 'Range', 'text'],
    ['SEC', 'Section', 'text'],
    ['CENSUS_BK', 'Census block', 'text'],
    ['NBRHD_CD', 'Neighborhood, by the county’s own code', 'code'],
    ['MKT_AR', 'Market area, by the county’s own code', 'code'],
    ['TAX_AUTH_C', 'Taxing authority', 'code'],
    ['PUBLIC_LND', 'Public land', 'code'],
  ],
  'A homestead limit carried over from an earlier home': [
    ['ASS_TRNSFR', 'Limit carried over', 'code', 'unsure'],
    ['PREV_HMSTD', 'Owners of the earlier homestead', 'number', 'unsure'],
    ['ASS_DIF_TR', 'Difference carried over', 'dollars'],
    ['CONO_PRV_H', 'County of the earlier homestead', 'county'],
    ['PARCEL_ID_', 'Parcel number of the earlier homestead', 'text'],
    ['YR_VAL_TRN', 'Year of the transfer', 'year'],
  ],
  'Keeping of the file': [
    ['OBJECTID', 'Row number in this edition', 'number'],
    ['OID_', 'Row number in the county’s map', 'number', 'unsure'],
    ['SEQ_NO', 'Row number in the roll', 'number'],
    ['RS_ID', 'Roll section', 'code', 'unsure'],
    ['MP_ID', 'Map', 'code', 'unsure'],
    ['BATCHING_ID', 'Batch', 'number', 'unsure'],
    ['Shape__Area', 'Area of the outline in the map’s own units', 'number'],
    ['Shape__Length', 'Length of the outline in the map’s own units', 'number'],
  ],
}

/** In the order in which they are shown. */
export const parcelColumnGroups: readonly { title: string; columns: readonly ParcelColumn[] }[] =
  Object.entries(listed).map(([title, columns]) => ({
    title,
    columns: columns.map(([name, label, kind, doubt]) => ({
      name,
      label,
      kind,
      isUnsure: doubt === 'unsure',
    })),
  }))
