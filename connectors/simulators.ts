import { simulateBasemap } from '@/lib/basemap/simulator'
import type { Simulator } from '@/lib/connector/simulator'
import { simulateGeocoder } from '@/lib/geocoder/simulator'
import { simulateElevation } from './federal-elevation/simulator'
import { simulateCompliance } from './federal-env-compliance/simulator'
import { simulateRegistry } from './federal-env-registry/simulator'
import { simulateLandSurvey } from './federal-land-survey/simulator'
import { simulateFloridaParcels } from './us-florida-parcels/simulator'
import { assessmentSimulators } from './us-public-assessments/simulator'

/** Each host we ask, and what stands in for it with sample data. */
export const simulators: Readonly<Record<string, Simulator>> = {
  ...assessmentSimulators,
  'basemap.nationalmap.gov': simulateBasemap,
  'data.epa.gov': simulateRegistry,
  'echodata.epa.gov': simulateCompliance,
  'epqs.nationalmap.gov': simulateElevation,
  'frs-public.epa.gov': simulateRegistry,
  'geocoding.geo.census.gov': simulateGeocoder,
  'gis.blm.gov': simulateLandSurvey,
  'services9.arcgis.com': simulateFloridaParcels,
}
