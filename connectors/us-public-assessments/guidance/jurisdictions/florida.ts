import { keepProof, separateForms, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, registered, unchecked } from '../said-by'

const VAB_PAGE = 'https://floridarevenue.com/property/Pages/VAB.aspx'

const boards = citing(
  { name: 'Florida Department of Revenue, Value Adjustment Boards', url: VAB_PAGE },
  'official',
)
const revenue = citing({ name: 'Florida Department of Revenue' }, 'official')

const homesteads = citing({ name: 'Florida Administrative Code 12D-8.0062' }, 'official')

const challenges = citing({ name: 'Florida Statutes 194.301' }, 'official', 2008)

const burden = citing({ name: 'Florida Statutes 194.301' }, 'official', 2022)
const conference = citing({ name: 'Florida Statutes 194.011(2)' }, 'official', 2018)
const fees = citing({ name: 'Florida Statutes 194.013, and pages of two counties' }, 'official', 2014)
const exchange = citing({ name: 'Florida Statutes 194.034(1)' }, 'official', 2011)
const pinellas = citing({ name: 'Pinellas County Property Appraiser, glossary' }, 'single')
const sold = citing({ name: 'Pages of several Florida counties' }, 'seen')

const denials = registered('Florida Statutes 194.011(3)(d)')

const appraiser: AppealOffice = {
  name: 'Your county property appraiser',
  about: 'Your property record, exemptions and an informal conference',
  sure: 'official',
}

const department: AppealOffice = {
  name: 'Florida Department of Revenue, Value Adjustment Boards',
  about: 'How petitions work and where your county takes them',
  url: VAB_PAGE,
  sure: 'official',
}

export const florida: AppealGuidance = {
  ...usually,
  jurisdiction: 'Florida',
  comparedBy: 'marketValue',
  values: {
    marketValue: {
      term: 'Just value',
      meaning: revenue('The property appraiser’s market value of the property on January 1.'),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: homesteads(
        'The just value, held down by a limit. Save Our Homes limits a homestead’s yearly rise to 3 percent or the change in consumer prices, whichever is lower.',
      ),
    },
    taxableValue: {
      term: 'Taxable value',
      meaning: revenue(
        'The assessed value after exemptions. It can differ for the school district and all others.',
      ),
    },
  },
  changes: [
    homesteads('Save Our Homes limits the yearly rise of the assessed value of a homestead.'),
    sold('The limit ends after a sale. Check for a sale in the year before.'),
    revenue(
      'The just value may move by more than the assessed value, because only the assessed value is limited.',
    ),
    revenue('A change in exemptions changes the taxable value alone. Check the exemptions of both years.'),
  ],
  exemptions: [
    'Homestead exemption',
    'Additional homestead exemption for seniors 65 and older with low income',
    'Widow’s or widower’s exemption',
    'Disability exemptions',
    'Veterans’ disability exemptions',
    'Deployed service member exemption',
    'Portability of the Save Our Homes difference',
  ].map(revenue),
  applying: [unchecked('Exemptions are usually asked for by March 1.'), separateForms],
  savings: {
    appeals: ['marketValue'],
    limit: {
      values: ['assessedValue'],
      rule: homesteads(
        'The assessed value of a homestead rises by at most 3 percent a year. While the just value is above it, it must rise, even when the market falls.',
      ),
    },
    further: [
      sold('After a sale the limit ends on January 1 of the next year.'),
      registered('Florida Statutes 193.1554')(
        'For other homes the limit is 10 percent a year. It does not hold for school levies, so a lower just value always saves those.',
      ),
    ],
  },
  stages: [
    {
      body: 'Value Adjustment Board (VAB) of your county',
      hears: boards(
        'Asked with petition form DR-486, filed with the clerk. A filing fee is set by the county.',
      ),
      deadline: {
        rule: boards('Within 25 days. The last day is printed on the notice.'),
        event: boards('The mailing of the Truth in Millage (TRIM) notice, in mid to late August.'),
        verifyWith: [department],
      },
    },
    {
      body: 'Value Adjustment Board, when a classification or exemption is denied',
      isAside: true,
      hears: denials('Hears a petition against the denial.'),
      deadline: {
        rule: denials('Within 30 days.'),
        event: denials('The denial letter.'),
        verifyWith: [department],
      },
    },
    {
      body: 'Circuit court',
      hears: unchecked('Reviews the value after the board.'),
      deadline: {
        rule: unchecked('Within 60 days.'),
        event: unchecked('Ask the clerk which day the 60 days count from.'),
        verifyWith: [department],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...challenges('The just value is too high.') },
    {
      kind: 'other',
      ...challenges('The appraiser’s practice differs from the one used for comparable property.'),
    },
    { kind: 'other', ...challenges('An exemption, a classification or portability was denied.') },
  ],
  otherAssessments: {
    rule: 'beside',
    statement: {
      ...registered('Florida Statutes 194.034(5)')(
        'The board may consider assessments of comparable homes in the same neighborhood. Compare just values, and never rest on them alone.',
      ),
      isCostly: true,
    },
  },
  cautions: [
    boards('Give your evidence to the property appraiser at least 15 days before the hearing.'),
    boards('If you ask, the property appraiser gives you theirs at least 7 days before the hearing.'),
    exchange('Hand in what the property appraiser asks for in writing. What you refused cannot be used.'),
    keepProof,
  ],
  rules: {
    valuationDate: homesteads('January 1.'),
    saleDates: {
      ...pinellas('In Pinellas County, sales of the year before January 1.'),
      window: { yearOf: 'record', first: { years: -1, day: '01-01' }, last: { years: -1, day: '12-31' } },
    },
    burden: burden(
      'The appraiser’s value is presumed correct only if the appraiser proves, by a preponderance of the evidence, that it follows the law and accepted practice.',
    ),
    fee: fees(
      'A small fee set by the county. A petition about a denied homestead exemption or deferral is free.',
    ),
    form: boards('Petition form DR-486, filed with the clerk.'),
    informal: conference(
      'You may ask for a conference with the property appraiser. It is not required, and it does not extend the time for a petition.',
    ),
    mayRaise: notConfirmed,
    payment: {
      ...registered('Florida Statutes 194.014')(
        'Pay before April 1: all charges that are not based on value, and at least 75 percent of the tax. Otherwise the board must deny a petition about the value by April 20.',
      ),
      isCostly: true,
    },
  },
  offices: [appraiser, department],
}
