import { keepPaying, keepProof, neverHelps, separateForms, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, secondHand } from '../said-by'

const CALENDAR = 'https://www.cookcountyassessoril.gov/assessment-calendar-and-deadlines'
const REVIEW = 'https://www.cookcountyboardofreview.com'

const data = citing({ name: 'Cook County Assessor, documentation of its open data' }, 'official')
const assessorPage = citing({ name: 'Cook County Assessor, residential appeals' }, 'official')
const research = citing({ name: 'Public research notes that cite county pages and rules' }, 'seen')
const appealRules = citing(
  { name: '86 Illinois Administrative Code 1910.65 (Property Tax Appeal Board)' },
  'official',
)
const ptab = citing({ name: '35 ILCS 200/16-160 and 16-180, as cited in public research notes' }, 'seen')
const practice = citing(
  { name: '35 ILCS 200/16-160 (Property Tax Appeal Board)', url: 'https://ptab.illinois.gov/PractProc.html' },
  'official',
)
const boardRules = citing({ name: 'Cook County Board of Review, official rule 1', url: REVIEW }, 'official')
const oldPage = citing({ name: 'Cook County Assessor' }, 'official', 2015)

const assessor: AppealOffice = {
  name: 'Cook County Assessor’s Office',
  about: 'Your record, exemptions and the calendar of your township',
  url: CALENDAR,
  sure: 'seen',
}

const boardOfReview: AppealOffice = {
  name: 'Cook County Board of Review',
  about: 'The board’s session for your township',
  url: REVIEW,
  sure: 'seen',
}

const taxAppealBoard: AppealOffice = {
  name: 'Illinois Property Tax Appeal Board (PTAB)',
  about: 'Appeals after the Board of Review',
  url: 'https://ptab.illinois.gov',
  sure: 'unsure',
}

export const cookCounty: AppealGuidance = {
  ...usually,
  jurisdiction: 'Cook County, Illinois',
  values: {
    marketValue: {
      term: 'Fair cash value',
      meaning: research(
        'What the property is worth on the market. The county’s table of values does not hold it.',
      ),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: research(
        'For a home (class 2), 10 percent of fair cash value. Other classes have other percentages.',
      ),
    },
    taxableValue: {
      term: 'Equalized value after exemptions',
      meaning: research(
        'The assessed value times the state equalizer, minus exemptions. The table of values does not hold it.',
      ),
    },
  },
  level: {
    kind: 'assessedValue',
    percent: 10,
    sees: 'the assessor sees',
    rule: data('In Cook County a home is assessed at 10 percent of market value.'),
    classes: '2',
  },
  savings: {
    ...usually.savings,
    lasts: assessorPage(
      'Values are set for three years. A lower value holds until the next reassessment if nothing changes.',
    ),
  },
  changes: [
    data(
      'Each part of the county is reassessed every third year. Check whether one of these years was that year.',
    ),
    research(
      'Reassessment years: City of Chicago 2024 and 2027, north suburbs 2025 and 2028, south and west suburbs 2026 and 2029.',
    ),
    data(
      'Within a year the value may fall after each stage: mailed, then Assessor appeals, then Board of Review.',
    ),
  ],
  exemptions: [
    'Homeowner Exemption',
    'Senior Citizen Exemption',
    'Low-Income Senior Freeze Exemption',
    'Longtime Homeowner Exemption',
    'Home Improvement Exemption',
    'Persons with Disabilities Exemption',
    'Veterans with Disabilities Exemption',
    'Returning Veterans’ Exemption',
  ].map(citing({ name: '35 ILCS 200/15-165 to 15-180, as listed by the Cook County Assessor' }, 'official')),
  applying: [
    data('Exemptions come off the equalized value. They do not change the assessed value.'),
    data('For years in which an exemption was missed, ask about a certificate of error.'),
    separateForms,
  ],
  stages: [
    {
      body: 'Cook County Assessor',
      hears: research(
        'Hears the first appeal, township by township. Usual, but not required before the Board of Review.',
      ),
      deadline: {
        rule: research(
          'About 30 days for each township. After the closing date of the township nothing is accepted.',
        ),
        event: research('The reassessment notice; the Assessor’s calendar lists each of the 38 townships.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'Cook County Board of Review',
      hears: research('Hears appeals in its own session for the township.'),
      deadline: {
        rule: research('The board’s own dates for the township. After the closing date nothing is accepted.'),
        event: research('The start of the board’s session for the township, as its calendar shows.'),
        verifyWith: [boardOfReview],
      },
    },
    {
      body: 'Illinois Property Tax Appeal Board (PTAB), or the circuit court',
      hears: ptab('Looks at the case afresh. The Board of Review must come first.'),
      deadline: {
        rule: practice('For PTAB, within 30 days.'),
        event: practice('The postmark or the service of the Board of Review’s decision.'),
        verifyWith: [taxAppealBoard],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...assessorPage('Overvaluation: the value is above the market.') },
    { kind: 'equity', ...assessorPage('Lack of uniformity: similar homes nearby are assessed lower.') },
    { kind: 'fact', ...assessorPage('The facts of the property on the record are wrong.') },
    { kind: 'other', ...research('Vacancy or demolition.') },
  ],
  rules: {
    valuationDate: oldPage('January 1.'),
    saleDates: {
      ...appealRules('Recent sales. The rule of the state board gives no number of years.'),
      window: { yearOf: 'record', listedFrom: { years: -3, day: '01-01' } },
    },
    burden: notConfirmed,
    fee: assessorPage('The Assessor takes no fee.'),
    form: notConfirmed,
    informal: notConfirmed,
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  evidence: [
    ...[
      'Assessments of the same year, of your home and of at least three similar homes nearby.',
      'At least three recent sales of similar homes.',
      'A recent sale of your home.',
      'An appraisal as of the assessment date.',
      'The cost of recent construction.',
    ].map(appealRules),
    ...['Parcel numbers (PINs), addresses and photos of comparable homes.', 'A closing statement.'].map(
      research,
    ),
  ],
  otherAssessments: {
    rule: 'ground',
    statement: appealRules(
      'At the state board, lack of uniformity rests on assessments of the same year, of your home and of at least three similar homes.',
    ),
  },
  equityNeeds: { fewestHomes: 3 },
  comparing: [
    research(
      'Compare assessed value per square foot with class 2 homes of the same class, on your block or in your neighborhood.',
    ),
  ],
  doesNotHelp: [...neverHelps, research('Late evidence. It is refused.')],
  cautions: [
    data('If the newest published stage is “mailed”, no appeal result is in these values yet.'),
    research('For a home (class 2) no legal brief is needed.'),
    boardRules('At the Board of Review a person may go alone. A company must be represented by a lawyer.'),
    {
      ...secondHand('the Cook County Board of Review')(
        'A purchase within three years must be disclosed to the Board of Review.',
      ),
      isCostly: true,
    },
    keepProof,
    keepPaying,
  ],
  offices: [assessor, boardOfReview, taxAppealBoard],
}
