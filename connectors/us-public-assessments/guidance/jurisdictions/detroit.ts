import { likeWithLike, separateForms, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, secondHand, unchecked } from '../said-by'

const TRIBUNAL = 'https://www.michigan.gov/taxtrib'

const city = citing({ name: 'City of Detroit, official pages' }, 'official')
const boards = citing(
  {
    name: 'Pages of several Michigan boards of review',
    url: 'https://www.evart.org/city_government/board_of_review_process.php',
  },
  'seen',
)
const cap = citing(
  {
    name: 'MCL 211.27a, as a Michigan city and a Michigan law office tell it',
    url: 'https://www.dearbornheightsmi.gov/FAQ.aspx?QID=102',
  },
  'seen',
)
const taxDay = citing({ name: 'City of Highland Park, Michigan' }, 'single')
const protest = citing({ name: 'Michigan, form L-4035' }, 'official')
const press = citing({ name: 'Detroit Free Press' }, 'single', 2017)
const local = citing({ name: 'A page of a Michigan assessor' }, 'single')

const assessor: AppealOffice = {
  name: 'City of Detroit, Office of the Assessor and Board of Review',
  about: 'Your record, exemptions and this year’s review dates',
  url: 'https://detroitmi.gov',
  sure: 'unsure',
}

const tribunal: AppealOffice = {
  name: 'Michigan Tax Tribunal',
  about: 'Appeals after the Board of Review',
  url: TRIBUNAL,
  sure: 'seen',
}

export const detroit: AppealGuidance = {
  ...usually,
  jurisdiction: 'Detroit, Michigan',
  values: {
    marketValue: {
      term: 'True cash value',
      meaning: boards('The market value, about twice the assessed value.'),
    },
    assessedValue: {
      term: 'Assessed value (state equalized value)',
      meaning: boards('About 50 percent of true cash value.'),
    },
    taxableValue: {
      term: 'Taxable value',
      meaning: cap(
        'It rises by at most inflation or 5 percent a year. In the year after a sale it goes up to the assessed value (“uncaps”).',
      ),
    },
  },
  changes: [
    cap(
      'The taxable value is limited while the assessed value follows the market. Check which of the two changed.',
    ),
    cap('The taxable value uncaps after a transfer. Check for a sale in the year before.'),
  ],
  exemptions: [
    boards('Principal Residence Exemption'),
    city('HOPE (Homeowners Property Exemption)'),
    unchecked('Disabled veterans’ exemption'),
  ],
  applying: [city('HOPE depends on income and must be filed every year.'), separateForms],
  savings: {
    appeals: ['assessedValue'],
    limit: {
      values: ['taxableValue'],
      rule: cap('The tax follows the taxable value, which rises by at most inflation or 5 percent a year.'),
    },
  },
  rules: {
    valuationDate: taxDay('December 31 of the year before.'),
    saleDates: notConfirmed,
    burden: secondHand('appeals in Michigan')(
      'Before the Michigan Tax Tribunal the owner must prove the value, which the tribunal decides afresh.',
    ),
    fee: notConfirmed,
    form: protest('Form L-4035.'),
    informal: press(
      'The city has asked for its own review first, from about February 1, for about two weeks. Ask whether it does this year.',
    ),
    mayRaise: secondHand('appeals in Michigan')(
      'A board raised a value to that of an appraisal which the owner brought.',
    ),
    payment: notConfirmed,
  },
  stages: [
    {
      body: 'Assessor Review',
      isInformal: true,
      hears: unchecked('A review by the city before the Board of Review.'),
      deadline: {
        rule: unchecked('A short time after the notice, in February.'),
        event: unchecked('The assessment notice, sent in January or February.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'March Board of Review',
      hears: city('Hears the protest. A residential owner must use it to keep the right to go further.'),
      deadline: {
        rule: boards(
          'It meets in March. A protest must reach it before its last day; the notice says which days these are.',
        ),
        event: boards('The assessment notice.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'Michigan Tax Tribunal',
      hears: boards(
        'Hears an appeal after the board. Commercial and industrial owners may go there directly by May 31.',
      ),
      deadline: {
        rule: boards('For homes, by July 31.'),
        event: boards('A fixed day each year, after the March Board of Review.'),
        verifyWith: [tribunal],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...boards('The assessed value is above half of the true cash value.') },
    { kind: 'other', ...boards('The assessed value is not uniform with its class.') },
    { kind: 'other', ...boards('The taxable value is wrong.') },
  ],
  evidence: [
    local('Closed sales from the assessor’s study period.'),
    boards('An appraisal.'),
    local('Repair estimates and photos.'),
    boards('Errors on the record card.'),
  ],
  comparing: [
    boards(
      'The assessed value is about half of the market value. Double it before comparing with sale prices.',
    ),
    likeWithLike,
  ],
  cautions: [
    boards(
      'The July and December boards handle only clerical errors, principal residence and poverty exemptions.',
    ),
    ...usualCautions,
  ],
  offices: [assessor, tribunal],
}
