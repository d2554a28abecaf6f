export { getSoilsAt } from './get-soils-at'
export type { getSoilsInArea } from './get-soils-in-area'
