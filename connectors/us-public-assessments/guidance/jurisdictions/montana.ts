import { separateForms, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, secondHand, unchecked } from '../said-by'

const HOME = 'https://revenue.mt.gov'
const PAGE = 'Montana Department of Revenue, informal review'

const revenue = citing({ name: PAGE, url: HOME }, 'official')

const cycle = citing({ name: 'Montana Department of Revenue and Gallatin County' }, 'official')
const review = citing({ name: 'Administrative Rules of Montana 42.20.173' }, 'official', 2024)
const countyBoards = citing({ name: 'Montana Code 15-15-102 and 15-15-103' }, 'official', 2023)
const stateBoard = citing({ name: 'Montana Code 15-2-301' }, 'official', 2023)

const department: AppealOffice = {
  name: PAGE,
  about: 'Your property record, form AB-26 and programs',
  url: HOME,
  sure: 'official',
}

const taxBoard: AppealOffice = {
  name: 'Montana Tax Appeal Board',
  about: 'County and state tax appeal boards',
  url: 'https://mtab.mt.gov',
  sure: 'unsure',
}

const notice = revenue('The date on the classification and appraisal notice.')

const appraised = {
  term: 'Appraised market value',
  meaning: cycle(
    'Market value on January 1 of the year before a cycle of two years, as the Department of Revenue appraises it.',
  ),
}

export const montana: AppealGuidance = {
  ...usually,
  jurisdiction: 'Montana',
  values: {
    marketValue: appraised,
    appraisedValue: appraised,
    taxableValue: {
      term: 'Taxable value',
      meaning: unchecked(
        'A part of the market value. The rate depends on the class and, since a law of 2025, on whether it is a homestead.',
      ),
    },
  },
  changes: [
    revenue(
      'Values are set for a cycle of two years. Both years of a cycle can be equal; check when it began.',
    ),
    unchecked('The tax rate depends on the class and on homestead status. Check whether either changed.'),
  ],
  exemptions: [
    'Property Tax Assistance Program',
    'Montana Disabled Veteran program',
    'Intangible Land Value',
    'Homestead Reduced Rate',
  ].map(unchecked),
  applying: [unchecked('The Homestead Reduced Rate has its own application.'), separateForms],
  stages: [
    {
      body: 'Montana Department of Revenue, informal review',
      isInformal: true,
      hears: revenue('Asked with form AB-26. A request in the first year covers both years of the cycle.'),
      deadline: {
        rule: revenue('Within 30 days. A request for the second year alone is due by June 1 of that year.'),
        event: notice,
        verifyWith: [department],
      },
    },
    {
      body: 'County tax appeal board',
      hears: countyBoards(
        'Asked in writing with the facts, once in a cycle, with or without the informal review. Attend, or be excused: otherwise you cannot go further.',
      ),
      deadline: { rule: revenue('Within 30 days.'), event: notice, verifyWith: [taxBoard] },
    },
    {
      body: 'Montana Tax Appeal Board',
      hears: revenue('Hears an appeal against the county board.'),
      deadline: {
        rule: stateBoard('Within 30 calendar days.'),
        event: stateBoard('The day on which you receive the county board’s decision.'),
        verifyWith: [taxBoard],
      },
    },
  ],
  savings: {
    appeals: ['marketValue', 'appraisedValue'],
    lasts: revenue('A review asked for in the first year covers both years of the cycle.'),
  },
  rules: {
    valuationDate: cycle('January 1 of the year before the first year of the two-year cycle.'),
    saleDates: notConfirmed,
    burden: secondHand('Peretti v. Montana, 2016 MT 105')(
      'The department’s value is presumed correct, but the department must document it. The owner must then show that it is wrong.',
    ),
    fee: notConfirmed,
    form: revenue('Form AB-26 for the informal review.'),
    informal: review(
      'The department’s own review, with form AB-26 or a box on the notice, within 30 days of the date on the notice.',
    ),
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  valuationCycle: { firstYear: 2023, years: 2 },
  grounds: [
    { kind: 'market', ...revenue('Your own estimate of the market value on the valuation date is lower.') },
  ],
  evidence: ['Your own estimate of the market value on the valuation date.', 'An appraisal.'].map(revenue),
  offices: [department, taxBoard],
}
