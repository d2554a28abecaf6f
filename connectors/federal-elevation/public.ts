export { getElevation } from './get-elevation'
export type { PointHeight } from './heights-at'
