import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const newOrleansNewResidential: ConstructionSourceInput = {
  id: 'new-orleans-new-residential',
  city: 'New Orleans',
  state: 'LA',
  title: 'Permits',
  table: { dialect: 'socrata', host: 'data.nola.gov', dataset: 'rcm3-fn58' },
  mark: 'A',
  recipe: all(equal('type', 'New Construction'), among('landuseshort', ['RSFD', 'RSF2', 'RMF'])),
  recipeWords: [
    'The type is “New Construction”: seen in a recorded row.',
    'The land use is RSFD, RSF2 or RMF: seen in 2026.',
  ],
  date: { column: 'issuedate', meaning: 'issued', style: 'moment' },
  stableOrder: 'numstring',
  idColumn: 'numstring',
  addressColumns: ['address'],
  tells: { kind: 'landuseshort' },
  position: { point: 'location_1' },
  withheld: ['owner', 'applicant', 'contractors'],
  gaps: [
    'Further codes for homes exist, of three families and more; we have not seen them and do not ask for them.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
