import { likeWithLike, recordFacts, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, secondHand, unchecked } from '../said-by'

const appeals = citing({ name: 'Connecticut General Statutes 12-111' }, 'official')
const court = citing({ name: 'Connecticut General Statutes 12-117a' }, 'official')
const revaluations = citing({ name: 'Connecticut General Statutes 12-62(b)' }, 'official')
const refusals = citing({ name: 'Thomaston and Middletown, Connecticut, pages on appeals' }, 'seen')
const state = citing({ name: 'Connecticut, official text on assessment' }, 'official')
const towns = citing({ name: 'A page of a Connecticut town assessor' }, 'single')

const assessor: AppealOffice = {
  name: 'Your town assessor',
  about: 'Your property card, the revaluation year, exemptions and the appeal form',
  sure: 'seen',
}

const statutes: AppealOffice = {
  name: 'Connecticut General Assembly',
  about: 'The statutes, chapter 203',
  url: 'https://www.cga.ct.gov',
  sure: 'unsure',
}

export const connecticut: AppealGuidance = {
  ...usually,
  jurisdiction: 'Connecticut',
  values: {
    appraisedValue: {
      term: 'Appraised value',
      meaning: state(
        'The town’s fair value of the property as of its last revaluation, not as of this year.',
      ),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: state(
        '70 percent of the fair value at the town’s last revaluation, on the list of October 1.',
      ),
    },
  },
  level: {
    kind: 'assessedValue',
    percent: 70,
    sees: 'the last revaluation of the town saw',
    rule: state(
      'In Connecticut a home is assessed at 70 percent of its fair value at the town’s last revaluation.',
    ),
  },
  changes: [
    revaluations('Each town revalues at least every five years. Check whether it did between these years.'),
    unchecked('Values stay equal between revaluations.'),
  ],
  facts: [...recordFacts, towns('Does the town’s field card describe your home as it is?')],
  exemptions: [
    'Basic, additional and 100 percent disabled veterans’ exemptions',
    'Elderly and totally disabled homeowners’ tax relief (circuit breaker)',
    'Exemption for blind persons',
    'Exemption for disabled persons',
    'Local option exemptions',
  ].map(unchecked),
  stages: [
    {
      body: 'Board of Assessment Appeals of your town',
      hears: appeals('Asked in writing. Hearings are in March, or in April if the grand list was extended.'),
      deadline: {
        rule: appeals(
          'The board must receive the written application by February 20, or by March 20 if the grand list was extended.',
        ),
        event: appeals('A fixed day each year. An extension of the grand list moves it.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'Superior Court',
      hears: court('Reviews the decision of the board.'),
      deadline: {
        rule: court('Within two months.'),
        event: court('The mailing of the board’s decision.'),
        verifyWith: [statutes],
      },
    },
  ],
  savings: {
    ...usually.savings,
    lasts: secondHand('property tax in Connecticut')(
      'The assessment stays until the next revaluation, so a lower one can last for up to five yearly lists.',
    ),
  },
  rules: {
    valuationDate: revaluations('October 1 of the last revaluation in your town.'),
    saleDates: {
      ...refusals('Two towns refuse sales and appraisals of a day after the revaluation.'),
      window: {
        yearOf: 'revaluation',
        last: { years: 0, day: '10-01' },
        listedFrom: { years: -1, day: '10-01' },
      },
    },
    burden: notConfirmed,
    fee: notConfirmed,
    form: appeals('A written application with your reason and your own estimate of the value.'),
    informal: notConfirmed,
    mayRaise: appeals('The board may raise a value as well as lower it.'),
    payment: notConfirmed,
  },
  grounds: [
    {
      kind: 'market',
      ...appeals('The owner is aggrieved by a decision of the assessors.'),
    },
  ],
  evidence: [
    'Closed sales of comparable homes around the date of the revaluation.',
    'Errors on the field card.',
    'An appraisal.',
    'Photos.',
  ].map(towns),
  comparing: [
    state(
      'The assessed value is 70 percent of fair value. Multiply a sale price by 0.70 before comparing the two.',
    ),
    likeWithLike,
  ],
  cautions: [
    appeals(
      'The board may decline to hear commercial, industrial, utility or apartment property above one million dollars.',
    ),
    ...usualCautions,
  ],
  offices: [assessor, statutes],
}
