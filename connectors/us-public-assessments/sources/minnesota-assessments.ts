import { toDay } from '@/lib/calendar-day'
import { ANY, alike, all, among, type Condition, equal } from '@/lib/conditions/condition'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { byParts } from '../recipe/ask-address'
import { dateFrom, recorded, toNumber } from '../recipe/read-cell'
import type { ArcgisRecipeTable, AssessmentRecipe, RecipeRow, RollPlace } from '../recipe/source'
import { closedCounties, minnesotaCountyCode, openCounties } from './minnesota-counties'

const texts = defineSentences('us-public-assessments.minnesota-assessments', {
  coverage: "{count, number} of Minnesota's 87 counties, as of August 6, 2026.",
  closed: 'Not published here: {counties}.',
})

const metro = ['anoka', 'carver', 'dakota', 'hennepin', 'ramsey', 'scott', 'washington']

const shared = {
  dialect: 'arcgis',
  looksFirst: true,
  columns: [
    'county_pin',
    'co_code',
    'anumberpre',
    'anumber',
    'anumbersuf',
    'st_pre_mod',
    'st_pre_dir',
    'st_pre_typ',
    'st_pre_sep',
    'st_name',
    'st_pos_typ',
    'st_pos_dir',
    'st_pos_mod',
    'sub_id1',
    'emv_total',
  ],
  optional: [
    'state_pin',
    'co_name',
    'ctu_name',
    'zip',
    'sub_type1',
    'emv_land',
    'emv_bldg',
    'tax_year',
    'mkt_year',
    'useclass1',
    'year_built',
    'exp_date',
    'objectid',
    'postcomm',
    'sub_type2',
    'sub_id2',
    'lot',
    'block',
    'plat_name',
    'homestead',
    'acres_poly',
    'acres_deed',
    'tax_capac',
    'total_tax',
    'spec_asses',
    'useclass2',
    'useclass3',
    'useclass4',
    'tax_exempt',
    'dwell_type',
    'home_style',
    'fin_sq_ft',
    'num_units',
    'sale_date',
    'sale_value',
    'abb_legal',
    'edit_date',
  ],
  spellings: { postcomm: ['ctu_name'] },
} as const satisfies Partial<ArcgisRecipeTable>

const metroTable = (county: string, layer: number): ArcgisRecipeTable => ({
  ...shared,
  url: `https://arcgis.metc.state.mn.us/data1/rest/services/parcels/Parcels/FeatureServer/${layer}`,
  setting: `MINNESOTA_${county.toUpperCase()}_ASSESSMENTS_URL`,
})

const text = (value: RecipeRow[string] | undefined) => String(value ?? '').trim()

function streetLine(row: RecipeRow): string | null {
  if (text(row.anumber) === '' || text(row.st_name) === '') return null
  const suffix = text(row.anumbersuf)
  const number = `${text(row.anumberpre)}${text(row.anumber)}${/^\d/.test(suffix) ? ' ' : ''}${suffix}`
  const before = [row.st_pre_mod, row.st_pre_dir, row.st_pre_typ, row.st_pre_sep]
  const after = [row.st_pos_typ, row.st_pos_dir, row.st_pos_mod]
  const unit = text(row.sub_id1).replace(/[^A-Za-z0-9-]/g, '')
  return [number, ...[...before, row.st_name, ...after].map(text), unit && `Unit ${unit}`]
    .filter((part) => part !== '')
    .join(' ')
}

