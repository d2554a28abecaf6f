import { ANY, alike, all } from '@/lib/table-query/condition'
import type { ConstructionSource } from '../source'

export const greensboroNewResidential: ConstructionSource = {
  id: 'greensboro-new-residential',
  city: 'Greensboro',
  state: 'NC',
  reach: 'city',
  title: 'BI_Permits',
  table: {
    dialect: 'arcgis',
    layer: 'https://gis.greensboro-nc.gov/arcgis/rest/services/OpenGateCity/OpenData_HRES_DS/MapServer/2',
  },
  mark: 'C+',
  recipe: all(alike('Description', [ANY, 'NEW', ANY]), alike('Description', [ANY, 'SINGLE FAMILY', ANY])),
  recipeWords: [
    'The description has “NEW” in it: inferred, not seen.',
    'The description has “SINGLE FAMILY” in it: inferred, not seen.',
  ],
  // A column of days that this server compares with a plain text.
  date: { column: 'IssuedDate', meaning: 'issued', style: 'iso-text' },
  supportsIssuedAfter: true,
  stableOrder: 'OBJECTID',
  idColumn: 'PermitNum',
  addressColumns: ['FullAddress'],
  tells: { description: 'Description' },
  withheld: ['Contractor'],
  licence: 'Not stated',
  gaps: [
    'No column for the kind of permit has been identified, so its description is searched.',
    'Apartments are not asked for.',
  ],
}
