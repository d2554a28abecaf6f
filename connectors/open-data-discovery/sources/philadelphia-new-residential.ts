import { ANY, alike, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const philadelphiaNewResidential: ConstructionSourceInput = {
  id: 'philadelphia-new-residential',
  city: 'Philadelphia',
  state: 'PA',
  title: 'permits',
  table: { dialect: 'carto', host: 'phl.carto.com', table: 'permits' },
  mark: 'A',
  // Rows spell "New construction, addition, GFA change" in various mixes of upper and lower case.
  recipe: all(
    alike('typeofwork', ['New Construction', ANY], true),
    equal('commercialorresidential', 'Residential'),
  ),
  recipeWords: [
    'The type of work begins with “New Construction”, in any case: seen in 2026.',
    'The permit is “Residential”: seen in public programs, and known to be unreliable.',
  ],
  date: { column: 'permitissuedate', meaning: 'issued', style: 'moment' },
  stableOrder: 'cartodb_id',
  idColumn: 'permitnumber',
  addressColumns: ['address', 'zip'],
  tells: { kind: 'typeofwork', units: 'numberofunits' },
  withheld: ['opa_owner', 'contractorname', 'contractoraddress*'],
  licence: 'City of Philadelphia open data (“Other”)',
  gaps: [
    'Apartment houses are often labeled commercial there, and so are missing.',
    'Days in the years 3200 and 9798 stand for “none” and are left out.',
    'Older permits of the type BP_NEWCNST are not in it.',
  ],
}
