import { recordFacts, separateForms, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const code = citing({ name: 'Utah Code 59-2-1004' }, 'official')
const state = citing({ name: 'Utah, official text on property tax' }, 'official')

const equalized = citing({ name: 'Utah Code 59-2-1006' }, 'official')
const burden = citing({ name: 'Utah Code 59-2-109' }, 'official', 2025)
const minimum = citing({ name: 'Utah Administrative Code R884-24P-66' }, 'official')

const county: AppealOffice = {
  name: 'Your county auditor or clerk',
  about: 'The appeal form, the Board of Equalization and relief programs',
  sure: 'official',
}

const commission: AppealOffice = {
  name: 'Utah State Tax Commission, property tax',
  about: 'State rules and the next appeal',
  url: 'https://propertytax.utah.gov',
  sure: 'unsure',
}

export const utah: AppealGuidance = {
  ...usually,
  jurisdiction: 'Utah',
  values: {
    marketValue: { term: 'Fair market value', meaning: state('Fair market value on January 1.') },
    taxableValue: {
      term: 'Taxable value',
      meaning: state('For a primary home, 55 percent of the fair market value: 45 percent is exempt.'),
    },
  },
  changes: [
    state('Values follow the market of January 1. Check sales of homes like yours near that day.'),
    state(
      'Check whether the primary residential exemption was in force in both years. It changes the taxable value.',
    ),
  ],
  facts: [...recordFacts, state('Is your home recorded as a primary residence, if it is one?')],
  exemptions: [
    state('Primary residential exemption'),
    ...[
      'Circuit breaker',
      'Veteran with a disability exemption',
      'Blind exemption',
      'Indigent abatement',
    ].map(unchecked),
  ],
  applying: [unchecked('Apply for relief through the county, usually by September 1.'), separateForms],
  stages: [
    {
      body: 'County Board of Equalization',
      hears: state('Hears the first appeal. The owner must state a value and hand in evidence.'),
      deadline: {
        rule: code('September 15, or 45 days after the valuation notice is mailed, whichever is later.'),
        event: code('The mailing of the valuation notice.'),
        verifyWith: [county],
      },
    },
    {
      body: 'Utah State Tax Commission',
      hears: equalized(
        'Hears an appeal against the county’s decision. It adjusts a value that is more than 5 percent above or below that of comparable properties.',
      ),
      deadline: {
        rule: state('Within 30 days.'),
        event: state('The county board’s decision.'),
        verifyWith: [commission],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...code('Valuation: the value is not the fair market value.') },
    { kind: 'equity', ...code('Equalization: the value is not equal to that of comparable properties.') },
  ],
  evidence: [
    code('Your own estimate of the fair market value.'),
    code('Evidence that the value is improperly equalized with comparable properties.'),
  ],
  otherAssessments: {
    rule: 'ground',
    statement: code(
      'The board takes any evidence that the value is improperly equalized with comparable properties.',
    ),
  },
  rules: {
    valuationDate: state('January 1.'),
    saleDates: notConfirmed,
    burden: burden(
      'The owner must show a substantial error in the value, and a sound basis of evidence for the value asked for.',
    ),
    fee: notConfirmed,
    form: minimum(
      'An appeal names the owner, the parcel, the assessor’s value, your own estimate and your evidence.',
    ),
    informal: notConfirmed,
    mayRaise: equalized(
      'The next level, the State Tax Commission, adjusts a value up or down. We have not confirmed it for the county board.',
    ),
    payment: notConfirmed,
  },
  cautions: [
    minimum('An error of fact takes clear and convincing evidence, and the assessor’s agreement.'),
    ...usualCautions,
  ],
  offices: [county, commission],
}
