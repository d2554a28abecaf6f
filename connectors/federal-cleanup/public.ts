export { type CleanupCounts, countSites } from './count-sites'
export { getSite, type SiteRecords } from './get-site'
export { type CleanupAnswer, searchSites } from './search-sites'
