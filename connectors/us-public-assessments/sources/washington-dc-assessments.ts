import { ANY, alike, equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always, dateFrom, toNumber, withUnit } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, ValuationColumns } from '../recipe/source'

type Period = 'PRIOR' | 'CURRENT' | 'PROPOSED'

const stage = (name: string, period: Period, offset: number): ValuationColumns => {
  const [land, building, total] = ['LAND', 'IMPR', 'TOTAL'].map((part) => `APPRAISED_VALUE_${period}_${part}`)
  return {
    stage: name,
    offset,
    columns: {
      assessedValue: totalOf(period),
      ...(land ? { landValue: land } : {}),
      ...(building ? { improvementValue: building } : {}),
    },
    landBasis: 'estimated market value',
    improvementBasis: 'estimated market value',
    sumBasis: {
      kind: 'assessedValue',
      of: (row) =>
        total && total in row
          ? null
          : 'land plus building, added up here: this edition of the table has no total',
    },
  }
}

/** Returns the publisher's total. If the table has no column for it, adds the values of land and building. */
const totalOf = (period: Period) => (row: RecipeRow) => {
  const { [`APPRAISED_VALUE_${period}_TOTAL`]: total } = row
  const parts = ['LAND', 'IMPR'].map((part) => toNumber(row[`APPRAISED_VALUE_${period}_${part}`]))
  if (total !== undefined) return toNumber(total)
  return parts.some((part) => part === null)
    ? null
    : parts.reduce((sum: number, part) => sum + (part ?? 0), 0)
}

const OLD_AND_NEW =
  'These values come from an older table of the publisher, which calls them old and new. Old is taken for current and new for proposed: that is likely, but the publisher does not say so.'

const cityAtEnd = /(?<![\s,])[\s,]+WASHINGTON[\s,]+D\.?C\.?.*$/i

/**
 * A square has four digits and sometimes letters, and a lot has four digits. Leading zeros may be missing.
 */
function readSsl(text: string) {
  const form = /^(\d{4}|\d{1,4}(?=[A-Z\s-]))[\s-]*([A-Z]{0,4})[\s-]*(\d{1,4})$/i
  const [, square, suffix = '', lot = ''] = form.exec(text.trim()) ?? []
  if (square === undefined) return null
  return { square: square.padStart(4, '0'), suffix: suffix.toUpperCase(), lot: lot.padStart(4, '0') }
}

const likeSsl = ({ square, suffix, lot }: NonNullable<ReturnType<typeof readSsl>>) =>
  alike('SSL', [square, suffix, ANY, lot])

const streetLine = ({ PROPERTY_ADDRESS: line, UNITNUMBER }: RecipeRow) =>
  line === null ? null : withUnit(String(line).replace(cityAtEnd, ''), UNITNUMBER)

