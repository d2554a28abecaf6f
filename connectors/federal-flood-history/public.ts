export { countClaims } from './count-claims'
export { getCommunity } from './get-community'
export { listDeclarations } from './list-declarations'
