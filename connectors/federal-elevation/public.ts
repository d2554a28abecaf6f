export { getElevation } from './get-elevation'
export type { PointElevation } from './heights-at'
