import { ANY, alike, all, among, any, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const detroitNewResidential: ConstructionSourceInput = {
  id: 'detroit-new-residential',
  city: 'Detroit',
  state: 'MI',
  title: 'BSEED Building Permits',
  table: {
    dialect: 'arcgis',
    layer:
      'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/bseed_building_permits/FeatureServer/0',
  },
  mark: 'A',
  // The use group is often empty, so a matching proposed use is sufficient.
  recipe: all(
    equal('permit_type', 'New'),
    any(
      among('use_group', ['R-2', 'R-3']),
      alike('proposed_use_type', [ANY, 'SINGLE FAMILY', ANY]),
      alike('proposed_use_type', [ANY, 'RESIDENTIAL', ANY]),
    ),
  ),
  recipeWords: [
    'The permit type is “New”: seen in 2026.',
    'The use group is R-2 or R-3, or the proposed use has “SINGLE FAMILY” or “RESIDENTIAL” in it: seen in 2026.',
  ],
  // The column contains plain days, but the layer compares it only with timestamps.
  date: { column: 'issued_date', meaning: 'issued', style: 'timestamp' },
  stableOrder: 'ObjectId',
  idColumn: 'record_id',
  addressColumns: ['address', 'zip_code'],
  tells: { kind: 'proposed_use_type' },
  gaps: ['The estimated cost names the contractor in its column and is withheld with the contractors.'],
}
