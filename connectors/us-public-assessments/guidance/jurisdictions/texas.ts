import type { AppealGuidance, AppealOffice } from '../guidance'
import { citing } from '../said-by'
import type { TexasDistrict } from '../texas-districts'
import { texasLaw } from './texas-law'

const protestRule = citing({ name: 'Texas Tax Code 41.44, as cited in public research notes' }, 'seen')

const further = citing(
  {
    name: 'Texas Tax Code, chapters 41A and 42, as an appraisal district tells it',
    url: 'https://jcad.org/appealing-arb-decision/',
  },
  'seen',
)

const hearings = citing(
  {
    name: 'State Office of Administrative Hearings',
    url: 'https://www.soah.texas.gov/node/51/printable/print',
  },
  'official',
)

const form = citing(
  { name: 'Texas Comptroller, form 50-132', url: 'https://comptroller.texas.gov/forms/50-132.pdf' },
  'seen',
)

const comptroller: AppealOffice = {
  name: 'Texas Comptroller of Public Accounts',
  about: 'State rules on property tax and the protest form',
  url: 'https://comptroller.texas.gov',
  sure: 'unsure',
}

export function texasCounty({ county, protest, site, sure, filing }: TexasDistrict): AppealGuidance {
  const district: AppealOffice = {
    name: `${county} appraisal district`,
    about: 'Values, property records and your notice',
    url: site,
    sure,
  }
  const protests: AppealOffice = {
    name: `${county} appraisal district, protests`,
    about: filing === undefined ? 'Filing a protest' : `Filing a protest online: ${filing}`,
    url: protest,
    sure,
  }
  return {
    ...texasLaw,
    jurisdiction: `${county}, Texas`,
    comparedBy: 'marketValue',
    stages: [
      {
        body: `${county} Appraisal Review Board`,
        hears: form(
          'Hears a protest. Any written notice that names the owner, the property and the disagreement is enough; the state form is 50-132. There is no fee.',
        ),
        deadline: {
          rule: protestRule(
            'The protest is due by May 15, or 30 days after the notice of appraised value was delivered, whichever is later. A late one needs good cause and comes too late once the board has approved the records.',
          ),
          event: protestRule('Delivery of the notice of appraised value.'),
          verifyWith: [protests],
        },
      },
      ...furtherStages(protests),
    ],
    offices: [district, protests, comptroller],
  }
}

function furtherStages(protests: AppealOffice): AppealGuidance['stages'] {
  return waysFurther.map(({ body, hears, days, says }) => ({
    body,
    hears: says(hears),
    deadline: {
      rule: says(days),
      event: says('Receipt of the notice of the Appraisal Review Board’s order.'),
      verifyWith: [protests],
    },
  }))
}

const waysFurther = [
  {
    body: 'District court',
    hears: 'One of three ways to go further.',
    days: 'Within 60 days.',
    says: further,
  },
  {
    body: 'Binding arbitration',
    hears: 'One of three ways to go further. It takes a deposit, from 450 dollars for a homestead.',
    days: 'Within 60 days.',
    says: further,
  },
  {
    body: 'State Office of Administrative Hearings (SOAH)',
    hears:
      'One of three ways to go further, for a property that the board values at more than 1,000,000 dollars. It takes a deposit of 1,500 dollars.',
    days: 'Within 30 days.',
    says: hearings,
  },
]
