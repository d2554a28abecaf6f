export { getFloodZone } from './get-flood-zone'
export type { getFloodZonesInArea } from './get-flood-zones-in-area'
export { getPendingZones } from './get-pending-zones'
export { searchMapLetters } from './search-map-letters'
