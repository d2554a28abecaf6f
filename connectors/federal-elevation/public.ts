export { getElevation } from './get-elevation'
