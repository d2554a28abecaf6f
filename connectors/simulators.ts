import { type Simulator, simulateSites } from '@/lib/connector/upstream/simulated-site'
import { simulateBasemap } from './basemap/simulator'
import { cleanupSites } from './federal-cleanup/simulator'
import { simulateElevation, simulateSamples } from './federal-elevation/simulator'
import { simulateCompliance } from './federal-env-compliance/simulator'
import { simulateRegistry } from './federal-env-registry/simulator'
import { simulateFloodMap } from './federal-flood-hazard/simulator'
import { censusAreaSites, simulateOpenFema } from './federal-flood-history/simulator'
import { simulateLaborStats } from './federal-labor-stats/simulator'
import { simulateLandSurvey } from './federal-land-survey/simulator'
import { simulateRegister } from './federal-rulemaking/simulator'
import { simulateSoils } from './federal-soils/simulator'
import { simulateWetlands } from './federal-wetlands/simulator'
import { simulateGeocoder } from './geocoder/simulator'
import { openDataSites } from './open-data-discovery/simulator'
import { simulateScreening } from './screening-vendor/simulator'
import { simulateTigerweb } from './streets/simulator'
import { evidenceSites } from './us-assessment-evidence/simulator'
import { simulateFloridaParcels } from './us-florida-parcels/simulator'
import { parcelSites } from './us-parcels/simulator'
import { assessmentSites } from './us-public-assessments/simulator'

const registrySite = { host: 'data.epa.gov', path: '/', simulate: simulateRegistry }

const floridaSite = {
  host: 'services9.arcgis.com',
  path: '/Gh9awoU677aKree0/',
  simulate: simulateFloridaParcels,
}

export const simulators: Readonly<Record<string, Simulator>> = {
  // Sites of one host differ by path prefix. If two sites have the same path, the first one responds.
  ...simulateSites([
    ...assessmentSites,
    ...evidenceSites,
    ...openDataSites,
    ...cleanupSites,
    registrySite,
    floridaSite,
    ...censusAreaSites,
    { host: 'tigerweb.geo.census.gov', path: '/', simulate: simulateTigerweb },
    ...parcelSites,
  ]),
  'api.inkwell-screening.example': simulateScreening,
  'api.bls.gov': simulateLaborStats,
  'basemap.nationalmap.gov': simulateBasemap,
  'echodata.epa.gov': simulateCompliance,
  'elevation.nationalmap.gov': simulateSamples,
  'epqs.nationalmap.gov': simulateElevation,
  'frs-public.epa.gov': simulateRegistry,
  'fwspublicservices.wim.usgs.gov': simulateWetlands,
  'geocoding.geo.census.gov': simulateGeocoder,
  'hazards.fema.gov': simulateFloodMap,
  'gis.blm.gov': simulateLandSurvey,
  'sdmdataaccess.sc.egov.usda.gov': simulateSoils,
  'www.fema.gov': simulateOpenFema,
  'www.federalregister.gov': simulateRegister,
}
