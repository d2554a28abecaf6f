export { type AddressMatches, findAddress } from './find-address'
