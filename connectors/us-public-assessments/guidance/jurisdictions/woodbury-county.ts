import { neverHelps, separateForms, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const DATES = 'https://www.woodburycountyiowa.gov/co-dates-to-remember'

const county = citing({ name: 'Woodbury County, dates to remember', url: DATES }, 'official')
const iowa = citing(
  { name: 'Iowa Code 441.21 and 441.37, and the Property Assessment Appeal Board' },
  'official',
)
const protest = citing({ name: 'Iowa Code 441.37(1)(a)' }, 'official')
const stateForm = citing({ name: 'Iowa form 56-064' }, 'official', 2022)
const press = citing({ name: 'Woodbury County pages and local press reports' }, 'seen')

const countyAssessor: AppealOffice = {
  name: 'Woodbury County Assessor',
  about: 'Property outside Sioux City: dates, records and protest forms',
  url: DATES,
  sure: 'official',
}

const cityAssessor: AppealOffice = {
  name: 'Sioux City Assessor',
  about: 'Property inside Sioux City: dates, records and protest forms',
  telephone: '(712) 279-6535',
  sure: 'seen',
}

export const woodburyCounty: AppealGuidance = {
  ...usually,
  jurisdiction: 'Woodbury County and Sioux City, Iowa',
  values: {
    assessedValue: { term: 'Assessed value', meaning: county('100 percent of market value on January 1.') },
    taxableValue: {
      term: 'Taxable value',
      meaning: unchecked('The assessed value times a percentage set by the state, called the rollback.'),
    },
  },
  changes: [
    county('All property is revalued in odd years. Check whether an odd year lies between the two values.'),
    press('A state equalization order applies a percentage to a whole class. Check whether one was issued.'),
  ],
  exemptions: [
    'Homestead credit',
    'Homestead exemption for owners 65 and over',
    'Military exemption',
    'Disabled veteran homestead credit',
  ].map(unchecked),
  applying: [unchecked('The sign-up is usually by July 1.'), separateForms],
  stages: [
    {
      body: 'Assessor, informal request',
      isInformal: true,
      hears: press('Woodbury County Assessor, or the Sioux City Assessor inside the city.'),
      deadline: {
        rule: county('April 2 to April 25.'),
        event: press('A fixed time each year. A disaster declaration can extend it.'),
        verifyWith: [countyAssessor, cityAssessor],
      },
    },
    {
      body: 'Woodbury County Board of Review, or Sioux City Board of Review inside the city',
      hears: county('Hears a formal protest. It sits from May 1.'),
      deadline: {
        rule: county(
          'April 2 to April 30, by postmark. After a state equalization order in an odd year, October 9 to 31.',
        ),
        event: iowa('A fixed time each year. A declared disaster extends it to June 5.'),
        verifyWith: [countyAssessor, cityAssessor],
      },
    },
    {
      body: 'Property Assessment Appeal Board, or district court',
      hears: county('Hears an appeal against the Board of Review.'),
      deadline: {
        rule: county('Within 20 days.'),
        event: county('The adjournment of the Board of Review.'),
        verifyWith: [countyAssessor, cityAssessor],
      },
    },
  ],
  grounds: [
    { kind: 'equity', ...protest('The assessment is not equitable with like property of the district.') },
    { kind: 'market', ...protest('It is more than the value that the law authorizes.') },
    { kind: 'other', ...protest('The property is exempt, misclassified or cannot be assessed.') },
    { kind: 'fact', ...protest('There is an error.') },
    { kind: 'other', ...protest('There is fraud or misconduct.') },
  ],
  evidence: [
    iowa('Market values and assessments of more than one comparable property of the same jurisdiction.'),
    iowa('Sales of comparable homes in normal transactions, adjusted for differences.'),
  ],
  otherAssessments: {
    rule: 'ground',
    statement: iowa(
      'To show that the assessment is not equitable, give market values and assessments of more than one comparable property.',
    ),
  },
  equityNeeds: { fewestHomes: 2, marketValues: true },
  rules: {
    valuationDate: county('January 1.'),
    saleDates: {
      ...iowa('Normal sales of the year of the assessment, adjusted for differences.'),
      window: { yearOf: 'record', first: { years: 0, day: '01-01' }, last: { years: 0, day: '12-31' } },
    },
    burden: iowa(
      'The owner, by a preponderance of the evidence. Competent evidence of a different market value shifts the burden to the assessor.',
    ),
    fee: notConfirmed,
    form: stateForm('State form 56-064.'),
    informal: county('An informal request to the assessor, from April 2 to April 25.'),
    mayRaise: county('The board may raise a value as well as lower it.'),
    payment: notConfirmed,
  },
  doesNotHelp: [
    ...neverHelps,
    iowa(
      'Sales that are not normal: in a family, at a foreclosure, on contract, at a discount, or of adjoining land.',
    ),
  ],
  cautions: [
    press(
      'Two assessors and two boards: the city’s inside Sioux City, the county’s outside. Check which is yours.',
    ),
    ...usualCautions,
  ],
  offices: [countyAssessor, cityAssessor],
}
