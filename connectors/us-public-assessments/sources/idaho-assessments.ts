import { ANY, alike, among, type Condition } from '@/lib/conditions/condition'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { byLine } from '../recipe/ask-address'
import { dateFrom } from '../recipe/read-cell'
import type { AssessmentRecipe } from '../recipe/source'

const texts = defineSentences('us-public-assessments.idaho-assessments', {
  coverage: "13 of Idaho's 44 counties, as of September 10, 2026: {counties}.",
})

const published = [
  'Ada',
  'Bear Lake',
  'Boise',
  'Camas',
  'Gooding',
  'Jerome',
  'Lincoln',
  'Minidoka',
  'Nez Perce',
  'Oneida',
  'Teton',
  'Valley',
  'Washington',
]

const plainId = (text: unknown) =>
  String(text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

const shortestId = 6

export const idaho: AssessmentRecipe = {
  id: 'idaho-assessments',
  title: 'Idaho public parcels',
  authority: 'County assessors; collected by the Idaho State Tax Commission and Office of IT Services',
  state: 'ID',
  coverage: texts.coverage({ counties: published.join(', ') }),
  gaps: [
    'The other 31 counties are not published here; ask the county assessor.',
    'No year of assessment: only the day on which a record was updated.',
    'No taxable values, no year built and no sales.',
  ],
  historyMode: 'current_only',
  certainty: 'seen',
  officialPage: 'https://www.arcgis.com/home/item.html?id=65a3f7c6d4ca404ba6ab677913953b35',
  attribution: 'Idaho State Tax Commission, Idaho Office of IT Services, and the county assessors.',
  licence: 'Not stated',
  counties: { published, asOf: 'September 10, 2026' },
  table: {
    dialect: 'arcgis',
    // The layer of outlines. Layer 0 has one point per outline, with a few more columns.
    url: 'https://services1.arcgis.com/CNPdEkvnGl65jCX8/arcgis/rest/services/Public_Idaho_Parcels_/FeatureServer/7',
    setting: 'IDAHO_ASSESSMENTS_URL',
    looksFirst: true,
    columns: ['PARCEL_ID', 'County', 'SITE_ADD', 'VAL_TOTAL'],
    optional: [
      'OBJECTID',
      'FP_ID',
      'FIPS',
      'SITE_CITY',
      'SITE_ZIP',
      'ASR_ACRES',
      'ASR_CATS',
      'VAL_LAND',
      'VAL_IMPVTS',
      'UPDATED',
      'WEBSITE',
    ],
    ifThere: ['LGL_DESCR', 'HOME_EXMPT', 'STEWARD'],
  },
  key: ['County', 'PARCEL_ID'],
  address: {
    ask: byLine('SITE_ADD', { upper: true }),
    published: ({ SITE_ADD }) => [SITE_ADD === null ? null : String(SITE_ADD)],
  },
  parcelId: {
    form: 'as the county writes it, such as RP04S16E350T09; dashes may be left out',
    ask: (text): Condition[] => {
      const plain = plainId(text)
      if (plain.length < shortestId || !/\d/.test(plain)) return []
      return [
        among('PARCEL_ID', [...new Set([text, text.toUpperCase(), plain])]),
        // Some counties write dashes at positions that we do not know.
        alike(
          'PARCEL_ID',
          [...plain].flatMap((letter) => [letter, ANY]),
        ),
      ]
    },
    matches: ({ PARCEL_ID }, parcelId) => plainId(PARCEL_ID) === plainId(parcelId),
  },
  facts: {
    parcelId: 'PARCEL_ID',
    alternateParcelId: 'FP_ID',
    siteAddress: 'SITE_ADD',
    city: 'SITE_CITY',
    county: 'County',
    postalCode: 'SITE_ZIP',
    acreage: 'ASR_ACRES',
    legalDescription: ({ LGL_DESCR }) => (typeof LGL_DESCR === 'string' ? LGL_DESCR : null),
    sourceObjectId: 'OBJECTID',
    sourceUpdatedAt: dateFrom('UPDATED'),
  },
  attributes: {
    countyFips: 'FIPS',
    assessorCategories: 'ASR_CATS',
    homeownersExemption: 'HOME_EXMPT',
    steward: 'STEWARD',
    countyPage: 'WEBSITE',
  },
  values: {
    year: { from: 'none', why: 'the source has only the day on which a record was updated.' },
    take: 'first',
    valuations: [
      {
        stage: 'assessed',
        columns: { assessedValue: 'VAL_TOTAL', landValue: 'VAL_LAND', improvementValue: 'VAL_IMPVTS' },
        landBasis: 'market value for assessment',
        improvementBasis: 'market value for assessment',
      },
    ],
    zero: 'not recorded',
  },
  withheld: ['OWNER1', 'OWNER2', 'MAIL_ADD1', 'MAIL_CITY', 'MAIL_STATE', 'MAIL_ZIP'],
  caveats: [
    'Only 13 of 44 counties are published. A home elsewhere is not found here, although its county has a record.',
    'Assessors value at market value before exemptions; taxable values are not published here.',
  ],
}
