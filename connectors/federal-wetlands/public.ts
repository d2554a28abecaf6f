export { getWetlandsAt } from './get-wetlands-at'
export type { getWetlandsInArea } from './get-wetlands-in-area'
