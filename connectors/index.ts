import type { Registry } from '@/lib/connector/engine'
import { federalElevation } from './federal-elevation'
import { federalEnvCompliance } from './federal-env-compliance'
import { federalEnvRegistry } from './federal-env-registry'
import { federalLandSurvey } from './federal-land-survey'
import { usFloridaParcels } from './us-florida-parcels'
import { usPublicAssessments } from './us-public-assessments'

/** Every connector, by the name the contract gives it. */
export const connectors = {
  'federal-elevation': federalElevation,
  'federal-env-compliance': federalEnvCompliance,
  'federal-env-registry': federalEnvRegistry,
  'federal-land-survey': federalLandSurvey,
  'us-florida-parcels': usFloridaParcels,
  'us-public-assessments': usPublicAssessments,
} satisfies Registry

export type Connectors = typeof connectors
