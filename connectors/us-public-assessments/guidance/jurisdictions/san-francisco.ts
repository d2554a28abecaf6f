import { informalTalk, keepPaying, keepProof, likeWithLike, neverHelps, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const DECLINE = 'https://www.sf.gov/apply-decline-value'

const city = citing({ name: 'City and County of San Francisco, decline in value', url: DECLINE }, 'official')

const roll = citing({ name: 'San Francisco Assessor-Recorder' }, 'official')

const appeals = citing(
  { name: 'San Francisco Assessment Appeals Board', url: 'https://sfgov.org/aab' },
  'official',
)
const presumption = citing(
  { name: 'California Revenue and Taxation Code 167(a), in Farr v. Nevada County' },
  'official',
  2010,
)
const boardRules = citing({ name: 'California Property Tax Rule 324' }, 'official')

const recorder: AppealOffice = {
  name: 'San Francisco Assessor-Recorder',
  about: 'Your record, exemptions and the informal review',
  url: DECLINE,
  sure: 'official',
}

const board: AppealOffice = {
  name: 'San Francisco Assessment Appeals Board',
  about: 'Formal appeals, the filing period and the fee',
  url: 'https://www.sf.gov',
  sure: 'unsure',
}

export const sanFrancisco: AppealGuidance = {
  ...usually,
  jurisdiction: 'San Francisco, California',
  values: {
    assessedValue: {
      term: 'Assessed value (roll value)',
      meaning: unchecked(
        'The base-year value plus at most 2 percent a year (Proposition 13), or the market value on January 1 if that is lower (Proposition 8).',
      ),
    },
  },
  changes: [
    unchecked('A rise of up to 2 percent a year is usual. Check whether the change is larger.'),
    unchecked('A sale or new construction sets a new base-year value. Check for either.'),
    unchecked('A review for decline in value can lower it. Check for one.'),
  ],
  exemptions: [
    'Homeowners’ exemption',
    'Disabled veterans’ exemption',
    'Parent-child and base-year value transfers (Propositions 19, 60 and 90)',
  ].map(unchecked),
  savings: {
    appeals: ['assessedValue'],
    limit: {
      values: ['assessedValue'],
      rule: city(
        'An appeal for a decline in value saves nothing unless the market value on January 1 is below the roll value.',
      ),
    },
    lasts: city(
      'The lower value is for one year. It may be restored later, by more than 2 percent in a year.',
    ),
  },
  stages: [
    {
      body: 'Assessor-Recorder, informal review',
      isInformal: true,
      hears: city('Reviews a decline in value. Residential property only.'),
      deadline: {
        rule: city('January 2 to March 31.'),
        event: city('A fixed time each year.'),
        verifyWith: [recorder],
      },
    },
    {
      body: 'Assessment Appeals Board',
      hears: city('Hears a formal appeal. A decision may take up to two years.'),
      deadline: {
        rule: city('July 2 to September 15 for the regular roll.'),
        event: city('A fixed time each year.'),
        verifyWith: [board],
      },
    },
    {
      body: 'Assessment Appeals Board, for supplemental or escape assessments',
      isAside: true,
      hears: appeals('Hears an appeal against a bill made outside the regular roll.'),
      deadline: {
        rule: appeals('Within 60 days.'),
        event: appeals('The notice or the bill of that assessment.'),
        verifyWith: [board],
      },
    },
  ],
  grounds: [
    {
      kind: 'market',
      ...city('Decline in value: the market value on January 1 is below the factored base-year value.'),
    },
    { kind: 'other', ...roll('The base-year value, or a supplemental or escape assessment, is wrong.') },
  ],
  evidence: [
    'Closed sales of comparable homes as near as possible to January 1, and no later than March 31.',
    'An appraisal.',
    'Photos.',
  ].map(city),
  otherAssessments: {
    rule: 'barred',
    statement: roll(
      'Roll values of other homes are base-year values: they tell when a neighbor bought, not what a home is worth.',
    ),
  },
  rules: {
    valuationDate: city('January 1.'),
    saleDates: {
      ...city('Sales as near as possible to January 1, and no later than March 31.'),
      window: { yearOf: 'record', last: { years: 0, day: '03-31' } },
    },
    burden: presumption(
      'The assessor must prove the value of a single-family home that its owner lives in. We have not confirmed it for other homes.',
    ),
    fee: appeals('There is a filing fee. It has changed lately: see the board’s page.'),
    form: appeals('The city’s own form only.'),
    informal: city(
      'The Assessor-Recorder reviews a decline in value of a home, free, from January 2 to March 31.',
    ),
    mayRaise: boardRules(
      'The board may raise a value as well as lower it. Your own figure does not bind it.',
    ),
    payment: notConfirmed,
  },
  comparing: [unchecked('The roll value is not an opinion of market value.'), likeWithLike],
  doesNotHelp: [
    ...neverHelps,
    city('Sales after March 31, that is more than 90 days after January 1.'),
    roll('The roll value of a neighbor’s home.'),
  ],
  cautions: [informalTalk, keepProof, keepPaying],
  offices: [recorder, board],
}
