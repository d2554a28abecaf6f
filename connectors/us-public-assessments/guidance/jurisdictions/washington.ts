import { usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const APPEALS = 'https://bta.wa.gov/index.php/appeals'

const code = citing({ name: 'Revised Code of Washington 84.40.038' }, 'official')
const board = citing({ name: 'Washington State Board of Tax Appeals', url: APPEALS }, 'official')
const state = citing({ name: 'Washington State, official text on property tax' }, 'official')

const petitions = citing({ name: 'RCW 84.40.038 and WAC 458-14-056' }, 'official')
const sales = citing({ name: 'WAC 458-14-087', url: 'https://warules.elaws.us/wac/458-14-087' }, 'official')
const valuation = citing({ name: 'WAC 458-07-030 and 458-14-005' }, 'official')
const presumption = citing({ name: 'Revised Code of Washington 84.40.0301' }, 'official', 2023)
const thurston = citing(
  {
    name: 'Thurston County Board of Equalization, preparing an appeal',
    url: 'https://www.thurstoncountywa.gov/departments/board-equalization/preparing-appeal',
  },
  'official',
)
const KING = 'https://kingcounty.gov/legacy/independent/board-of-appeals/preparing.aspx'
const counties = citing(
  { name: 'King County and Thurston County, preparing an appeal', url: KING },
  'official',
)
const bothCounties = citing({ name: 'King County and Thurston County, pages on appeals' }, 'seen')
const king = citing({ name: 'King County, pages on appeals' }, 'single')
const form = citing(
  { name: 'Washington Department of Revenue, petition form of the county boards' },
  'official',
  2021,
)

const county: AppealOffice = {
  name: 'Your county assessor or Board of Equalization',
  about: 'Your property record, the petition form and the time your county allows',
  sure: 'official',
}

const taxAppeals: AppealOffice = {
  name: 'Washington State Board of Tax Appeals',
  about: 'Appeals after the county',
  url: APPEALS,
  sure: 'official',
}

const department: AppealOffice = {
  name: 'Washington Department of Revenue, property tax',
  about: 'Exemptions and deferrals',
  url: 'https://dor.wa.gov',
  sure: 'unsure',
}

export const washington: AppealGuidance = {
  ...usually,
  jurisdiction: 'Washington State',
  values: {
    marketValue: {
      term: 'True and fair value',
      meaning: state('The assessor’s market value of the property on January 1.'),
    },
    assessedValue: {
      term: 'Assessed value',
      meaning: state('100 percent of true and fair value on January 1.'),
    },
  },
  changes: [
    state(
      'Values follow the true and fair value of January 1. Check sales of homes like yours near that day.',
    ),
  ],
  exemptions: [
    state('Senior citizens and persons with disabilities exemption'),
    ...['Deferrals', 'Home improvement exemption (three years)'].map(unchecked),
  ],
  stages: [
    {
      body: 'County Board of Equalization',
      hears: petitions('Decides one question: the true and fair (market) value on January 1.'),
      deadline: {
        rule: code(
          'July 1, or 30 days after the change of value notice is mailed, whichever is later. A county may allow up to 60 days.',
        ),
        event: code('The mailing of the change of value notice.'),
        verifyWith: [county],
      },
    },
    {
      body: 'Washington State Board of Tax Appeals',
      hears: board('Hears an appeal against the county board.'),
      deadline: {
        rule: board('Within 30 days.'),
        event: board('The mailing of the county board’s decision.'),
        verifyWith: [taxAppeals],
      },
    },
  ],
  grounds: [
    {
      kind: 'market',
      provenBy: ['condition'],
      ...petitions('The assessed value is not the true and fair (market) value on January 1.'),
    },
  ],
  evidence: [
    sales('Sales of your home or of homes like it.'),
    ...[
      'An appraisal.',
      'Bids for what it costs to cure a defect.',
      'Photos.',
      'Deeds with easements.',
      'Letters from agencies.',
    ].map(counties),
  ],
  otherAssessments: {
    rule: 'barred',
    statement: thurston(
      'The board decides market value. By law it may not consider the assessed values of other homes.',
    ),
  },
  rules: {
    valuationDate: valuation('January 1 of the year of the assessment.'),
    saleDates: {
      ...sales(
        'Sales within five years before your petition, and any sale before the hearing. Each is adjusted to January 1 of the year of the assessment.',
      ),
      window: { yearOf: 'petition', first: { years: -5 } },
    },
    burden: presumption(
      'The assessor’s value is presumed correct. Showing otherwise takes clear, cogent and convincing evidence.',
    ),
    fee: bothCounties('King County and Thurston County take no fee.'),
    form: bothCounties('The state’s petition form for real property, one for each parcel.'),
    informal: king('In King County you may talk with the assessor first. It does not stop the clock.'),
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  comparing: [
    sales('The sales nearest to January 1 that need the fewest adjustments weigh most.'),
    form('Any change must rest on evidence of market value.'),
  ],
  doesNotHelp: [
    'The amount of the tax.',
    'The assessed values of other homes.',
    'The percentage by which the value rose.',
    'Personal hardship.',
  ].map(thurston),
  cautions: [form('Hand in your evidence at least 21 business days before the hearing.'), ...usualCautions],
  offices: [county, taxAppeals, department],
}
