import { separateForms, usualCautions, usually } from '../general'
import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing, notConfirmed, unchecked } from '../said-by'

const code = citing({ name: 'Idaho Code 63-501A' }, 'official')
const received = citing({ name: 'Idaho Code 63-501' }, 'official', 2005)
const relief = citing({ name: 'Idaho Code 63-3812' }, 'official')
const blaine = citing({ name: 'Blaine County, Idaho, pages on appeals' }, 'single')
const state = citing({ name: 'Idaho, official text on property tax' }, 'official')
const guide = citing({ name: 'Idaho State Tax Commission, guide for county boards' }, 'single')
const board = citing({ name: 'Idaho Board of Tax Appeals', url: 'https://bta.idaho.gov' }, 'official')

const assessor: AppealOffice = {
  name: 'Your county assessor',
  about: 'Your property record, exemptions and the appeal form',
  sure: 'official',
}

const taxAppeals: AppealOffice = {
  name: 'Idaho Board of Tax Appeals',
  about: 'Appeals after the county',
  url: 'https://bta.idaho.gov',
  sure: 'official',
}

const commission: AppealOffice = {
  name: 'Idaho State Tax Commission',
  about: 'Exemptions and property tax reduction',
  url: 'https://tax.idaho.gov',
  sure: 'unsure',
}

export const idaho: AppealGuidance = {
  ...usually,
  jurisdiction: 'Idaho',
  values: {
    assessedValue: {
      term: 'Market value for assessment',
      meaning: state('100 percent of market value on January 1.'),
    },
  },
  changes: [
    state('Values follow the market of January 1. Check sales of homes like yours near that day.'),
    unchecked(
      'Changes to the homeowner’s exemption were enacted for 2026. Check the exemption of both years.',
    ),
  ],
  exemptions: [
    'Homeowner’s exemption',
    'Property tax reduction (circuit breaker)',
    'Benefit for veterans with a 100 percent service-connected disability',
  ].map(state),
  applying: [unchecked('Apply for property tax reduction by April 15.'), separateForms],
  stages: [
    {
      body: 'County commissioners sitting as Board of Equalization',
      hears: code('Hear the first appeal against a value.'),
      deadline: {
        rule: received(
          'The county must receive the appeal by close of business on the fourth Monday of June.',
        ),
        event: code('A fixed day each year. Assessment notices are mailed by the first Monday of June.'),
        verifyWith: [assessor],
      },
    },
    {
      body: 'Idaho Board of Tax Appeals or district court',
      hears: board('Hears an appeal against the county’s decision.'),
      deadline: {
        rule: unchecked('Within 30 days.'),
        event: unchecked('The county’s decision. Ask from which day it counts.'),
        verifyWith: [taxAppeals],
      },
    },
  ],
  grounds: [{ kind: 'market', ...guide('The value is not the market value on January 1.') }],
  evidence: [
    'Closed sales of comparable homes.',
    'An appraisal.',
    'Photos.',
    'Errors on the property record.',
  ].map(unchecked),
  rules: {
    valuationDate: state('January 1.'),
    saleDates: {
      ...blaine('In Blaine County, sales from January 1 to December 31 of the year before.'),
      window: { yearOf: 'record', first: { years: -1, day: '01-01' }, last: { years: -1, day: '12-31' } },
    },
    burden: blaine(
      'In Blaine County the assessor’s value is presumed correct; the owner must show otherwise.',
    ),
    fee: notConfirmed,
    form: notConfirmed,
    informal: notConfirmed,
    mayRaise: notConfirmed,
    payment: notConfirmed,
  },
  cautions: [
    relief(
      'In district court, the party that seeks relief must prove it by a preponderance of the evidence.',
    ),
    ...usualCautions,
  ],
  offices: [assessor, taxAppeals, commission],
}
