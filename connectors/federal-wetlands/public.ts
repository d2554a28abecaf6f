export { getWetlandsAt } from './get-wetlands-at'
