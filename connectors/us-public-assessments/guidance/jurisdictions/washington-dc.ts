import { usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, secondHand, unchecked } from '../said-by'

const DATES = 'https://rptac.dc.gov/service/filing-deadline-dates'

const commission = citing(
  { name: 'Real Property Tax Appeals Commission, filing dates', url: DATES },
  'official',
)
const form = citing({ name: 'DC Office of Tax and Revenue, appeal form for real property' }, 'official', 2021)
const columns = citing({ name: 'District of Columbia, published property tax data' }, 'official')

const presumption = citing({ name: '9 DCMR 2013.1' }, 'official', 2013)
const method = citing({ name: 'YWCA v. District of Columbia' }, 'official', 1999)
const valued = secondHand('appeals in the District of Columbia')

const revenue: AppealOffice = {
  name: 'DC Office of Tax and Revenue',
  about: 'Your record, relief programs and the first level of appeal',
  url: 'https://otr.cfo.dc.gov',
  sure: 'unsure',
}

const appeals: AppealOffice = {
  name: 'Real Property Tax Appeals Commission (RPTAC)',
  about: 'The filing dates of each level',
  url: DATES,
  sure: 'official',
}

const estimate = unchecked(
  'The District’s estimate of market value, at 100 percent, on January 1 before the tax year. A tax year runs from October to September.',
)

export const washingtonDc: AppealGuidance = {
  ...usually,
  jurisdiction: 'Washington, DC',
  values: {
    marketValue: { term: 'Estimated market value', meaning: estimate },
    appraisedValue: { term: 'Appraised value', meaning: estimate },
    assessedValue: { term: 'Assessed value', meaning: estimate },
    taxableValue: {
      term: 'Taxable assessment',
      meaning: unchecked('For a homestead, the assessment as limited by the assessment cap credit.'),
    },
  },
  changes: [
    unchecked('Property is valued at market each year. Check sales of homes like yours before January 1.'),
    unchecked(
      'For a homestead the taxable assessment is limited by a cap. Check whether the cap applied in both years.',
    ),
    unchecked('Current and proposed values are for different tax years. Check which year each is for.'),
  ],
  exemptions: [
    'Homestead deduction',
    'Assessment cap credit',
    'Senior citizen or disabled tax relief',
    'Disabled veterans’ relief',
  ].map(columns),
  savings: {
    appeals: ['assessedValue'],
    limit: {
      values: ['taxableValue'],
      rule: unchecked('For a homestead, a cap limits the yearly rise of the taxable assessment.'),
    },
  },
  stages: [
    {
      body: 'Office of Tax and Revenue, first level',
      hears: commission('Reviews the proposed value for the next tax year.'),
      deadline: {
        rule: commission('By April 1.'),
        event: commission('The assessment notice, around March 1.'),
        verifyWith: [appeals],
      },
    },
    {
      body: 'Real Property Tax Appeals Commission (RPTAC)',
      hears: commission('Hears an appeal against the first level.'),
      deadline: {
        rule: commission(
          'Within 45 days, or by September 30 if there is no first level decision by August 1.',
        ),
        event: commission('The first level decision.'),
        verifyWith: [appeals],
      },
    },
    {
      body: 'Superior Court',
      hears: method('The third level. It asks for a fault in the method, not only for another appraisal.'),
      deadline: {
        rule: commission('By September 30.'),
        event: commission('A fixed day each year.'),
        verifyWith: [appeals],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...form('The estimated market value is wrong.') },
    { kind: 'equity', ...form('The value is not equal to that of comparable properties (equalization).') },
    { kind: 'other', ...form('The property is in the wrong class.') },
    { kind: 'condition', ...form('The property is damaged, or in worse condition than the value assumes.') },
  ],
  otherAssessments: {
    rule: 'ground',
    statement: form('“Equalization” is a box on the appeal form, with a list of comparable properties.'),
  },
  rules: {
    valuationDate: valued('January 1 before the tax year. A tax year begins on October 1.'),
    saleDates: {
      ...valued('Sales from January to December of the year before the January 1 that counts.'),
      window: { yearOf: 'tax', first: { years: -2, day: '01-01' }, last: { years: -2, day: '12-31' } },
    },
    burden: presumption(
      'The proposed value is presumed correct. The owner must show that it is not the market value, or that the class is wrong.',
    ),
    fee: notConfirmed,
    form: form('The appeal form for real property of the Office of Tax and Revenue.'),
    informal: notConfirmed,
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  evidence: [
    form('A list of comparable properties, for equalization.'),
    form('Proof of damage or of the condition of the property.'),
    ...[
      'Closed sales of comparable homes before January 1.',
      'An appraisal.',
      'Photos.',
      'Errors on the property record.',
    ].map(unchecked),
  ],
  offices: [revenue, appeals],
}
