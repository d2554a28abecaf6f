import { toIso } from '@/lib/calendar-day'
import { all, among, type Condition, equal } from '@/lib/conditions/condition'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { byLine, byParts } from '../recipe/ask-address'
import { plainId, scattered, spellingsOf } from '../recipe/id-spellings'
import { recorded, toNumber, withUnit } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RollPlace } from '../recipe/source'

const classes: Readonly<Record<string, string>> = {
  '1': 'residential',
  '2': 'commercial',
  '3': 'manufacturing',
  '4': 'agricultural',
  '5': 'undeveloped',
  '5M': 'agricultural forest',
  '6': 'productive forest',
  '7': 'other',
}

/** Also matches the name without a dot after "St", because some rows lack the dot. */
function within({ county }: RollPlace, condition: Condition): Condition {
  const name = county.toUpperCase()
  return all(among('CONAME', [...new Set([name, name.replaceAll('.', '')])]), condition)
}

/** The first part of a grid house number, such as "W180N" in "W180N8085", has a column of its own. */
function byGrid(address: ParsedAddress): Condition[] {
  const [, prefix = '', digits = ''] = /^([NSEW].*?)(\d+)$/.exec(address.readings[0].number) ?? []
  if (prefix === '') return []
  const [first, ...others] = address.readings
  const plain: ParsedAddress = { ...address, readings: [{ ...first, number: digits }, ...others] }
  return byStreet(plain).map((street) => all(equal('ADDNUMPREFIX', prefix), street))
}

const byStreet = byParts({ number: 'ADDNUM', numberIs: 'text', street: 'STREETNAME', upper: true })

function streetLine(row: RecipeRow): string | null {
  const { SITEADRESS, ADDNUMPREFIX, ADDNUM, ADDNUMSUFFIX, PREFIX, STREETNAME, STREETTYPE, SUFFIX } = row
  if (SITEADRESS) return withUnit(String(SITEADRESS), row.UNITID)
  if (!ADDNUM || !STREETNAME) return null
  const number = [ADDNUMPREFIX, ADDNUM, ADDNUMSUFFIX].map((part) => part ?? '').join('')
  const line = [number, PREFIX, STREETNAME, STREETTYPE, SUFFIX].filter(Boolean).join(' ')
  return withUnit(line, row.UNITID)
}

