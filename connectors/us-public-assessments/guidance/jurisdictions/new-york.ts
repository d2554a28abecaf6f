import { likeWithLike, separateForms, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, registered, secondHand, unchecked } from '../said-by'

const GUIDE = 'https://www.tax.ny.gov/pit/property/contest/completegriev.htm'
const INSTRUCTIONS = 'https://www.tax.ny.gov/pdf/current_forms/orpts/rp524ins.pdf'

const law = citing({ name: 'New York Real Property Tax Law, section 524' }, 'official')
const town = citing({ name: 'A page of a New York town' }, 'single')
const towns = citing({ name: 'Pages of New York towns and cities, citing RPTL 524' }, 'seen')

const smallClaims = citing({ name: 'New York Real Property Tax Law, section 730' }, 'official')
const taxDepartment = registered('New York State Department of Taxation and Finance')
const filing = citing({ name: 'A New York town and a public register of sources' }, 'seen')

const assessor: AppealOffice = {
  name: 'The assessor of your town, city or village',
  about: 'The date of Grievance Day and your property record',
  sure: 'official',
}

const department: AppealOffice = {
  name: 'New York State Department of Taxation and Finance',
  about: 'How to complete a grievance',
  url: GUIDE,
  sure: 'official',
}

const instructions: AppealOffice = {
  name: 'New York State, instructions for form RP-524',
  about: 'The grievance form',
  url: INSTRUCTIONS,
  sure: 'official',
}

export const newYork: AppealGuidance = {
  ...usually,
  jurisdiction: 'New York State outside New York City',
  values: {
    marketValue: {
      term: 'Full market value',
      meaning: unchecked(
        'The assessed value divided by the town’s equalization rate or level of assessment. It is only as current as that rate.',
      ),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: unchecked(
        'A uniform percentage of market value that each town or city chooses. It differs between towns.',
      ),
    },
    taxableValue: {
      term: 'County taxable value',
      meaning: citing(
        { name: 'Public research notes on the New York rolls' },
        'single',
      )('What the county taxes after exemptions. Town and school taxable values can differ from it.'),
    },
  },
  changes: [
    unchecked('Check whether the town changed its equalization rate or level of assessment.'),
    unchecked('Check whether the town reassessed all property in one of these years.'),
  ],
  exemptions: [
    'STAR and Enhanced STAR (credit or exemption)',
    'Senior citizens exemption (RPTL 467)',
    'Persons with disabilities and limited income (RPTL 459-c)',
    'Alternative, Cold War and eligible funds veterans exemptions (RPTL 458, 458-a, 458-b)',
    'Volunteer firefighters exemption',
  ].map(unchecked),
  applying: [unchecked('The taxable status date is usually March 1.'), separateForms],
  stages: [
    {
      body: 'Board of Assessment Review (BAR) of the town, city or village; in Nassau County the Assessment Review Commission',
      hears: law('Asked with form RP-524, which requires your own estimate of the value.'),
      deadline: {
        rule: towns(
          'The form must be received by Grievance Day; a postmark is not enough. In most towns that is the fourth Tuesday of May. Cities, villages and Nassau County differ.',
        ),
        event: towns('Grievance Day of the municipality, for its tentative roll.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'Small Claims Assessment Review (SCAR)',
      hears: smallClaims(
        'For owner-occupied homes of one to three families, after a complaint to the first board. The equalized value is at most 450,000 dollars, or the reduction asked for is at most 25 percent.',
      ),
      deadline: {
        rule: filing('Within 30 days.'),
        event: filing('The filing of the final roll or the notice of it, whichever is later.'),
        verifyWith: [department],
      },
    },
    {
      body: 'Supreme Court, tax certiorari (Article 7)',
      hears: town('The other way, after a timely complaint to the first board.'),
    },
  ],
  grounds: [
    { kind: 'market', ...law('The assessment is excessive.') },
    { kind: 'market', ...law('It is unequal.') },
    { kind: 'other', ...law('It is unlawful.') },
    { kind: 'other', ...law('The property is misclassified.') },
  ],
  evidence: [
    law('Your own estimate of the value. The form asks for it.'),
    ...[
      'A recent sale of your property.',
      'Closed sales of comparable homes.',
      'An appraisal.',
      'Evidence of the ratio at which your town assesses.',
      'Errors on the property record.',
    ].map(unchecked),
  ],
  equityNeeds: { marketValues: true },
  rules: {
    valuationDate: taxDepartment(
      'July 1 of the year before, in most places. The condition of the home and its owner count as of March 1.',
    ),
    saleDates: taxDepartment('Sales around July 1 of the year before, in most places.'),
    burden: notConfirmed,
    fee: taxDepartment('There is no fee. Small Claims Assessment Review later takes 30 dollars.'),
    form: law('Form RP-524, with the reduction you ask for and your own estimate of the value.'),
    informal: {
      ...taxDepartment(
        'You may settle with the assessor. Accepting a stipulation, part six of the form, ends the review of that year.',
      ),
      isCostly: true,
    },
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  comparing: [
    {
      ...secondHand('unequal assessment in New York')(
        '“Unequal” means a higher percentage of market value than the average. A neighbor’s assessed value counts only beside the neighbor’s market value.',
      ),
      isCostly: true,
    },
    {
      ...taxDepartment(
        'Use the equalization rate or the residential assessment ratio of the same year to compare with sales.',
      ),
      isCostly: true,
    },
    unchecked('Never compare assessed values across towns: each may assess at its own percentage.'),
    likeWithLike,
  ],
  cautions: [
    town(
      'Only the current tentative roll can be grieved. The values here are from final rolls of earlier years.',
    ),
    towns('A property in a village that assesses has two assessments and needs two complaints.'),
    law(
      'If your form comes in within three business days before Grievance Day, the assessor may have the hearing put off.',
    ),
    ...usualCautions,
  ],
  offices: [assessor, department, instructions],
}
