export { type CleanupCounts, countSites } from './count-sites'
export { type CleanupSiteRecords, getSite } from './get-site'
export { getSiteBoundaries, type SiteBoundariesResult } from './get-site-boundaries'
export { type CleanupSearchResult, searchSites } from './search-sites'
