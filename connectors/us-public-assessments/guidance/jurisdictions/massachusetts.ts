import { keepProof, recordFacts, separateForms, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const towns = citing({ name: 'Pages of several Massachusetts town assessors, citing MGL 59:59' }, 'seen')
const town = citing({ name: 'A page of a Massachusetts town assessor' }, 'single')
const appeals = citing(
  {
    name: 'Massachusetts General Laws, chapter 59, sections 64 and 65',
    url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter59/Section65',
  },
  'official',
)
const admissible = citing({ name: 'Massachusetts General Laws, chapter 58A, section 12B' }, 'official')
const abatements = citing({ name: 'Massachusetts General Laws, chapter 59, section 59' }, 'official', 2024)
const ratios = citing({ name: 'Massachusetts General Laws, chapter 58A, section 12C' }, 'official')
const decisions = citing({ name: 'Decisions of the Massachusetts Appellate Tax Board' }, 'official')
const guide = citing({ name: 'Massachusetts, guide to the Appellate Tax Board (mass.gov)' }, 'official')
const clauses = citing(
  {
    name: 'MGL 59:5, as several Massachusetts town assessors tell it',
    url: 'https://bridgewaterma.org/296/Statutory-Exemptions',
  },
  'seen',
)
const payment = citing({ name: 'Massachusetts, official text on abatements' }, 'official')

const assessors: AppealOffice = {
  name: 'Board of Assessors of your city or town',
  about: 'Your record card, the abatement form and exemptions',
  sure: 'seen',
}

const tribunal: AppealOffice = {
  name: 'Massachusetts Appellate Tax Board',
  about: 'Appeals after the local board',
  url: 'https://www.mass.gov',
  sure: 'unsure',
}

export const massachusetts: AppealGuidance = {
  ...usually,
  jurisdiction: 'Massachusetts',
  values: {
    assessedValue: {
      term: 'Assessed value (full and fair cash value)',
      meaning: towns(
        'Full and fair cash value on January 1 before the fiscal year begins. A fiscal year runs from July to June.',
      ),
    },
  },
  changes: [
    unchecked(
      'Values follow the market of January 1 before the fiscal year. Check sales in the calendar year before.',
    ),
  ],
  facts: [...recordFacts, town('Does the record card describe your home as it is?')],
  exemptions: [
    ...[
      'Clause 17D (surviving spouse, minor, elderly)',
      'Clause 18 (hardship)',
      'Clause 22 series (veterans)',
      'Clause 37A (blind)',
      'Clause 41C (elderly)',
      'Senior work-off program',
    ].map(clauses),
    citing(
      {
        name: 'Massachusetts General Laws, chapter 59, section 5C',
        url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter59/Section5C',
      },
      'official',
    )('Residential exemption, where the city or town has one'),
  ],
  applying: [
    unchecked('Exemptions have their own dates, usually April 1 or three months after the actual bill.'),
    separateForms,
  ],
  stages: [
    {
      body: 'Board of Assessors of your city or town',
      hears: towns(
        'Asked for an abatement with State Tax Form 128. The board has three months; no answer by then counts as a denial (“deemed denied”).',
      ),
      deadline: {
        rule: abatements(
          'Filed on or before the last day for paying the first installment of the actual tax bill without interest.',
        ),
        event: towns(
          'The first actual tax bill. The date is on it: often February 1 in towns with quarterly bills, elsewhere November 1 or thirty days after mailing. Assessors cannot extend it.',
        ),
        verifyWith: [assessors],
      },
    },
    {
      body: 'Appellate Tax Board',
      hears: appeals(
        'Hears an appeal against the local decision. Where the tax of the year is more than $5,000, it must have been paid on time without interest.',
      ),
      deadline: {
        rule: appeals('Within three months.'),
        event: appeals('The board’s decision, or the day it counts as denied.'),
        verifyWith: [tribunal],
      },
    },
  ],
  grounds: [
    { kind: 'market', ...abatements('The value is above fair cash value.') },
    { kind: 'equity', ...abatements('The property is taxed at more than its just proportion.') },
    { kind: 'other', ...abatements('The property is in the wrong class.') },
  ],
  otherAssessments: {
    rule: 'ground',
    statement: admissible(
      'The value at which comparable property is assessed is evidence in a hearing on value.',
    ),
  },
  rules: {
    valuationDate: decisions('January 1 before the fiscal year. A fiscal year begins on July 1.'),
    saleDates: {
      ...town('Sales of the calendar year before the January 1 that counts.'),
      window: { yearOf: 'tax', first: { years: -2, day: '01-01' }, last: { years: -2, day: '12-31' } },
    },
    burden: guide('The owner must prove a fair cash value below the assessed one.'),
    fee: notConfirmed,
    form: payment('State Tax Form 128.'),
    informal: notConfirmed,
    mayRaise: notConfirmed,
    payment: appeals(
      'A tax of more than $5,000 must have been paid on time, without interest, before the Appellate Tax Board hears you.',
    ),
  },
  evidence: [
    admissible('The value at which comparable property is assessed.'),
    ratios('The state’s ratio reports, as proof of how the town assesses.'),
    ...[
      'Errors of fact on the record card.',
      'At least three closed sales of comparable homes in the calendar year before.',
      'Photos.',
    ].map(town),
  ],
  cautions: [
    town('Answer within 30 days if the assessors ask for information.'),
    payment('Keep paying the tax while the appeal is pending.'),
    keepProof,
  ],
  offices: [assessors, tribunal],
}
