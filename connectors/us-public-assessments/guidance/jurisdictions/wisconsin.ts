import { likeWithLike, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, registered, secondHand, unchecked } from '../said-by'

const GUIDE = 'Wisconsin Department of Revenue, publication PB-060, “Property Assessment Appeal Guide”'

const revenue = citing({ name: GUIDE }, 'official')

const waiver = citing({ name: 'Wisconsin Statutes 70.47(7)(a)' }, 'official')
const proof = citing({ name: `${GUIDE}, and Sausen v. Black Creek, 2014 WI 9` }, 'official')

const municipality: AppealOffice = {
  name: 'The assessor or clerk of your city, village or town',
  about: 'Your property record, Open Book and the first session of the Board of Review',
  sure: 'official',
}

const department: AppealOffice = {
  name: GUIDE,
  about: 'The steps of an appeal',
  url: 'https://www.revenue.wi.gov',
  sure: 'seen',
}

export const wisconsin: AppealGuidance = {
  ...usually,
  jurisdiction: 'Wisconsin',
  values: {
    marketValue: {
      term: 'Estimated fair market value',
      meaning: revenue(
        'The value on the market. The assessed value divided by the municipality’s level of assessment is comparable with it.',
      ),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: revenue(
        'The value at the level at which your municipality assesses. It is not the market value.',
      ),
    },
  },
  changes: [
    unchecked(
      'Each class must be within 10 percent of full value at least once in five years. Check for a revaluation.',
    ),
    revenue('Check whether the municipality’s level of assessment changed between these years.'),
  ],
  exemptions: ['Lottery and gaming credit', 'First dollar credit', 'Homestead credit (income based)'].map(
    unchecked,
  ),
  stages: [
    {
      body: 'Open Book',
      isInformal: true,
      hears: revenue('A talk with the assessor before the Board of Review.'),
    },
    {
      body: 'Board of Review of your city, village or town',
      hears: revenue('Hears a written objection. Sworn oral testimony is required.'),
      deadline: {
        rule: revenue(
          'Notice of intent at least 48 hours before the first session, and the written objection within its first two hours.',
        ),
        event: revenue('The first session, within 45 days from the fourth Monday of April.'),
        verifyWith: [municipality],
      },
    },
    {
      body: 'Circuit court (certiorari)',
      hears: unchecked('Reviews the decision of the Board of Review.'),
      deadline: {
        rule: unchecked('Within 90 days.'),
        event: unchecked('The decision of the Board of Review. Ask from which day it counts.'),
        verifyWith: [department],
      },
    },
    {
      body: 'Department of Revenue (appeal under 70.85)',
      hears: unchecked('Reviews smaller values.'),
      deadline: {
        rule: unchecked('Within 20 days.'),
        event: unchecked('The decision of the Board of Review. Ask from which day it counts.'),
        verifyWith: [department],
      },
    },
    { body: 'Claim of excessive assessment', hears: unchecked('Another way to go further.') },
  ],
  grounds: [
    {
      kind: 'market',
      ...revenue('The value is above what a recent sale of the home, or sales of comparable homes, show.'),
    },
  ],
  evidence: [
    'A recent sale of your property comes first.',
    'Closed sales of comparable properties come next.',
    'Other factors come after those.',
  ].map(revenue),
  comparing: [
    revenue('Divide the assessed value by the level of assessment before comparing it with sale prices.'),
    {
      ...secondHand('annotations to Wisconsin Statutes 70.32')(
        'Comparable homes can also show that assessments are not uniform. No fixed number of homes is needed.',
      ),
      isCostly: true,
    },
    likeWithLike,
  ],
  rules: {
    valuationDate: registered('A page of Sun Prairie, Wisconsin')('January 1.'),
    saleDates: notConfirmed,
    burden: proof(
      'The assessor’s value is presumed correct. The owner must make the case against it, under oath.',
    ),
    fee: notConfirmed,
    form: registered('A page of Sun Prairie, Wisconsin')('Form PA-115.'),
    informal: revenue('Open Book, a talk with the assessor before the Board of Review.'),
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  cautions: [
    waiver(
      'Without the 48 hours’ notice the board can hear you for a good cause, with a written objection in the first two hours of its first meeting.',
    ),
    ...usualCautions,
  ],
  offices: [municipality, department],
}
