import { ANY, alike, all, notEqual } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const greensboroNewResidential: ConstructionSourceInput = {
  id: 'greensboro-new-residential',
  city: 'Greensboro',
  state: 'NC',
  title: 'BI_Permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://gis.greensboro-nc.gov/arcgis/rest/services/OpenGateCity/OpenData_HRES_DS/MapServer/2',
  },
  mark: 'C+',
  recipe: all(alike('ApplicationType', [ANY, 'NEW', ANY], true), notEqual('PermitType', 'Commercial')),
  isInferred: true,
  recipeWords: [
    'The type of application has “new” in it, in any case: a guess from “Total Demolish”, which was seen in 2026.',
    'The permit type is not “Commercial”, a word that was seen in 2026.',
  ],
  // This layer compares its date column with plain text.
  date: { column: 'IssuedDate', meaning: 'issued', style: 'iso-text' },
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNum',
  addressColumns: ['FullAddress'],
  tells: { kind: 'ApplicationType', description: 'Description' },
  withheld: ['Contractor'],
  gaps: [
    'Which permit types there are beside “Commercial” is not known, so other new work that is not commercial may be among the rows.',
    'Apartments may be counted as commercial, and are then missing.',
  ],
}
