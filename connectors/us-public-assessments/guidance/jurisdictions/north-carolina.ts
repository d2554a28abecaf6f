import { likeWithLike, neverHelps, separateForms, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, registered, secondHand, unchecked } from '../said-by'

const HOME = 'https://www.ncdor.gov'
const PAGE = 'North Carolina Department of Revenue, “Property tax appeal process”'

const revenue = citing({ name: PAGE, url: HOME }, 'official')

const statute = citing({ name: 'North Carolina G.S. 105-287' }, 'official')
const schedule = citing({ name: 'In re Allred, 351 N.C. 1, and North Carolina G.S. 105-287' }, 'official')

const reappraisals = citing({ name: 'North Carolina G.S. 105-286' }, 'official')
const commission = registered('North Carolina Department of Revenue')

const county: AppealOffice = {
  name: 'Your county tax office',
  about: 'Your property record, the year of the last reappraisal and the board’s adjournment',
  sure: 'official',
}

const department: AppealOffice = { name: PAGE, about: 'The steps of an appeal', url: HOME, sure: 'official' }

const trueValue = revenue(
  'True (market) value on January 1 of the county’s last reappraisal, which is at most eight years ago.',
)

export const northCarolina: AppealGuidance = {
  ...usually,
  jurisdiction: 'North Carolina',
  values: {
    marketValue: { term: 'True value', meaning: trueValue },
    assessedValue: { term: 'Assessed value', meaning: trueValue },
  },
  changes: [
    revenue(
      'Values are fixed between reappraisals. Check whether the county reappraised between these years.',
    ),
    statute(
      'In other years an error, a misapplied schedule, a physical change, a change of the legal use or another specific factor changes a value. Check for each.',
    ),
  ],
  exemptions: [
    'Elderly or disabled homestead exclusion',
    'Circuit breaker deferment',
    'Disabled veteran exclusion',
  ].map(revenue),
  applying: [unchecked('Exclusions are usually asked for by June 1.'), separateForms],
  grounds: [
    { kind: 'market', ...statute('In a reappraisal year: the value is not the true value on January 1.') },
    { kind: 'fact', ...statute('In other years: a clerical or arithmetic error.') },
    { kind: 'other', ...statute('In other years: a misapplied schedule, or a change of the legal use.') },
    { kind: 'condition', ...statute('In other years: a physical change.') },
  ],
  stages: [
    {
      body: 'County assessor, informal review, then the county Board of Equalization and Review',
      hears: revenue('The assessor reviews first. The board hears what is left.'),
      deadline: {
        rule: revenue(
          'The request must be in before the board adjourns: by July 1 normally, by December 1 in a reappraisal year.',
        ),
        event: revenue(
          'The board’s first meeting falls between the first Mondays of April and May. Its adjournment, which is advertised, ends the time.',
        ),
        verifyWith: [county],
      },
    },
    {
      body: 'Property Tax Commission',
      hears: revenue('Hears an appeal against the county board.'),
      deadline: {
        rule: commission('Within 30 days.'),
        event: unchecked('The mailing of the board’s decision.'),
        verifyWith: [department],
      },
    },
  ],
  savings: {
    ...usually.savings,
    lasts: secondHand('property tax in North Carolina')('A lower value lasts until the next reappraisal.'),
  },
  rules: {
    valuationDate: reappraisals('January 1 of the county’s last reappraisal, at least every eighth year.'),
    saleDates: {
      ...schedule('Sales up to January 1 of the county’s last reappraisal. Later ones may not be used.'),
      window: { yearOf: 'revaluation', last: { years: 0, day: '01-01' } },
    },
    burden: secondHand('appeals in North Carolina')(
      'The owner must show an arbitrary or illegal method, and a value substantially above the true value.',
    ),
    fee: notConfirmed,
    form: notConfirmed,
    informal: revenue('The county assessor reviews the value first.'),
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  comparing: [
    revenue('Compare with sales near January 1 of the reappraisal year, not of this year.'),
    likeWithLike,
  ],
  doesNotHelp: [
    ...neverHelps,
    schedule('Sales after January 1 of the county’s last reappraisal.'),
    statute(
      'In a year without a reappraisal: inflation, deflation or another economic change, and normal depreciation.',
    ),
  ],
  offices: [county, department],
}
