export { getDetailedFacilityReport } from './get-detailed-facility-report'
export { type FacilityRowWithDistance, nearRow } from './near/near-rows'
