import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { getSectionGeometry } from './get-section-geometry'
import { getTownshipSection } from './get-township-section'
import { layerAtPoint } from './layer-at-point'
import { locateDescription } from './locate-description'
import { locatePoint } from './locate-point'
import { searchByLegalDescription } from './search-by-legal-description'
import { surveySquare, surveyTile } from './survey-grid'
import { BASE, checkFields, HOST } from './wire'

export const federalLandSurvey = {
  name: 'federal-land-survey',
  title: 'BLM National Public Land Survey System (CadNSDI)',
  purpose: 'Public Land Survey System township, range, section, meridian and section geometry',
  publisher: { name: 'Bureau of Land Management', url: BASE },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, timeout: 15_000, retries: 1, maxBytes: 10_000_000 },
  coverage:
    '30 states of the Public Land Survey System, with gaps for private grants, water and land not surveyed',
  freshness: { mode: 'not_declared', note: 'How current each state is, the publisher does not say.' },
  licence: { name: 'US public domain' },
  attribution:
    'U.S. Department of the Interior, Bureau of Land Management, Public Land Survey System (CadNSDI)',
  caveats: [
    'A map version of the survey records, not a legal land survey. It shows neither title nor the boundary of a property.',
    'The national copy may be older than the records of the Bureau’s state offices.',
    'Aliquot parts and lots are named where published; a search finds the section, not the part of it.',
  ],
  entities: ['township', 'section'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: [
    'getTownshipSection for a point',
    'searchByLegalDescription for a written description',
    'getSectionGeometry for the outline',
  ],
  notes: ['Meridians are named from their codes: the source’s own name column carries wrong entries.'],
  safeguards: [
    'Two requests in flight at most; answers are kept for a week, squares of the map for a month.',
    'Queries are built from checked pieces only.',
  ],
  limits: ['50 places an answer', 'On the map townships from zoom 9 and sections from zoom 12'],
  privacy: { classification: 'public', excludedFields: [] },
  methods: {
    getTownshipSection,
    searchByLegalDescription,
    getSectionGeometry,
    getPLSSServiceInfo: serviceInfo,
  },
  internal: { locateDescription, locatePoint, layerAtPoint, surveySquare, surveyTile, checkFields },
} satisfies ConnectorDeclaration
