import { ANY, alike, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const batonRougeNewResidential: ConstructionSourceInput = {
  id: 'baton-rouge-new-residential',
  city: 'Baton Rouge',
  state: 'LA',
  reach: 'county',
  county: 'East Baton Rouge Parish',
  title: 'EBR Building Permits',
  table: { dialect: 'socrata', host: 'data.brla.gov', dataset: '7fq7-8j7r' },
  mark: 'C+',
  recipe: all(equal('designation', 'Residential'), alike('permittype', [ANY, 'NEW', ANY], true)),
  isInferred: true,
  recipeWords: [
    'The designation is “Residential”: seen in 2026.',
    'The permit type has “new” in it, in any case: a guess; we have not seen the word. Types that were seen look like “Driveway Permit (R)”.',
  ],
  date: { column: 'issueddate', meaning: 'issued', style: 'moment' },
  stableOrder: 'permitid',
  idColumn: 'permitid',
  addressColumns: ['streetaddress', 'city1', 'state1', 'zip'],
  tells: { kind: 'permittype' },
  position: { latitude: 'lat', longitude: 'long' },
  withheld: ['ownername', 'applicantname', 'contractorname', 'contractoraddress'],
  scope: 'The parish',
  gaps: [
    'The permit type of new dwellings has not been seen.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
