export { getDetailedFacilityReport } from './get-detailed-facility-report'
export { type NearRow, nearRow } from './near/near-rows'
