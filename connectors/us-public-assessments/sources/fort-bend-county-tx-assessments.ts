import { equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { builtIn, noTaxableValues, texasCaveats, texasCounty, yearBySetting } from '../recipe/texas-county'

/** Parses lines such as "2027 Fall Meadow DR, Missouri City, TX 77459". */
function readSitus({ SITUS }: RecipeRow) {
  const [, street, city, postalCode] =
    /^([^,]+)(?:,([^,]*),\s*TX\b\s*(\d{5})?.*)?$/i.exec(String(SITUS ?? '').trim()) ?? []
  return { street: street?.trim() ?? null, city: city?.trim() ?? null, postalCode: postalCode ?? null }
}

const number = /^(\d{4})(\d{2})(\d{3})(\d{4})(\d{3})$/

export const fortBendCountyTx: AssessmentRecipe = {
  ...texasCounty('Fort Bend'),
  id: 'fort-bend-county-tx-assessments',
  authority: 'Fort Bend Central Appraisal District',
  coverage: 'Fort Bend County, Texas: total, land and building values.',
  gaps: [noTaxableValues, 'No year is published with the values.'],
  certainty: 'seen',
  officialPage: 'https://www.fbcad.org',
  attribution: 'Fort Bend Central Appraisal District.',
  table: {
    dialect: 'arcgis',
    url: 'https://services2.arcgis.com/D4saGHECICkCeoJm/arcgis/rest/services/FBCAD_Public_Data/FeatureServer/0',
    setting: 'FORT_BEND_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['QUICKREFID', 'SITUS', 'TOTALVALUE'],
    optional: ['PROPNUMBER', 'LANDVALUE', 'IMPVALUE', 'TOTSQFTLVG', 'YEARBUILT'],
  },
  key: ['QUICKREFID'],
  address: {
    ask: byLine('SITUS', { upper: true }),
    published: (row) => [readSitus(row).street],
  },
  parcelId: {
    form: 'quick reference id, such as R100169, or property number, such as 5910-05-025-1300-907',
    ask: (text) => {
      const plain = text.replace(/[\s.-]/g, '').toUpperCase()
      if (/^R\d{1,8}$/.test(plain)) return [equal('QUICKREFID', plain)]
      return number.test(plain) ? [equal('PROPNUMBER', plain.replace(number, '$1-$2-$3-$4-$5'))] : []
    },
  },
  facts: {
    parcelId: 'QUICKREFID',
    alternateParcelId: 'PROPNUMBER',
    siteAddress: (row) => readSitus(row).street,
    city: (row) => readSitus(row).city,
    county: always('Fort Bend'),
    postalCode: (row) => readSitus(row).postalCode,
    yearBuilt: builtIn('YEARBUILT'),
  },
  attributes: { livingArea: 'TOTSQFTLVG' },
  values: {
    year: yearBySetting('FORT_BEND_COUNTY_TX_TAX_YEAR'),
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: { marketValue: 'TOTALVALUE', landValue: 'LANDVALUE', improvementValue: 'IMPVALUE' },
        landBasis: 'market value',
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
  },
  withheld: ['OWNERNAME', 'OADDR1'],
  caveats: texasCaveats,
}