/** Parses "10/20/2025" and epoch milliseconds. Any other text, such as an ISO date, passes unchanged. */
function loadedOn({ LOADDATE }: RecipeRow): string | null {
  if (typeof LOADDATE === 'number') return toIso(LOADDATE)
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(LOADDATE ?? '') ?? []
  return year === undefined ? (LOADDATE ?? null) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export const wisconsin: AssessmentRecipe = {
  id: 'wisconsin-assessments',
  title: 'Wisconsin statewide parcel map',
  authority:
    'City, village, town and county assessors; collected by the Wisconsin Department of Administration',
  state: 'WI',
  coverage: 'All 72 counties of Wisconsin: one tax roll, published once a year in summer.',
  gaps: [
    'An estimated market value is missing for about a third of the parcels.',
    'No year of construction, no building area and no sales.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://maps.sco.wisc.edu/Parcels/',
  attribution: 'Wisconsin DOA and SCO Statewide Parcel Map Initiative, and the county.',
  licence: 'Free for public use, without warranty',
  table: {
    dialect: 'arcgis',
    // The publisher replaces the layer each summer, sometimes under another name. The layer without "_DB" is
    // older.
    url: 'https://services3.arcgis.com/n6uYoouQZW75n5WI/arcgis/rest/services/Wisconsin_Statewide_Parcels_DB/FeatureServer/0',
    setting: 'WISCONSIN_ASSESSMENTS_URL',
    // Area queries took up to 47 seconds. Text queries have not been measured.
    timeout: 50_000,
    columns: [
      'PARCELID',
      'SITEADRESS',
      'ADDNUMPREFIX',
      'ADDNUM',
      'ADDNUMSUFFIX',
      'PREFIX',
      'STREETNAME',
      'STREETTYPE',
      'SUFFIX',
      'UNITID',
      'CONAME',
      'CNTASSDVALUE',
    ],
    optional: [
      'ESTFMKVALUE',
      'OBJECTID',
      'STATEID',
      'TAXPARCELID',
      'TAXROLLYEAR',
      'PLACENAME',
      'ZIPCODE',
      'LNDVALUE',
      'IMPVALUE',
      'MFLVALUE',
      'NETPRPTA',
      'GRSPRPTA',
      'PROPCLASS',
      'AUXCLASS',
      'ASSDACRES',
      'DEEDACRES',
      'GISACRES',
      'SCHOOLDIST',
      'LOADDATE',
    ],
  },
  key: ['CONAME', 'PARCELID'],
  // Excludes rights of way, gaps and water, whose ids ROW, GAP and HYDRO have no digit.
  isProperty: ({ PARCELID }) => /\d/.test(String(PARCELID)),
  address: {
    ask: (address, place) => {
      const inGrid = byGrid(address)
      const parts = inGrid.length > 0 ? inGrid : byStreet(address)
      if (place.county === '') return parts
      return [...parts, ...byLine('SITEADRESS', { upper: true })(address)].map((each) => within(place, each))
    },
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'as the county writes it, with its dashes and dots, such as 251-0709-133-0808-1',
    ask: (text, place) => {
      if (plainId(text).length < 3 || !/\d/.test(text)) return []
      const columns = ['PARCELID', 'TAXPARCELID'] as const
      const exact = columns.map((column) => among(column, spellingsOf(text)))
      if (place.county === '') return exact
      // The typed id is tried first, because in one county 1-1109 and 11-109 can both exist.
      return [...exact, ...columns.map((column) => scattered(column, text))].map((each) =>
        within(place, each),
      )
    },
    matches: ({ PARCELID, TAXPARCELID }, parcelId) =>
      [PARCELID, TAXPARCELID].some((id) => plainId(id) === plainId(parcelId)),
  },
  facts: {
    parcelId: 'PARCELID',
    alternateParcelId: 'TAXPARCELID',
    siteAddress: streetLine,
    city: 'PLACENAME',
    county: 'CONAME',
    postalCode: 'ZIPCODE',
    acreage: ({ DEEDACRES, ASSDACRES, GISACRES }) =>
      [DEEDACRES, ASSDACRES, GISACRES].map(toNumber).find((acres) => recorded(acres) !== null) ?? null,
    landUse: ({ PROPCLASS }) =>
      PROPCLASS === null || PROPCLASS === undefined
        ? null
        : String(PROPCLASS)
            .split(',')
            .map((code) => classes[code.trim().toUpperCase()] ?? `class ${code.trim()}`)
            .join(', '),
    sourceObjectId: 'OBJECTID',
    sourceUpdatedAt: loadedOn,
  },
  attributes: {
    statewideId: 'STATEID',
    propertyClass: 'PROPCLASS',
    exemptOrForestClass: 'AUXCLASS',
    managedForestValue: 'MFLVALUE',
    netPropertyTax: 'NETPRPTA',
    grossPropertyTax: 'GRSPRPTA',
    schoolDistrict: 'SCHOOLDIST',
  },
  values: {
    year: { from: 'row', column: 'TAXROLLYEAR', meaning: 'year of the tax roll' },
    take: 'first',
    valuations: [
      {
        stage: 'tax roll',
        columns: {
          assessedValue: 'CNTASSDVALUE',
          marketValue: 'ESTFMKVALUE',
          landValue: 'LNDVALUE',
          improvementValue: 'IMPVALUE',
        },
        landBasis: 'assessed value',
        improvementBasis: 'assessed value',
      },
    ],
    zero: 'not recorded',
  },
  withheld: ['OWNERNME1', 'OWNERNME2', 'PSTLADRESS'],
  caveats: [
    'Each municipality assesses at its own share of market value, so assessed and market value differ.',
    'The market value is the state’s estimate, published with the tax bill.',
  ],
}
