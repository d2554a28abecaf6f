export { getElevation } from './get-elevation'
export type { Height } from './heights-at'
