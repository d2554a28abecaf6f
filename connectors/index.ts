import type { ConnectorRegistry } from '@/lib/connector/declaration'
import { federalCleanup } from './federal-cleanup'
import { federalElevation } from './federal-elevation'
import { federalEnvCompliance } from './federal-env-compliance'
import { federalEnvRegistry } from './federal-env-registry'
import { federalFloodHazard } from './federal-flood-hazard'
import { federalFloodHistory } from './federal-flood-history'
import { federalLaborStats } from './federal-labor-stats'
import { federalLandSurvey } from './federal-land-survey'
import { federalRulemaking } from './federal-rulemaking'
import { federalSoils } from './federal-soils'
import { federalWetlands } from './federal-wetlands'
import { openDataDiscovery } from './open-data-discovery'
import { screeningVendor } from './screening-vendor'
import { usAssessmentEvidence } from './us-assessment-evidence'
import { usFloridaParcels } from './us-florida-parcels'
import { usParcels } from './us-parcels'
import { usPublicAssessments } from './us-public-assessments'

export const connectors = {
  'federal-elevation': federalElevation,
  'federal-env-compliance': federalEnvCompliance,
  'federal-env-registry': federalEnvRegistry,
  'federal-labor-stats': federalLaborStats,
  'federal-land-survey': federalLandSurvey,
  'federal-rulemaking': federalRulemaking,
  'open-data-discovery': openDataDiscovery,
  'screening-vendor': screeningVendor,
  'us-florida-parcels': usFloridaParcels,
  'us-public-assessments': usPublicAssessments,
  'federal-flood-hazard': federalFloodHazard,
  'federal-wetlands': federalWetlands,
  'federal-soils': federalSoils,
  'us-assessment-evidence': usAssessmentEvidence,
  'us-parcels': usParcels,
  'federal-cleanup': federalCleanup,
  'federal-flood-history': federalFloodHistory,
} satisfies ConnectorRegistry

export type Connectors = typeof connectors
