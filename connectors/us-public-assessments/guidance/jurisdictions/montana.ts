import { separateForms, usually } from '../general'
import type { Guidance, Office } from '../guidance'
import { saidBy, unchecked } from '../said-by'

const HOME = 'https://revenue.mt.gov'
const PAGE = 'Montana Department of Revenue, informal review'

const revenue = saidBy({ name: PAGE, url: HOME }, 'official')

const department: Office = {
  name: PAGE,
  about: 'Your property record, form AB-26 and programs',
  url: HOME,
  sure: 'official',
}

const taxBoard: Office = {
  name: 'Montana Tax Appeal Board',
  about: 'County and state tax appeal boards',
  url: 'https://mtab.mt.gov',
  sure: 'unsure',
}

const notice = revenue('The date on the classification and appraisal notice.')

const appraised = {
  term: 'Appraised market value',
  meaning: revenue('Market value as the Department of Revenue reappraises it every two years.'),
}

export const montana: Guidance = {
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
      hears: revenue('Asked with form AB-26. A request in the first year covers both years of the cycle.'),
      deadline: {
        rule: revenue('Within 30 days. A request for the second year alone is due by June 1 of that year.'),
        event: notice,
        verifyWith: [department],
      },
    },
    {
      body: 'County tax appeal board',
      hears: revenue('You can appeal to it directly, without the informal review.'),
      deadline: { rule: revenue('Within 30 days.'), event: notice, verifyWith: [taxBoard] },
    },
    {
      body: 'Montana Tax Appeal Board',
      hears: revenue('Hears an appeal against the county board.'),
      deadline: {
        rule: revenue('Within 30 days.'),
        event: revenue('The county board’s decision.'),
        verifyWith: [taxBoard],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...revenue('Your own estimate of the market value on the valuation date is lower.') },
  ],
  evidence: ['Your own estimate of the market value on the valuation date.', 'An appraisal.'].map(revenue),
  offices: [department, taxBoard],
}
