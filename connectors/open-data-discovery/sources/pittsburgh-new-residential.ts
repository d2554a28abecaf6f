import { all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

export const pittsburghNewResidential: ConstructionSourceInput = {
  id: 'pittsburgh-new-residential',
  city: 'Pittsburgh',
  state: 'PA',
  title: 'PLI Permits',
  table: { dialect: 'ckan', host: 'data.wprdc.org', resource: 'f4d1177a-f597-4c32-8cbf-7885f56253f6' },
  mark: 'A',
  recipe: all(
    equal('commercial_or_residential', 'Residential'),
    among('work_type', ['NEW CONSTRUCTION', 'New Construction', 'NEW']),
    among('permit_type', ['BUILDING', 'Building & Development Application']),
  ),
  recipeWords: [
    'The permit is “Residential”: seen in 2026.',
    'The work is new construction, in one of its three spellings: seen in 2026.',
    'It is a building permit, in one of its two names: seen in 2026.',
  ],
  date: { column: 'issue_date', meaning: 'issued', style: 'iso-text' },
  // The portal has accepted no SQL since October 2026, so it supports equality but no date ranges.
  supportsIssuedAfter: false,
  stableOrder: '_id',
  idColumn: 'permit_id',
  addressColumns: ['address'],
  tells: { kind: 'work_type' },
  withheld: ['owner_name', 'contractor_name'],
  licence: 'Creative Commons Attribution 4.0 (CC BY 4.0)',
  notice:
    'PLI Permits, City of Pittsburgh, by way of the Western Pennsylvania Regional Data Center, CC BY 4.0',
  gaps: [
    'No day to start from can be set: the portal stopped answering comparisons in October 2026. Rows without a day may come before the newest.',
  ],
}
