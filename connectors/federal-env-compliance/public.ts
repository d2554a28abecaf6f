export { getDetailedFacilityReport } from './get-detailed-facility-report'
export { nearRow, type RowWithDistance } from './near/near-rows'