export const washingtonDc: AssessmentRecipe = {
  id: 'washington-dc-assessments',
  title: 'Washington, DC property assessments',
  authority: 'Office of the Chief Financial Officer, Office of Tax and Revenue, District of Columbia',
  state: 'DC',
  coverage: 'All taxable and exempt lots of the District of Columbia: prior, current and proposed values.',
  gaps: [
    'No taxable values: the District publishes the capped base apart.',
    'The columns of this table have changed several times, so a value can be missing from one month to the next.',
    'Air rights, possessory interests and common lots of condominiums may have no values.',
  ],
  historyMode: 'current_and_previous',
  certainty: 'doubtful',
  officialPage: 'https://opendata.dc.gov/datasets/DCGIS::integrated-tax-system-public-extract',
  attribution: 'Office of the Chief Financial Officer, Office of Tax and Revenue, District of Columbia.',
  licence: 'CC BY 4.0',
  table: {
    dialect: 'arcgis',
    // The number of this table has changed in past years.
    url: 'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer/56',
    setting: 'WASHINGTON_DC_ASSESSMENTS_URL',
    // The same extract with shorter column names. Today more programs read this table.
    alsoAt: {
      url: 'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer/53',
      setting: 'WASHINGTON_DC_OTHER_ASSESSMENTS_URL',
    },
    looksFirst: true,
    columns: ['SSL', 'PROPERTY_ADDRESS'],
    optional: [
      'OBJECTID',
      'LAND_USE_CODE',
      'LAND_USE_DESCRIPTION',
      'LANDAREA',
      'OTR_NEIGHBORHOOD_NAME',
      ...['PRIOR', 'CURRENT', 'PROPOSED'].flatMap((period) =>
        ['LAND', 'IMPR', 'TOTAL'].map((part) => `APPRAISED_VALUE_${period}_${part}`),
      ),
      'HOMESTEAD_DESCRIPTION',
      'TAX_TYPE_DESCRIPTION',
      'LAST_SALE_PRICE',
      'LAST_SALE_DATE',
      'CURRENT_ASSESSMENT_CAP',
      'PROPOSED_ASSESSMENT_CAP',
      'LASTMODIFIEDDATE',
    ],
    ifThere: ['UNITNUMBER'],
    spellings: {
      PROPERTY_ADDRESS: ['PREMISEADD'],
      LAND_USE_CODE: ['USECODE'],
      LAND_USE_DESCRIPTION: ['PROPTYPE'],
      OTR_NEIGHBORHOOD_NAME: ['NBHDNAME'],
      APPRAISED_VALUE_CURRENT_LAND: ['OLDLAND'],
      APPRAISED_VALUE_CURRENT_IMPR: ['APPRAISED_VALUE_CURRENT_BLDG', 'OLDIMPR'],
      APPRAISED_VALUE_CURRENT_TOTAL: ['OLDTOTAL'],
      APPRAISED_VALUE_PROPOSED_LAND: ['NEWLAND'],
      APPRAISED_VALUE_PROPOSED_IMPR: ['NEWIMPR'],
      APPRAISED_VALUE_PROPOSED_TOTAL: ['NEWTOTAL'],
      LAST_SALE_PRICE: ['SALEPRICE'],
      LAST_SALE_DATE: ['SALEDATE'],
      CURRENT_ASSESSMENT_CAP: ['CAPCURR'],
      PROPOSED_ASSESSMENT_CAP: ['CAPPROP'],
      LASTMODIFIEDDATE: ['EXTRACTDAT'],
    },
    toldBySpelling: Object.fromEntries(
      ['OLD', 'NEW'].flatMap((age) => ['LAND', 'IMPR', 'TOTAL'].map((part) => [age + part, OLD_AND_NEW])),
    ),
  },
  key: ['SSL'],
  // Tables differ in the blanks between square and lot.
  askKey: ([ssl = '']) => {
    const id = readSsl(String(ssl))
    return id ? likeSsl(id) : equal('SSL', ssl)
  },
  address: {
    ask: byLine('PROPERTY_ADDRESS'),
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'square, suffix and lot (SSL), written 3601 0803 or 0772E 0021',
    ask: (text) => {
      const id = readSsl(text)
      return id ? [likeSsl(id)] : []
    },
    matches: ({ SSL }, parcelId) => {
      const id = readSsl(parcelId)
      const plain = id ? id.square + id.suffix + id.lot : parcelId.replace(/\s/g, '')
      return String(SSL).replace(/\s/g, '') === plain
    },
  },
  facts: {
    parcelId: 'SSL',
    siteAddress: streetLine,
    city: always('Washington'),
    postalCode: ({ PROPERTY_ADDRESS: line }) =>
      /\b(20\d{3})(?:-\d{4})?\s*$/.exec(String(line ?? ''))?.[1] ?? null,
    area: 'LANDAREA',
    areaUnit: 'square feet',
    landUse: 'LAND_USE_DESCRIPTION',
    saleDate: dateFrom('LAST_SALE_DATE'),
    salePrice: 'LAST_SALE_PRICE',
    sourceObjectId: 'OBJECTID',
    sourceUpdatedAt: dateFrom('LASTMODIFIEDDATE'),
  },
  attributes: {
    landUseCode: 'LAND_USE_CODE',
    neighborhood: 'OTR_NEIGHBORHOOD_NAME',
    homestead: 'HOMESTEAD_DESCRIPTION',
    taxType: 'TAX_TYPE_DESCRIPTION',
    currentAssessmentCap: 'CURRENT_ASSESSMENT_CAP',
    proposedAssessmentCap: 'PROPOSED_ASSESSMENT_CAP',
  },
  values: {
    year: {
      from: 'inferred',
      setting: 'WASHINGTON_DC_TAX_YEAR',
      // Notices for the next tax year go out about March 1. From then on, "current" means the tax year of
      // this calendar year.
      of: (_row, now) => (now.getUTCMonth() >= 2 ? now.getUTCFullYear() : now.getUTCFullYear() - 1),
      how: 'from March on, current values are taken for those of this calendar year’s tax year, proposed ones for the next, prior ones for the last.',
    },
    take: 'each',
    valuations: [
      stage('proposed', 'PROPOSED', 1),
      stage('current', 'CURRENT', 0),
      stage('prior', 'PRIOR', -1),
    ],
    zero: 'a value',
  },
  withheld: [
    'ASSESSOR_NAME',
    'OWNER_NAME_PRIMARY',
    'OWNER_NAME_SECONDARY',
    'CAREOF_NAME',
    'OWNER_ADDRESS_LINE1',
    'OWNER_ADDRESS_LINE2',
    'OWNER_ADDRESS_CITYSTZIP',
    'OWNERNAME',
    'OWNNAME2',
    'CAREOFNAME',
    'ADDRESS1',
    'ADDRESS2',
    'CITYSTZIP',
  ],
  caveats: [
    'The District assesses at its estimate of full market value; we show its published appraised value as the assessed value.',
    'The quadrant (NW, NE, SW, SE) is part of an address: without it there may be one candidate in each.',
  ],
}
