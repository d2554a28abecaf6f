import { ANY, alike, all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const pierceCountyNewResidential: ConstructionSourceInput = {
  id: 'pierce-county-new-residential',
  city: 'Pierce County',
  state: 'WA',
  reach: 'county',
  county: 'Pierce',
  title: 'Permits Pierce County',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services2.arcgis.com/1UvBaQ5y1ubjUPmd/arcgis/rest/services/Permits_Pierce_County/FeatureServer/0',
  },
  mark: 'B',
  recipe: all(
    equal('applicationDept', 'Building'),
    alike('workType', ['New', ANY]),
    among('buildingType', ['Single Family Residence', 'Apartment', 'House-plex', 'Townhouse']),
  ),
  isInferred: true,
  recipeWords: [
    'The department is “Building”, one of six: a guess; we have not seen the word.',
    'The type of work begins with “New”: a guess; we have not seen the word.',
    'The building is a “Single Family Residence” (a guess), an “Apartment”, a “House-plex” or a “Townhouse” (seen in 2026).',
  ],
  date: { column: 'issuedDate', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'applicationNumber',
  idColumn: 'applicationNumber',
  addressColumns: ['siteAddress'],
  tells: {
    kind: 'buildingType',
    status: 'applicationStatus',
    units: 'dwellingUnits',
    value: 'buildingValuation',
  },
  scope: 'The county',
  gaps: [
    'How the county writes its department of building has not been seen.',
    'A value of 0 says that none was stated.',
  ],
}
