export { type CleanupCounts, countSites } from './count-sites'
export { getSite, type SiteRecords } from './get-site'
export { type BoundaryAnswer, getSiteBoundaries } from './get-site-boundaries'
export { type CleanupAnswer, searchSites } from './search-sites'
