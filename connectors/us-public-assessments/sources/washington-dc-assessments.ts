import { ANY, alike } from '@/lib/table-query/condition'
import { byLine } from '../ask-address'
import { always, dateFrom } from '../read-cell'
import type { Row, Source, Valuation } from '../source'

const stage = (
  name: string,
  prefix: string,
  offset: number,
  building: Valuation['columns']['improvementValue'],
) => ({
  stage: name,
  offset,
  columns: {
    assessedValue: `${prefix}_TOTAL`,
    landValue: `${prefix}_LAND`,
    ...(building ? { improvementValue: building } : {}),
  },
  landBasis: 'estimated market value',
  improvementBasis: 'estimated market value',
})

/** Some editions of the table call the current building value another name. */
const currentBuilding = (row: Row) =>
  Number(row.APPRAISED_VALUE_CURRENT_IMPR ?? row.APPRAISED_VALUE_CURRENT_BLDG ?? Number.NaN)

const cityAtEnd = /[\s,]+WASHINGTON[\s,]+D\.?C\.?.*$/i

/** A square of four digits, sometimes letters, a lot of four digits; leading zeros may be left out. */
function readSsl(text: string) {
  const form = /^(\d{4}|\d{1,4}(?=[A-Z\s-]))[\s-]*([A-Z]{0,4})[\s-]*(\d{1,4})$/i
  const [, square, suffix = '', lot = ''] = form.exec(text.trim()) ?? []
  if (square === undefined) return null
  return { square: square.padStart(4, '0'), suffix: suffix.toUpperCase(), lot: lot.padStart(4, '0') }
}

export const washingtonDc: Source = {
  id: 'washington-dc-assessments',
  title: 'Washington, DC property assessments',
  authority: 'Office of the Chief Financial Officer, Office of Tax and Revenue, District of Columbia',
  state: 'DC',
  coverage: 'All taxable and exempt lots of the District of Columbia: prior, current and proposed values.',
  gaps: [
    'No taxable values: the capped base stands apart.',
    'Air rights, possessory interests and common lots of condominiums may have no values.',
  ],
  historyMode: 'current_and_previous',
  certainty: 'seen',
  officialPage: 'https://opendata.dc.gov/datasets/DCGIS::integrated-tax-system-public-extract',
  attribution: 'Office of the Chief Financial Officer, Office of Tax and Revenue, District of Columbia.',
  licence: 'CC BY 4.0',
  table: {
    dialect: 'arcgis',
    // The number of the table has changed in past years.
    url: 'https://maps2.dcgis.dc.gov/dcgis/rest/services/DCGIS_DATA/Property_and_Land_WebMercator/FeatureServer/56',
    setting: 'WASHINGTON_DC_ASSESSMENTS_URL',
    columns: [
      'OBJECTID',
      'SSL',
      'LAND_USE_CODE',
      'LAND_USE_DESCRIPTION',
      'LANDAREA',
      'PROPERTY_ADDRESS',
      'OTR_NEIGHBORHOOD_NAME',
      'APPRAISED_VALUE_PRIOR_LAND',
      'APPRAISED_VALUE_PRIOR_IMPR',
      'APPRAISED_VALUE_PRIOR_TOTAL',
      'APPRAISED_VALUE_CURRENT_LAND',
      'APPRAISED_VALUE_CURRENT_TOTAL',
      'APPRAISED_VALUE_PROPOSED_LAND',
      'APPRAISED_VALUE_PROPOSED_IMPR',
      'APPRAISED_VALUE_PROPOSED_TOTAL',
      'HOMESTEAD_DESCRIPTION',
      'TAX_TYPE_DESCRIPTION',
      'LAST_SALE_PRICE',
      'LAST_SALE_DATE',
      'CURRENT_ASSESSMENT_CAP',
      'PROPOSED_ASSESSMENT_CAP',
      'LASTMODIFIEDDATE',
    ],
    optional: ['APPRAISED_VALUE_CURRENT_IMPR', 'APPRAISED_VALUE_CURRENT_BLDG'],
  },
  key: ['SSL'],
  address: {
    ask: byLine('PROPERTY_ADDRESS'),
    published: ({ PROPERTY_ADDRESS: line }) => [line === null ? null : String(line).replace(cityAtEnd, '')],
  },
  parcelId: {
    form: 'square, suffix and lot (SSL), written 3601 0803 or 0772E 0021',
    ask: (text) => {
      const id = readSsl(text)
      return id ? [alike('SSL', [id.square, id.suffix, ANY, id.lot])] : []
    },
    // The blanks between square and lot differ from table to table.
    matches: ({ SSL }, asked) => {
      const id = readSsl(asked)
      return id !== null && String(SSL).replace(/\s/g, '') === id.square + id.suffix + id.lot
    },
  },
  facts: {
    parcelId: 'SSL',
    siteAddress: ({ PROPERTY_ADDRESS: line }) => (line === null ? null : String(line).replace(cityAtEnd, '')),
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
      // Notices for the next tax year go out about March 1; from then on "current" is the tax year of the calendar.
      of: (_row, now) => (now.getUTCMonth() >= 2 ? now.getUTCFullYear() : now.getUTCFullYear() - 1),
      how: 'from March on, current values are taken for those of this calendar year’s tax year, proposed ones for the next, prior ones for the last.',
    },
    take: 'each',
    valuations: [
      stage('proposed', 'APPRAISED_VALUE_PROPOSED', 1, 'APPRAISED_VALUE_PROPOSED_IMPR'),
      stage('current', 'APPRAISED_VALUE_CURRENT', 0, currentBuilding),
      stage('prior', 'APPRAISED_VALUE_PRIOR', -1, 'APPRAISED_VALUE_PRIOR_IMPR'),
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
  ],
  caveats: [
    'The District assesses at its estimate of full market value; the published appraised value stands here as the assessed value.',
    'The quadrant (NW, NE, SW, SE) is part of an address: without it there may be one candidate in each.',
  ],
}
