import { usualCautions, usually } from '../general'
import type { Guidance, Office } from '../guidance'
import { saidBy, unchecked } from '../said-by'

const APPEALS = 'https://bta.wa.gov/index.php/appeals'

const code = saidBy({ name: 'Revised Code of Washington 84.40.038' }, 'official')
const board = saidBy({ name: 'Washington State Board of Tax Appeals', url: APPEALS }, 'official')
const state = saidBy({ name: 'Washington State, official text on property tax' }, 'official')

const county: Office = {
  name: 'Your county assessor or Board of Equalization',
  about: 'Your property record, the petition form and the time your county allows',
  sure: 'official',
}

const taxAppeals: Office = {
  name: 'Washington State Board of Tax Appeals',
  about: 'Appeals after the county',
  url: APPEALS,
  sure: 'official',
}

const department: Office = {
  name: 'Washington Department of Revenue, property tax',
  about: 'Exemptions and deferrals',
  url: 'https://dor.wa.gov',
  sure: 'unsure',
}

export const washington: Guidance = {
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
      hears: code('Hears a petition against the value.'),
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
  cautions: [
    state(
      'The assessor’s value is presumed correct. Showing otherwise takes clear, cogent and convincing evidence.',
    ),
    ...usualCautions,
  ],
  offices: [county, taxAppeals, department],
}
