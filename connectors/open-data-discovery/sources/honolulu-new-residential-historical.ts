import { all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const honoluluNewResidentialHistorical: ConstructionSourceInput = {
  id: 'honolulu-new-residential-historical',
  city: 'Honolulu',
  state: 'HI',
  title: 'Building Permits - January 1, 2005 through June 30, 2025',
  table: { dialect: 'socrata', host: 'data.honolulu.gov', dataset: '4vab-c87q' },
  mark: 'B+',
  recipe: all(equal('newbuilding', 'Y'), equal('commercialresidential', 'Residential')),
  isInferred: true,
  recipeWords: [
    'The flag for a new building is “Y”: a guess from “N”, which was seen in rows recorded in 2018.',
    'The permit is “Residential”: seen in recorded rows.',
  ],
  date: { column: 'issuedate', meaning: 'issued', style: 'moment' },
  stableOrder: 'jobid',
  idColumn: 'buildingpermitno',
  addressColumns: ['joblocation'],
  // The contractor columns contain addresses, license numbers and up to ten telephone numbers.
  withheld: ['contractor*', 'planmaker'],
  scope: 'January 2005 to June 2025',
  gaps: [
    'A closed archive: nothing after June 30, 2025, and no successor is known.',
    'Rows have an address and no place on the map.',
    'A third party’s review found the terms of commercial use unclear.',
  ],
}
