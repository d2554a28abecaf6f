export { getFloodZone } from './get-flood-zone'
export type { getFloodZonesInArea } from './get-flood-zones-in-area'
