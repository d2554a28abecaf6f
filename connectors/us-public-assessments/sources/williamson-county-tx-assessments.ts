import { equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { noTaxableValues, texasCaveats, texasCounty } from '../recipe/texas-county'

/** Returns "726 5TH ST W" for a line such as "726 5TH ST W, TAYLOR, TX 76574". */
const streetOf = ({ situsaddress: line }: RecipeRow): string | null =>
  line === undefined || line === null ? null : (String(line).split(',')[0]?.trim() ?? null)

/**
 * The district writes the direction after the street type, but people and the Postal Service write it before
 * the name.
 */
function spellings(row: RecipeRow): (string | null)[] {
  const street = streetOf(row)
  const [, number, name, direction] = /^(\d\S*)\s+(.*\S)\s+([NSEW]|[NS][EW])$/i.exec(street ?? '') ?? []
  return direction === undefined ? [street] : [street, `${number} ${direction} ${name}`]
}

export const williamsonCountyTx: AssessmentRecipe = {
  ...texasCounty('Williamson'),
  id: 'williamson-county-tx-assessments',
  authority: 'Williamson Central Appraisal District',
  coverage: 'Williamson County, Texas: the certified roll, renewed monthly.',
  gaps: [noTaxableValues],
  certainty: 'seen',
  officialPage: 'https://www.wcad.org',
  attribution: 'Williamson Central Appraisal District (data.wcad.org).',
  table: {
    dialect: 'socrata',
    url: 'https://data.wcad.org/resource/ai3c-c9pf.json',
    setting: 'WILLIAMSON_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['quickrefid', 'situsaddress', 'totalpropmktvalue'],
    optional: [
      'totalassessedvalue',
      'propertyid',
      'city',
      'zip',
      'totallandmktvalue',
      'totalimpmktvalue',
      'propertytypedesc',
      'taxyear',
    ],
    // The portal lists the column as "Tax Year". The spelling in a query is unconfirmed.
    spellings: { taxyear: ['tax_year'] },
    looksFirst: true,
  },
  key: ['quickrefid'],
  address: { ask: byLine('situsaddress', { upper: true }), published: spellings },
  parcelId: {
    form: 'quick reference id, such as R062582; the R may be left out',
    ask: (text) => {
      const [, letter = 'R', digits] = /^([RMPN])?(\d{4,8})$/i.exec(text.replace(/[\s.-]/g, '')) ?? []
      return digits === undefined ? [] : [equal('quickrefid', `${letter.toUpperCase()}${digits}`)]
    },
  },
  facts: {
    parcelId: 'quickrefid',
    alternateParcelId: 'propertyid',
    siteAddress: streetOf,
    city: 'city',
    county: always('Williamson'),
    postalCode: 'zip',
    landUse: 'propertytypedesc',
  },
  values: {
    year: { from: 'row', column: 'taxyear', meaning: 'tax year; values are as of January 1' },
    take: 'first',
    valuations: [
      {
        stage: 'certified',
        columns: {
          marketValue: 'totalpropmktvalue',
          assessedValue: 'totalassessedvalue',
          landValue: 'totallandmktvalue',
          improvementValue: 'totalimpmktvalue',
        },
        landBasis: 'market value',
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
  },
  // The portal has the owners in another data set, which is never requested.
  withheld: [],
  caveats: texasCaveats,
}
