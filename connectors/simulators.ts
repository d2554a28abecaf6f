import { simulateBasemap } from '@/lib/basemap/simulator'
import type { Simulator } from '@/lib/connector/simulator'
import { simulateGeocoder } from '@/lib/geocoder/simulator'
import { simulateElevation } from './federal-elevation/simulator'
import { simulateLandSurvey } from './federal-land-survey/simulator'

/** Each host we ask, and what stands in for it with sample data. */
export const simulators: Readonly<Record<string, Simulator>> = {
  'basemap.nationalmap.gov': simulateBasemap,
  'epqs.nationalmap.gov': simulateElevation,
  'geocoding.geo.census.gov': simulateGeocoder,
  'gis.blm.gov': simulateLandSurvey,
}
