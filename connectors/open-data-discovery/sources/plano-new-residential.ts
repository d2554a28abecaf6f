import { ANY, alike, all, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const planoNewResidential: ConstructionSourceInput = {
  id: 'plano-new-residential',
  city: 'Plano',
  state: 'TX',
  county: 'Collin',
  title: 'Collin CAD permits',
  table: { dialect: 'socrata', host: 'data.texas.gov', dataset: '82ee-gbj5' },
  mark: 'B',
  recipe: all(
    equal('permitissuedby', 'PLANO CITY'),
    equal('proprescom', 'Residential'),
    alike('permitsubtypedescr', [ANY, 'NEW', ANY], true),
  ),
  isInferred: true,
  recipeWords: [
    'The permit was issued by “PLANO CITY”: seen in 2026.',
    'The property is “Residential”: seen in public programs.',
    'The permit’s subtype has “new” in it, in any case: a guess; we have not seen the word.',
  ],
  date: { column: 'permitissueddate', meaning: 'issued', style: 'moment' },
  // Several rows can have the same permit id.
  stableOrder: ':id',
  idColumn: 'permitnum',
  addressColumns: ['situsconcatshort', 'situscity', 'situszip'],
  tells: { kind: 'permitsubtypedescr' },
  withheld: ['propownername', 'permitbuildername', 'permitissuedto'],
  gaps: [
    'The copy of the county’s appraisal district, not the city’s own records, which programs cannot ask.',
    'Some permits appear in more than one row.',
    'Some days lie in the future and are left out.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
}
