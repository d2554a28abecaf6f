export { getSoilsAt } from './get-soils-at'
