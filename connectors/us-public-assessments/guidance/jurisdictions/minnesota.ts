import { neverHelps, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const HOME = 'https://www.revenue.state.mn.us'
const PAGE = 'Minnesota Department of Revenue, “Appealing property value and classification”'

const revenue = citing({ name: PAGE, url: HOME }, 'official')

const handbook = citing(
  { name: 'Minnesota Department of Revenue, handbook for local boards of appeal and equalization' },
  'official',
  2018,
)
const dates = citing({ name: 'Minnesota Rules 8610.0050' }, 'official')
const court = citing({ name: 'Minnesota Statutes 278.01' }, 'official')

const assessor: AppealOffice = {
  name: 'Your city or county assessor',
  about: 'Your property record and the date of the local meeting',
  sure: 'official',
}

const department: AppealOffice = {
  name: PAGE,
  about: 'The steps of an appeal',
  url: HOME,
  sure: 'official',
}

const meetings = revenue('The meeting. Your valuation notice gives its date.')

export const minnesota: AppealGuidance = {
  ...usually,
  jurisdiction: 'Minnesota',
  values: {
    marketValue: {
      term: 'Estimated market value',
      meaning: dates('The assessor’s estimate of market value on January 2 of the assessment year.'),
    },
  },
  changes: [
    dates('Values follow the market of January 2. Check sales of homes like yours near that day.'),
    unchecked('Two years can be mixed up: the year of assessment comes one year before the year of payment.'),
  ],
  exemptions: [
    revenue('Homestead Market Value Exclusion'),
    ...[
      'Agricultural homestead',
      'Disabled veterans’ exclusion',
      'Blind or disabled homestead class',
      'Property tax refund',
    ].map(unchecked),
  ],
  stages: [
    {
      body: 'Open book meeting, or Local Board of Appeal and Equalization',
      hears: revenue('Call the assessor first. Then the open book meeting or the local board hears you.'),
      deadline: {
        rule: revenue('The meetings are held between April 1 and May 31.'),
        event: meetings,
        verifyWith: [assessor],
      },
    },
    {
      body: 'County Board of Appeal and Equalization',
      hears: unchecked('Hears you next. In a city with a local board, appear there first.'),
      deadline: { rule: revenue('The board meets in June.'), event: meetings, verifyWith: [assessor] },
    },
    {
      body: 'Minnesota Tax Court',
      hears: court(
        'Hears, as another way, whether the value is above the actual value, or unequal beside other property of the city or county.',
      ),
      deadline: {
        rule: revenue('By April 30 of the year in which the tax is payable.'),
        event: revenue('A fixed day in the year in which the tax is payable.'),
        verifyWith: [department],
      },
    },
  ],
  grounds: [
    { kind: 'market', provenBy: ['fact'], ...handbook('The estimated market value of this year is wrong.') },
    { kind: 'other', ...handbook('The class of this year is wrong.') },
  ],
  rules: {
    valuationDate: dates('January 2 of the year of the assessment.'),
    saleDates: notConfirmed,
    burden: handbook('The assessor’s value is assumed to be right. The owner must bring facts.'),
    fee: notConfirmed,
    form: notConfirmed,
    informal: revenue('Call the assessor first.'),
    mayRaise: handbook('The board can raise a value, after a notice to the owner.'),
    payment: notConfirmed,
  },
  doesNotHelp: [
    ...neverHelps,
    ...[
      'Your ability to pay the tax.',
      'The services that you get for it.',
      'The tax on other homes: the board does not hear comparisons of tax.',
    ].map(handbook),
  ],
  evidence: ['Facts about your home.', 'Recent sales.', 'An appraisal.', 'Photos.'].map(handbook),
  offices: [assessor, department],
}
