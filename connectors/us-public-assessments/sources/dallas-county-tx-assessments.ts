import { equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import {
  builtIn,
  lineOf,
  noTaxableValues,
  texasCaveats,
  texasCounty,
  yearBySetting,
} from '../recipe/texas-county'

/** Class codes of business equipment, which has the address of the building that contains it. */
const equipment = new Set(['31', '32', '33', '34'])

const streetLine = ({ SITEADDRESS, UNIT }: RecipeRow): string | null =>
  SITEADDRESS === null || UNIT === null ? lineOf(SITEADDRESS) : lineOf(SITEADDRESS, 'UNIT', UNIT)

export const dallasCountyTx: AssessmentRecipe = {
  ...texasCounty('Dallas'),
  id: 'dallas-county-tx-assessments',
  authority: 'Dallas Central Appraisal District',
  coverage: 'Dallas County, Texas: current market values.',
  gaps: [
    noTaxableValues,
    'No year, no land value and no building value are published with the market value.',
    'The service of the district is down now and then.',
  ],
  certainty: 'verified',
  officialPage: 'https://www.dallascad.org',
  attribution: 'Dallas Central Appraisal District.',
  table: {
    dialect: 'arcgis',
    url: 'https://maps.dcad.org/prdwa/rest/services/Property/ParcelQuery/MapServer/4',
    setting: 'DALLAS_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['PARCELID', 'SITEADDRESS', 'UNIT', 'CLASSCD', 'CNTASSDVAL'],
    optional: ['CLASSDSCRP', 'RESFLRAREA', 'RESYRBLT', 'REVALYR', 'SCHLDSCRP'],
  },
  key: ['PARCELID'],
  isProperty: ({ CLASSCD }) => !equipment.has(String(CLASSCD ?? '').trim()),
  address: { ask: byLine('SITEADDRESS'), published: (row) => [streetLine(row)] },
  parcelId: {
    form: '17 digits and letters, such as 00000181756000000',
    ask: (text) => {
      const id = text.replace(/[\s.-]/g, '').toUpperCase()
      return /^\d{2}[0-9A-Z]{15}$/.test(id) ? [equal('PARCELID', id)] : []
    },
  },
  facts: {
    parcelId: 'PARCELID',
    siteAddress: streetLine,
    county: always('Dallas'),
    yearBuilt: builtIn('RESYRBLT'),
    landUse: 'CLASSDSCRP',
  },
  attributes: {
    classCode: 'CLASSCD',
    livingArea: 'RESFLRAREA',
    schoolDistrict: 'SCHLDSCRP',
    // This is not the year of the roll, because properties of one roll have different years here.
    lastRevaluedIn: 'REVALYR',
  },
  values: {
    year: yearBySetting('DALLAS_COUNTY_TX_TAX_YEAR'),
    take: 'first',
    // The column is named for an assessed value but described as the current market value.
    valuations: [{ stage: 'current', columns: { marketValue: 'CNTASSDVAL' } }],
    zero: 'a value',
  },
  withheld: ['OWNERNME1', 'PSTLADDRESS'],
  caveats: texasCaveats,
}
