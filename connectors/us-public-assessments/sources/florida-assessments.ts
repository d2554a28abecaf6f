import { among } from '@/lib/conditions/condition'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { landUseName } from '@/lib/records/parcel/land-use'
import { squareFeetToAcres } from '@/lib/units'
import { recorded, toNumber } from '../recipe/read-cell'
import type { RecipeRow, Source } from '../recipe/source'

const amount = (column: string) => (row: RecipeRow) => toNumber(row[column])
/** The roll has no empty number: it writes 0 for unknown. */
const known = (column: string) => (row: RecipeRow) => recorded(toNumber(row[column]))
/** A home exempt from all tax is worth 0 to the roll; without a just value the 0 has no meaning. */
const meant = (column: string) => (row: RecipeRow) =>
  known('JV')(row) === null ? known(column)(row) : toNumber(row[column])

const county = ({ CO_NO }: RecipeRow) => countyByNumber(Number(CO_NO))?.name ?? null

const plainId = (id: unknown) =>
  String(id ?? '')
    .toUpperCase()
    .replace(/[\s.-]/g, '')

const shortestId = 5

/** Only a unit belongs to the line; the second line can be anything else. */
function streetLine({ PHY_ADDR1, PHY_ADDR2 = null }: RecipeRow): string | null {
  if (PHY_ADDR1 === null || PHY_ADDR1 === undefined) return null
  const isUnit = /^\s*(#|(APT|APARTMENT|UNIT|STE|SUITE|LOT|BLDG|TRLR)\b)/i.test(String(PHY_ADDR2 ?? ''))
  return isUnit ? `${PHY_ADDR1} ${PHY_ADDR2}` : String(PHY_ADDR1)
}

/** Null without a month, since a year alone is not a date. */
function saleDate({ SALE_YR1, SALE_MO1 }: RecipeRow): string | null {
  const [year, month] = [toNumber(SALE_YR1), toNumber(SALE_MO1)]
  if (!year || !month || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

export const florida: Source = {
  id: 'florida-assessments',
  title: 'Florida statewide assessment roll',
  authority: 'County property appraisers; joined by the Florida Department of Revenue',
  state: 'FL',
  coverage: 'All 67 counties of Florida: the newest roll, published once a year in about September.',
  gaps: [
    'No building values.',
    'A condominium tower is often one parcel, and Miami-Dade and St. Johns keep their units elsewhere.',
    'While a new year is loaded, for some days in about September, the layer can be closed.',
    'An address must be known to the Census Bureau’s address look-up; new streets often are not.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://www.arcgis.com/home/item.html?id=efa909d6b1c841d298b0a649e7f71cf2',
  attribution:
    'Florida Department of Revenue assessment rolls joined to county parcel maps (published by FGIO/FDEP); data owned by each county property appraiser.',
  licence: 'Public record, no license named',
  table: {
    dialect: 'arcgis',
    url: 'https://services9.arcgis.com/Gh9awoU677aKree0/arcgis/rest/services/Florida_Statewide_Cadastral/FeatureServer/0',
    setting: 'FLORIDA_ASSESSMENTS_URL',
    looksFirst: true,
    columns: ['CO_NO', 'PARCEL_ID', 'JV', 'PHY_ADDR1'],
    // The last columns change from year to year.
    optional: [
      'AV_NSD',
      'OBJECTID',
      'ASMNT_YR',
      'DOR_UC',
      'AV_SD',
      'TV_SD',
      'TV_NSD',
      'JV_HMSTD',
      'LND_VAL',
      'LND_SQFOOT',
      'ACT_YR_BLT',
      'TOT_LVG_AR',
      'SALE_PRC1',
      'SALE_YR1',
      'SALE_MO1',
      'PHY_CITY',
      'PHY_ZIPCD',
      'PA_UC',
      'SPEC_FEAT_',
      'EFF_YR_BLT',
      'NO_BULDNG',
      'NO_RES_UNT',
      'QUAL_CD1',
      'VI_CD1',
      'S_LEGAL',
      'PHY_ADDR2',
      'ALT_KEY',
      'STATE_PAR_',
    ],
  },
  // Counties with the same id format can have the same id for different parcels.
  key: ['PARCEL_ID', 'CO_NO'],
  // Streets, water and unmapped remainders are polygons too, with a word for an id and no county.
  isProperty: (row) => /\d/.test(String(row.PARCEL_ID)) && county(row) !== null,
  address: {
    // A text query exceeds any timeout, so only the point is searched.
    ask: () => [],
    near: 80,
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'as the county writes it, such as 082S305005000002; dashes and spaces may be needed where the county has them',
    ask: (text) => {
      const plain = plainId(text)
      if (plain.length < shortestId || !/\d/.test(plain)) return []
      return [among('PARCEL_ID', [...new Set([text, text.toUpperCase(), plain])])]
    },
    matches: ({ PARCEL_ID }, parcelId) => plainId(PARCEL_ID) === plainId(parcelId),
  },
  facts: {
    parcelId: 'PARCEL_ID',
    alternateParcelId: ({ ALT_KEY, STATE_PAR_ }) =>
      [ALT_KEY, STATE_PAR_].flatMap((id) => (id ? [String(id)] : []))[0] ?? null,
    siteAddress: streetLine,
    city: 'PHY_CITY',
    county,
    postalCode: (row) => {
      const zip = known('PHY_ZIPCD')(row)
      return zip === null ? null : String(zip).padStart(5, '0')
    },
    yearBuilt: 'ACT_YR_BLT',
    area: 'LND_SQFOOT',
    areaUnit: 'square feet',
    acreage: (row) => {
      const area = known('LND_SQFOOT')(row)
      return area === null ? null : Number(squareFeetToAcres(area).toFixed(4))
    },
    landUse: ({ DOR_UC }) => (DOR_UC ? (landUseName(String(DOR_UC).trim()) ?? null) : null),
    legalDescription: 'S_LEGAL',
    saleDate,
    salePrice: (row) => (known('SALE_YR1')(row) === null ? null : known('SALE_PRC1')(row)),
    sourceObjectId: 'OBJECTID',
  },
  attributes: {
    landUseCode: 'DOR_UC',
    countyLandUseCode: 'PA_UC',
    // A renovation changes this year, so it is not the year of construction.
    effectiveYearBuilt: known('EFF_YR_BLT'),
    livingAreaSquareFeet: known('TOT_LVG_AR'),
    buildings: known('NO_BULDNG'),
    residentialUnits: known('NO_RES_UNT'),
    acreageBasis: (row) => (known('LND_SQFOOT')(row) === null ? null : 'derived from square feet'),
    saleYear: known('SALE_YR1'),
    saleQualificationCode: 'QUAL_CD1',
    vacantOrImprovedCode: 'VI_CD1',
    stateParcelId: 'STATE_PAR_',
  },
  values: {
    year: { from: 'row', column: 'ASMNT_YR', meaning: 'year of the roll; values are as of its January 1' },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: known('JV'),
          assessedValue: meant('AV_NSD'),
          taxableValue: meant('TV_NSD'),
          landValue: known('LND_VAL'),
        },
        landBasis: 'just value',
      },
    ],
    zero: 'a value',
    attributes: {
      assessedValueSchoolLevy: meant('AV_SD'),
      assessedValueOtherLevies: meant('AV_NSD'),
      taxableValueSchoolLevy: meant('TV_SD'),
      taxableValueOtherLevies: meant('TV_NSD'),
      homesteadJustValue: meant('JV_HMSTD'),
      specialFeatureValue: amount('SPEC_FEAT_'),
    },
  },
  withheld: [
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
  ],
  caveats: [
    'Just value is the market value of January 1; assessed and taxable values shown are those for all levies but the schools’.',
    'County property appraisers are authoritative, and their own records can be newer.',
  ],
}