const plainId = (id: unknown) =>
  String(id ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

function inCounty({ county }: RollPlace, condition: Condition): Condition {
  const code = metro.includes(county) ? undefined : minnesotaCountyCode(county)
  return code ? all(equal('co_code', code), condition) : condition
}

function inCity({ city, county }: RollPlace, condition: Condition): Condition[] {
  const name = city.toUpperCase().replace(/^(ST\.?|SAINT)\s+/, '')
  return name === '' || county !== '' ? [] : [all(condition, alike('ctu_name', [ANY, name, ANY], true))]
}

/**
 * The published sale dates run from 1879 to 3009. Returns null for a sale before 1900 or after the day of the
 * county's file.
 */
function saleDate({ sale_date, exp_date, edit_date }: RecipeRow): string | null {
  const sold = toNumber(sale_date)
  const exported = toNumber(exp_date) ?? toNumber(edit_date)
  if (sold === null || exported === null || sold > exported || sold < Date.UTC(1900, 0, 1)) return null
  return toDay(sold)
}

export const minnesota: AssessmentRecipe = {
  id: 'minnesota-assessments',
  title: 'Minnesota open parcels',
  authority: 'County assessors; collected by the Minnesota Geospatial Information Office (MnGeo)',
  state: 'MN',
  coverage: texts.coverage({ count: openCounties.length }),
  gaps: [
    texts.closed({ counties: closedCounties.join(', ') }),
    'Estimated market values only; taxable market values are not published.',
    'Hennepin and Carver counties publish no year; their values have none.',
    'Condominiums are missing in some counties.',
    'The statewide table is slow. Name the county: Anoka, Carver, Dakota, Hennepin, Ramsey, Scott and Washington have faster tables.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://gisdata.mn.gov/dataset/plan-parcels-open',
  attribution: 'MnGeo, the Metropolitan Council, and the counties of Minnesota.',
  licence: 'No restrictions; acknowledgement of the publisher is appreciated',
  counties: { published: openCounties, asOf: 'August 6, 2026' },
  table: {
    byCounty: Object.fromEntries(metro.map((county, layer) => [county, metroTable(county, layer)])),
    otherwise: {
      ...shared,
      url: 'https://enterprise.gisdata.mn.gov/aghost/rest/services/us_mn_state_mngeo/plan_parcels_open/FeatureServer/1',
      setting: 'MINNESOTA_ASSESSMENTS_URL',
    },
  },
  // Different counties assign the same number to different parcels.
  key: ['co_code', 'county_pin'],
  address: {
    ask: (address, place) => {
      const houses = byParts({ number: 'anumber', numberIs: 'number', street: 'st_name', upper: true })(
        address,
      )
      return houses.flatMap((house) => [...inCity(place, house), inCounty(place, house)])
    },
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'the county’s parcel number, with or without dashes and dots; or with the county in front, such as 27123-082823130131',
    ask: (parcelId, place) => {
      const plain = plainId(parcelId)
      if (plain.length < 5 || !/\d/.test(plain)) return []
      if (/^27\d{3}-/.test(parcelId)) return [equal('state_pin', parcelId.toUpperCase())]
      return [inCounty(place, among('county_pin', [...new Set([parcelId, parcelId.toUpperCase(), plain])]))]
    },
    matches: ({ county_pin, state_pin }, parcelId) =>
      [county_pin, state_pin].some((pin) => plainId(pin) === plainId(parcelId)),
  },
  facts: {
    parcelId: 'county_pin',
    alternateParcelId: 'state_pin',
    siteAddress: streetLine,
    city: ({ postcomm, ctu_name }) => text(postcomm) || text(ctu_name),
    county: 'co_name',
    postalCode: 'zip',
    yearBuilt: 'year_built',
    acreage: ({ acres_deed, acres_poly }) => recorded(toNumber(acres_deed)) ?? toNumber(acres_poly),
    landUse: 'useclass1',
    legalDescription: 'abb_legal',
    saleDate,
    salePrice: (row) => (saleDate(row) === null ? null : toNumber(row.sale_value)),
    sourceObjectId: 'objectid',
    sourceUpdatedAt: (row) => dateFrom('exp_date')(row) ?? dateFrom('edit_date')(row),
  },
  attributes: {
    cityOrTownship: 'ctu_name',
    homestead: 'homestead',
    dwellingType: 'dwell_type',
    homeStyle: 'home_style',
    finishedSquareFeet: ({ fin_sq_ft }) => recorded(toNumber(fin_sq_ft)),
    units: ({ num_units }) => recorded(toNumber(num_units)),
    unitType: 'sub_type1',
    otherUseClasses: ({ useclass2, useclass3, useclass4 }) =>
      [useclass2, useclass3, useclass4].map(text).filter((use) => use !== ''),
    taxExempt: 'tax_exempt',
    plat: 'plat_name',
    lot: 'lot',
    block: 'block',
  },
  values: {
    year: {
      from: 'row',
      column: 'mkt_year',
      meaning: 'assessment year; taxes on its values are paid the year after',
    },
    take: 'first',
    valuations: [
      {
        stage: 'assessed',
        columns: { marketValue: 'emv_total', landValue: 'emv_land', improvementValue: 'emv_bldg' },
        landBasis: 'estimated market value',
        improvementBasis: 'estimated market value',
      },
    ],
    zero: 'not recorded',
    attributes: {
      taxPayableYear: ({ tax_year }) => recorded(toNumber(tax_year)),
      totalTax: 'total_tax',
      taxCapacity: 'tax_capac',
      specialAssessments: 'spec_asses',
    },
  },
  withheld: [
    'owner_name',
    'owner_more',
    'own_add_l1',
    'own_add_l2',
    'own_add_l3',
    'own_add_l4',
    'tax_name',
    'tax_add_l1',
    'tax_add_l2',
    'tax_add_l3',
    'tax_add_l4',
  ],
  caveats: [
    'Values are the assessor’s estimated market values as of January 2 of the assessment year.',
    'Only counties that opted in are published, and parcel numbers repeat from county to county: check the county.',
  ],
}
